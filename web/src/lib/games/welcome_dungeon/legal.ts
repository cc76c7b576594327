/** Which thing on the board stands for which legal action. Nothing here decides what is legal. */
import type { Action } from '../../wire/generated/welcome_dungeon.ts';
import type { HeroId, MonsterId, TileId } from './box.ts';

export { isSame } from '../shared/same.ts';

export interface Targets {
  draw: Action | null;
  pass: Action | null;
  add: Action | null;
  keep: Action | null;
  use: Action | null;
  sacrifice: Map<TileId, Action>;
  name: Map<MonsterId, Action>;
  hero: Map<HeroId, Action>;
}

export function targets(legal: readonly Action[]): Targets {
  const made: Targets = {
    draw: null,
    pass: null,
    add: null,
    keep: null,
    use: null,
    sacrifice: new Map(),
    name: new Map(),
    hero: new Map(),
  };
  for (const action of legal) {
    if (action.kind === 'sacrifice') made.sacrifice.set(action.tile, action);
    else if (action.kind === 'name') made.name.set(action.monster, action);
    else if (action.kind === 'choose_hero') made.hero.set(action.hero, action);
    else if (action.kind === 'use_axe' || action.kind === 'use_polymorph') made.use = action;
    else made[action.kind] = action;
  }
  return made;
}
