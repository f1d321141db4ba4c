### Eine Seite, die ihr eigener Server ist: was ihr im Weg steht und in welchem Tab die Spiele liegen.

offline-nobody = An diesen Tisch kann sonst niemand kommen. Gib den Platz einem Bot oder jemandem an diesem Gerät.
