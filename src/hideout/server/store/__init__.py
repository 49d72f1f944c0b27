"""What the server keeps: tables, their seats and their moves. All else can be rebuilt."""
