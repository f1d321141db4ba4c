"""Pictures of positions, as text and as vector graphics, drawn from views: a picture cannot show a secret."""
