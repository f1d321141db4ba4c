### Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.

push-turn = À toi de jouer : { $edition }
push-turn-body = Ta table t’attend.
push-switch = Préviens-moi quand c’est mon tour
push-help = Même quand cette page est fermée. Ce serveur envoie alors un message par le service de notifications de l’éditeur de ton navigateur, qui apprend qu’il y en a un, mais pas ce qu’il dit.
push-on = Les messages passent par { $service }.
push-refused = Ton navigateur ne laisse pas cette page envoyer de messages. Tu peux changer cela dans ses réglages pour cette page.
push-failed = Ton navigateur n’atteint aucun service de notifications. Le titre de la fenêtre te dit toujours quand c’est ton tour.
push-off = Ce serveur n’envoie pas de messages aux appareils.
push-endpoint = Ce n’est pas l’adresse d’un service de notifications sur Internet.
push-keys = Les clés de cet appareil sont illisibles.
