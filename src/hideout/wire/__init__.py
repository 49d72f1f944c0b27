"""What goes over the wire between a server and its clients: docs/protocol.md in types."""
