"""How what is counted is declined: after 1, after 2 to 4 (Polish also 22 to 24), after all other numbers.

One row for each case a sentence may want. A message with a noun that is not here fails its test: add a row.
"""

from __future__ import annotations

from typing import Final

Row = tuple[str, str, str]


def _rows(lines: str) -> tuple[Row, ...]:
    # every line has the same number of words
    return tuple(tuple(line.strip().split("|")) for line in lines.strip().splitlines())  # type: ignore[misc]


NOUNS: Final[dict[str, tuple[Row, ...]]] = {
    "cs": _rows(
        """
        akce|akce|akcí
        bod|body|bodů
        bod slávy|body slávy|bodů slávy
        chodba|chodby|chodeb
        chodbu|chodby|chodeb
        chodbě|chodbách|chodbách
        chyba|chyby|chyb
        den|dny|dní
        divák|diváci|diváků
        dopis|dopisy|dopisů
        hodina|hodiny|hodin
        hodinu|hodiny|hodin
        hodnocená partie|hodnocené partie|hodnocených partií
        hodnota|hodnoty|hodnot
        hrdina|hrdinové|hrdinů
        hráč|hráči|hráčů
        hráče|hráče|hráčů
        hráči|hráčích|hráčích
        imp|impové|impů
        impa|impy|impů
        impa|impů|impů
        jídlo|jídla|jídel
        kapitola|kapitoly|kapitol
        karta|karty|karet
        kartu|karty|karet
        karty|karet|karet
        kole|kolech|kolech
        kolo|kola|kol
        krok|kroky|kroků
        lektvar|lektvary|lektvarů
        mince|mince|mincí
        minci|mincích|mincích
        minuta|minuty|minut
        minutu|minuty|minut
        místa|míst|míst
        místo|místa|míst
        místnost|místnosti|místností
        nevyříditelný dopis|nevyříditelné dopisy|nevyříditelných dopisů
        neznámá karta|neznámé karty|neznámých karet
        neúspěch|neúspěchy|neúspěchů
        nová zpráva|nové zprávy|nových zpráv
        nuget|nugety|nugetů
        náhodná karta|náhodné karty|náhodných karet
        partie|partie|partií
        past|pasti|pastí
        pohyb|pohyby|pohybů
        pohybem|pohyby|pohyby
        pole|pole|polí
        polovina|poloviny|polovin
        pracovníka|pracovníky|pracovníků
        problém|problémy|problémů
        příšera|příšery|příšer
        příšeru|příšery|příšer
        robot|roboti|robotů
        rozdání|rozdáních|rozdáních
        rozhodnutí|rozhodnutí|rozhodnutí
        sekunda|sekundy|sekund
        sekundu|sekundy|sekund
        spojení|spojení|spojení
        stolu|stolů|stolů
        stůl|stoly|stolů
        tah|tahy|tahů
        volné srdce|volná srdce|volných srdcí
        vyřešená|vyřešené|vyřešených
        věc|věci|věcí
        vězeň|vězni|vězňů
        zlo|zla|zla
        zlato|zlata|zlata
        znak|znaky|znaků
        způsob|způsoby|způsobů
        způsobem|způsoby|způsoby
        zranění|zranění|zranění
        ztracené pole|ztracená pole|ztracených polí
        záchranný kód|záchranné kódy|záchranných kódů
        záznam|záznamy|záznamů
        úspěch|úspěchy|úspěchů
        člověk|lidé|lidí
        člověka|lidi|lidí
        život|životy|životů
        """
    ),
    "sk": _rows(
        """
        akcia|akcie|akcií
        bod|body|bodov
        bod slávy|body slávy|bodov slávy
        chodba|chodby|chodieb
        chodbu|chodby|chodieb
        chodbe|chodbách|chodbách
        chyba|chyby|chýb
        deň|dni|dní
        diel|diely|dielov
        divák|diváci|divákov
        elixír|elixíry|elixírov
        hodina|hodiny|hodín
        hodinu|hodiny|hodín
        hodnotená partia|hodnotené partie|hodnotených partií
        hodnota|hodnoty|hodnôt
        hrdina|hrdinovia|hrdinov
        hráč|hráči|hráčov
        hráča|hráčov|hráčov
        hráčovi|hráčoch|hráčoch
        imp|impovia|impov
        impa|impov|impov
        jedlo|jedlá|jedál
        kapitola|kapitoly|kapitol
        karta|karty|kariet
        kartu|karty|kariet
        karty|kariet|kariet
        kole|kolách|kolách
        kolo|kolá|kôl
        krok|kroky|krokov
        list|listy|listov
        miesta|miest|miest
        miesto|miesta|miest
        miestnosť|miestnosti|miestností
        minci|minciach|minciach
        minúta|minúty|minút
        minútu|minúty|minút
        nedoručiteľný list|nedoručiteľné listy|nedoručiteľných listov
        neznáma karta|neznáme karty|neznámych kariet
        neúspech|neúspechy|neúspechov
        nová správa|nové správy|nových správ
        nuget|nugety|nugetov
        náhodná karta|náhodné karty|náhodných kariet
        partia|partie|partií
        pasca|pasce|pascí
        pohyb|pohyby|pohybov
        pohybom|pohybmi|pohybmi
        polovica|polovice|polovíc
        pracovníka|pracovníkov|pracovníkov
        problém|problémy|problémov
        príšera|príšery|príšer
        príšeru|príšery|príšer
        robot|roboti|robotov
        rozdaní|rozdaniach|rozdaniach
        rozhodnutie|rozhodnutia|rozhodnutí
        sekunda|sekundy|sekúnd
        sekundu|sekundy|sekúnd
        spojenie|spojenia|spojení
        spôsob|spôsoby|spôsobov
        spôsobom|spôsobmi|spôsobmi
        stola|stolov|stolov
        stôl|stoly|stolov
        stratený diel|stratené diely|stratených dielov
        vec|veci|vecí
        voľné srdce|voľné srdcia|voľných sŕdc
        vyriešená|vyriešené|vyriešených
        väzeň|väzni|väzňov
        zamiešanie|zamiešania|zamiešaní
        zlato|zlata|zlata
        zlo|zla|zla
        znak|znaky|znakov
        zranenie|zranenia|zranení
        záchranný kód|záchranné kódy|záchranných kódov
        záznam|záznamy|záznamov
        úspech|úspechy|úspechov
        človek|ľudia|ľudí
        človeka|ľudí|ľudí
        ťah|ťahy|ťahov
        život|životy|životov
        """
    ),
    "pl": _rows(
        """
        PŻ|PŻ|PŻ
        akcja|akcje|akcji
        bohater|bohaterów|bohaterów
        bot|boty|botów
        bryłka|bryłki|bryłek
        bryłka złota|bryłki złota|bryłek złota
        błąd|błędy|błędów
        część|części|części
        decyzja|decyzje|decyzji
        dzień|dni|dni
        godzina|godziny|godzin
        godzinę|godziny|godzin
        gracz|graczy|graczy
        gracza|graczy|graczy
        graczu|graczach|graczach
        imp|impy|impów
        impa|impy|impów
        impa|impów|impów
        jedzenie|jedzenia|jedzenia
        karta|karty|kart
        kartę|karty|kart
        karty|kart|kart
        kod ratunkowy|kody ratunkowe|kodów ratunkowych
        komnata|komnaty|komnat
        korytarz|korytarze|korytarzy
        korytarza|korytarzy|korytarzy
        korytarzu|korytarzach|korytarzach
        krok|kroki|kroków
        list|listy|listów
        losowa karta|losowe karty|losowych kart
        martwy list|martwe listy|martwych listów
        miejsce|miejsca|miejsc
        mikstura|mikstury|mikstur
        minuta|minuty|minut
        monecie|monetach|monetach
        nieznana karta|nieznane karty|nieznanych kart
        nowa wiadomość|nowe wiadomości|nowych wiadomości
        obrażenie|obrażenia|obrażeń
        osoba|osoby|osób
        osobę|osoby|osób
        partia|partie|partii
        partii liczonej|partii liczonych|partii liczonych
        pole|pola|pól
        porażka|porażki|porażek
        potwór|potwory|potworów
        połączenie|połączenia|połączeń
        problem|problemy|problemów
        punkt|punkty|punktów
        punkt chwały|punkty chwały|punktów chwały
        punkt ruchu|punkty ruchu|punktów ruchu
        punkt życia|punkty życia|punktów życia
        pułapka|pułapki|pułapek
        raz|razy|razy
        robotnika|robotników|robotników
        rozwiązana|rozwiązane|rozwiązanych
        ruch|ruchy|ruchów
        ruch|ruchów|ruchów
        ruchem|ruchami|ruchami
        runda|rundy|rund
        rundzie|rundach|rundach
        rzecz|rzeczy|rzeczy
        scenariusz|scenariusze|scenariuszy
        sekunda|sekundy|sekund
        sekundę|sekundy|sekund
        sekundy|sekund|sekund
        sposób|sposoby|sposobów
        stołu|stołów|stołów
        stracone pole|stracone pola|straconych pól
        stół|stoły|stołów
        sukces|sukcesy|sukcesów
        tura|tury|tur
        turę|tury|tur
        wartość|wartości|wartości
        widz|widzów|widzów
        więzień|więźniów|więźniów
        wolne serce|wolne serca|wolnych serc
        zapis|zapisy|zapisów
        znak|znaki|znaków
        znaku|znaków|znaków
        zło|zła|zła
        złota|złota|złota
        złoto|złota|złota
        """
    ),
}
