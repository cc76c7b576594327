### Zapraszamy do podziemi: co stół mówi obok planszy.

wdb-forecast-given-up = Życie na wejściu bez niego: { $hp }.
wdb-why = Twoje sukcesy: { $successes } (do wygranej: { $target }), porażki: { $failures } (do odpadnięcia: { $limit }).
