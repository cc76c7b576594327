/** Pages that only some games have, for their cards on the home page. */
export interface GamePage {
  href: string;
  /** The key of its name. */
  name: string;
}

/** Every game has puzzles. */
export const puzzlesOf = (game: string): string => `/puzzles/${game}`;

export const PAGES: Readonly<Record<string, readonly GamePage[]>> = {
  paper_dungeons: [
    { href: '/campaign/paper_dungeons', name: 'pds-stories' },
    { href: '/bests/paper_dungeons', name: 'pds-bests' },
  ],
};
