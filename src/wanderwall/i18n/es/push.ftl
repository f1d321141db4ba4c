### Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.

push-turn = Te toca: { $edition }
push-turn-body = Tu mesa te espera.
push-switch = Avísame cuando me toque
push-help = También cuando esta página está cerrada. Este servidor manda entonces un mensaje por el servicio de notificaciones de quien hace tu navegador, que se entera de que hay uno, pero no de lo que dice.
push-on = Los mensajes llegan por { $service }.
push-refused = Tu navegador no deja que esta página mande mensajes. Puedes cambiarlo en sus ajustes para esta página.
push-failed = Tu navegador no llega a ningún servicio de notificaciones. El título de la ventana te sigue diciendo cuándo te toca.
push-off = Este servidor no manda mensajes a dispositivos.
push-endpoint = Esta no es la dirección de un servicio de notificaciones en Internet.
push-keys = Las claves de este dispositivo no se pueden leer.
