/** Pages a game has beside its tables and its rules, for its card on the home page. */
export interface GamePage {
  href: string;
  /** The key of its name. */
  name: string;
}

export const PAGES: Readonly<Record<string, readonly GamePage[]>> = {
  paper_dungeons: [
    { href: '/campaign/paper_dungeons', name: 'pds-stories' },
    { href: '/bests/paper_dungeons', name: 'pds-bests' },
  ],
  dungeon_lords: [{ href: '/academy', name: 'academy-title' }],
};
