"""The table: people and bots play over the network, and nothing acknowledged is ever lost."""
