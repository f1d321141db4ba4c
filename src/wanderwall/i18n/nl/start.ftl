### The start page and everything that is no game.

start-title = Schuif de muren. Vind de weg.
page-missing = Deze pagina bestaat niet.
page-home = Naar het begin
close = Sluiten
page-offline = De server is niet bereikbaar.
page-server = De server heeft dat niet begrepen.
page-wrong_key = De sleutel van deze plaats is niet (meer) geldig.
page-no_table = Deze tafel bestaat niet.
page-key_reissued = Deze plaats is elders met een nieuwe link geopend.
page-misunderstood = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
page-left = Je hebt de tafel verlaten.
