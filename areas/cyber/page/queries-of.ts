import { listQuery, type CyberScreen } from './cyber-screen';
import type { ScreenQuery } from '../data/source';

/** The list of a screen, which names its discipline and championship as well. */
export function listScreenQuery(screen: Exclude<CyberScreen, { kind: 'unknown' }>) {
  return { kind: 'list', query: listQuery(screen) } as const satisfies ScreenQuery;
}

/** What a screen loads; a broadcast is loaded in the page. */
export function queriesOf(screen: CyberScreen): readonly ScreenQuery[] {
  if (screen.kind === 'unknown') return [];
  const list = listScreenQuery(screen);
  return screen.kind === 'game' ? [{ kind: 'game', gameId: screen.gameId }, list] : [list];
}
