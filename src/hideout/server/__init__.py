"""Tables over the network: HTTP, WebSocket, a database."""
