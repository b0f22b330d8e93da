import { expect, test, vi } from 'vitest';
import { Crest } from '@grandstand/ui';
import { REFRESH_MS } from '../line/line-queries';
import { liveGame } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

vi.mock(import('@grandstand/ui'), { spy: true });

test('a list that is loaded again renders the rows of the matches that changed, and no other', async () => {
  const shell = standInShell({ path: '/live' });
  const game = (id: number) => liveGame(id, { homeId: `team-${id}`, awayId: `team-${id}` });
  shell.games.splice(0, Infinity, game(1), game(2), game(3));
  await shell.mount();
  const rendered = () => new Set(vi.mocked(Crest).mock.calls.map(([{ team }]) => team));
  expect(rendered()).toEqual(new Set(['team-1', 'team-2', 'team-3']));
  vi.mocked(Crest).mockClear();
  shell.games.splice(1, 1, { ...game(2), outcomeCount: 99 });
  await shell.pass(REFRESH_MS);
  expect(rendered()).toEqual(new Set(['team-2']));
});
