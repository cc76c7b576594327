/** The picture of each game in lists. */
const ICONS: Record<string, string> = {
  welcome_dungeon: 'daemon-skull',
  paper_dungeons: 'treasure-map',
  dark_cave: 'dwarf-face',
  dungeon_lords: 'imp',
};

export function gameIcon(game: string): string {
  return ICONS[game] ?? 'treasure-map';
}
