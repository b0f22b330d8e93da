import { listQuery, type CyberScreen } from './cyber-screen';
import type { Requested } from '../data/source';

/** The list of a screen, which names its discipline and championship as well. */
export function requestedList(screen: Exclude<CyberScreen, { kind: 'unknown' }>) {
  return { kind: 'list', query: listQuery(screen) } as const satisfies Requested;
}

/** What a screen loads; a broadcast is loaded in the page. */
export function queriesOf(screen: CyberScreen): readonly Requested[] {
  if (screen.kind === 'unknown') return [];
  const list = requestedList(screen);
  return screen.kind === 'game' ? [{ kind: 'game', gameId: screen.gameId }, list] : [list];
}
