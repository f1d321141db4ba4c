"""The server: people and bots play over the network, and no acknowledged move is ever lost."""
