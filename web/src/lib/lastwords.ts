/** What is said when even the catalogue of texts did not come. The catalogues say the same (`broken-…`); a test compares. */
import type { Language } from './text';

export interface LastWords {
  title: string;
  page: string;
  words: string;
  board: string;
  reload: string;
  copy: string;
  copied: string;
}

const WORDS: Record<Language, LastWords> = {
  en: {
    title: 'Something did not work',
    page: 'This page could not be loaded. The server may have been updated, or the connection is gone. Your matches are safe.',
    words: 'The texts could not be loaded. The connection may be gone.',
    board: 'The board stopped working. Your match is safe: below you can go on without the board, or reload the page.',
    reload: 'Load the page again',
    copy: 'Copy a report',
    copied: 'The report is copied',
  },
  cs: {
    title: 'Něco se nepovedlo',
    page: 'Stránka se nenačetla. Server se možná právě aktualizoval, nebo vypadlo spojení. Tvé partie jsou v pořádku.',
    words: 'Texty se nenačetly. Možná vypadlo spojení.',
    board: 'Herní deska přestala fungovat. Partie je v pořádku: můžeš hrát dál bez desky, nebo stránku načíst znovu.',
    reload: 'Načíst stránku znovu',
    copy: 'Zkopírovat hlášení',
    copied: 'Hlášení je zkopírované',
  },
  sk: {
    title: 'Niečo sa nepodarilo',
    page: 'Stránka sa nenačítala. Server sa možno práve aktualizoval alebo vypadlo spojenie. Tvoje partie sú v poriadku.',
    words: 'Texty sa nenačítali. Možno vypadlo spojenie.',
    board:
      'Herná doska prestala fungovať. Partia je v poriadku: môžeš hrať ďalej bez dosky alebo stránku načítať znova.',
    reload: 'Načítať stránku znova',
    copy: 'Skopírovať hlásenie',
    copied: 'Hlásenie je skopírované',
  },
  pl: {
    title: 'Coś się nie udało',
    page: 'Nie udało się wczytać strony. Serwer mógł zostać właśnie zaktualizowany albo zerwało się połączenie. Twoje partie są bezpieczne.',
    words: 'Nie udało się wczytać tekstów. Mogło zerwać się połączenie.',
    board:
      'Plansza przestała działać. Partia jest bezpieczna: możesz grać dalej bez planszy albo wczytać stronę ponownie.',
    reload: 'Wczytaj stronę ponownie',
    copy: 'Skopiuj raport',
    copied: 'Raport skopiowano',
  },
};

export const lastWords = (language: Language): LastWords => WORDS[language];
