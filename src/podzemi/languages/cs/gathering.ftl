### Před partií a kolem ní: seznam stolů, dveře, připravenost, moje stoly.

refusal-table_password = Heslo stolu má 1 až { $max } viditelných znaků.
refusal-locked = Tento stůl je zamčený. Zadej jeho heslo.
refusal-no_entry = Takový stůl tu není, nebo heslo nesouhlasí.
refusal-no_watching = U tohoto stolu se nikdo dívat nesmí.
refusal-kicked = Hostitel tě od tohoto stolu poslal pryč. Znovu si sem sednout nejde.
refusal-table_closed = Tento stůl byl zrušen: všichni odešli dřív, než partie začala.
refusal-not_ready = Ještě nejsou připraveni všichni: { $names }.
refusal-nobody_there = Nesedí tam nikdo, kdo by mohl být hostitelem.

## Seznam stolů

lobby-featured = Právě se hraje
lobby-only = Jiný stůl teď otevřený není.
lobby-search = Hledat podle jména
lobby-filter = Filtr
lobby-game = Hra
lobby-any-game = jakákoli hra
lobby-players = Hráči
lobby-any-number = jakýkoli počet
lobby-phase = Partie
lobby-phase-any = čeká nebo běží
lobby-phase-gathering = čeká na hráče
lobby-phase-playing = běží
lobby-free = Volná místa
lobby-free-any = libovolně
lobby-free-count =
    { $count ->
        [one] aspoň { $count }
        [few] aspoň { $count }
       *[other] aspoň { $count }
    }
lobby-clock = Čas
lobby-clock-any = s hodinami i bez nich
lobby-clock-yes = s hodinami
lobby-clock-no = bez hodin
lobby-door = Heslo
lobby-door-any = s heslem i bez něj
lobby-door-open = bez hesla
lobby-door-locked = s heslem
lobby-language = Jazyk
lobby-language-any = jakýkoli jazyk
lobby-mine = Jen moje stoly
lobby-none = Takový stůl tu zrovna není.
lobby-clear = Zrušit filtr
lobby-more =
    { $count ->
        [one] Ukázat ještě jeden
        [few] Ukázat ještě { $count }
       *[other] Ukázat ještě { $count }
    }
lobby-left-out =
    { $count ->
        [one] Ještě jeden stůl tu není vypsán. Najdeš ho filtrem.
        [few] Ještě { $count } stoly tu nejsou vypsány. Najdeš je filtrem.
       *[other] Ještě { $count } stolů tu není vypsáno. Najdeš je filtrem.
    }
lobby-locked = Heslo
lobby-no-watching = Dívat se nesmí nikdo

## Dveře

door-title = Kdo smí přijít
door-password = Heslo
door-password-why = Není-li potřeba, nech prázdné. Tvůj zvací odkaz pustí přátele i bez něj.
door-watching = Ostatní se smějí dívat
door-watching-why = Kdo se dívá, vidí jen to, co smějí vidět všichni.
door-language = Jazyk u stolu
door-language-why = Pro toho, kdo hledá stůl; hru čte každý ve svém jazyce.
door-locked = Tento stůl je zamčený
door-locked-why = Zadej heslo, nebo si od hostitele vyžádej zvací odkaz.
door-unknown = Takový stůl tu není, nebo je zamčený
door-unknown-why = Možná odkaz není celý. Má-li stůl heslo, zadej ho tady.
door-enter = Vstoupit

## Scházení

gather-abandoned = Všichni odešli. Partii dohráli roboti.
gather-ready = připraveno
gather-not-ready = ještě ne
gather-i-am-ready = Můžeme začít
gather-not-yet = Ještě ne
gather-ask = Jsou všichni připraveni?
gather-waiting-for = Ještě chybí: { $names }.
gather-host = hostitel
gather-make-host = Předat hostitelství
gather-send-away = Poslat pryč
gather-send-away-title = Poslat pryč: { $name }?
gather-send-away-why = { $name } se to dozví a u tohoto stolu si už nesedne.
gather-keep = Ať zůstane
gather-leave = Odejít od stolu
gather-leave-why = Tvé místo se uvolní a hostitelství přejde na dalšího.
gather-leave-last = Nikdo jiný tu není: stůl se zruší.
gather-stay = Zůstat
gather-kicked = Hostitel tě od tohoto stolu poslal pryč.
gather-closed = Tento stůl byl zrušen: všichni odešli dřív, než partie začala.
gather-fill = Obsadit volná místa roboty
gather-locked = S heslem
gather-no-watching = Bez diváků
gather-rematch = Ještě jednou
gather-rematch-why = Každý si přesedl o jedno místo. Partie začne, jakmile souhlasí všichni.
gather-rematch-declined = U tohoto stolu už nehraješ.
gather-accept = Hrát znovu
gather-decline = Ne, díky
gather-offer = Ostatní se ptají, jestli si zahraješ znovu.
gather-keeps = hraje za: { $name }
gather-bot-sits = { $name } je pryč, hraje robot.
gather-is-back = { $name } je zpátky.
gather-new-host = Hostitelem je teď { $name }.

## Moje stoly

turns-title = Moje stoly
turns-label =
    { $count ->
        [0] Moje stoly
       *[other] Moje stoly: u { $count } jsi na tahu
    }
turns-your-turn = jsi na tahu
turns-others = rozhodují ostatní
turns-gathering = čeká na hráče
turns-ready = můžeme začít?
turns-rematch = ještě jednou?
turns-kept = hraje za tebe robot
turns-with =
    { $bots ->
        [0] { $names }
        [one] { $names } a jeden robot
        [few] { $names } a { $bots } roboti
       *[other] { $names } a { $bots } robotů
    }
turns-bots =
    { $bots ->
        [one] jeden robot
        [few] { $bots } roboti
       *[other] { $bots } robotů
    }
turns-alone = sólo
turns-notify = Dej mi vědět, když jsem na tahu
turns-notify-why = Oznámení prohlížeče, když je tato stránka na pozadí.
turns-notify-blocked = Prohlížeč této stránce oznámení nedovoluje. Povolit je můžeš v jeho nastavení.
turns-together = Všechny na jedné stránce
turns-forward = Do popředí
turns-over = konec
turns-note = Jsi na tahu: { $game }
