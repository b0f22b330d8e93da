import type { Game } from '@grandstand/bus-contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liveGame } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

async function opened(path: string, more: readonly Game[] = []) {
  const shell = standInShell({ path });
  shell.games.splice(
    0,
    shell.games.length,
    liveGame(1),
    liveGame(2, { home: 'Leeds United', away: 'Everton', isTop: true }),
    liveGame(3, { home: 'Getafe', away: 'Elche' }),
    ...more,
  );
  await shell.mount();
  await shell.pass();
  const last = () => shell.wentTo.at(-1);
  return { ...shell, last };
}

const panels = () => screen.getAllByRole('article').map((panel) => panel.ariaLabel);
const panel = (name: string) => screen.getByRole('article', { name });

test('SPT-02 RTE-04 the matches of the address are shown in its order, each with its score and odds', async () => {
  const { chosen, pass } = await opened('/multi?ids=2,1');
  expect(panels()).toEqual(['Leeds United – Everton', 'Arsenal – Chelsea']);
  const arsenal = within(panel('Arsenal – Chelsea'));
  expect(arsenal.getAllByRole('group')).toHaveLength(3);
  fireEvent.click(arsenal.getByRole('button', { name: /^Yes 1\.70/ }));
  await pass();
  expect(chosen).toMatchObject([{ marketId: '1:180', gameId: 1 }]);
});

test('SPT-02 RTE-04 a match is moved by keys and buttons, and the address follows', async () => {
  const { go, last } = await opened('/multi?ids=2,1,3');
  fireEvent.keyDown(panel('Getafe – Elche'), { key: 'ArrowLeft', altKey: true });
  expect(last()).toEqual({ path: '/multi?ids=2,3,1', replace: true });
  // Pressed again before the page has followed.
  fireEvent.keyDown(panel('Getafe – Elche'), { key: 'ArrowLeft', altKey: true });
  expect(last()).toMatchObject({ path: '/multi?ids=3,2,1' });
  fireEvent.keyDown(panel('Getafe – Elche'), { key: 'ArrowRight', altKey: true });
  await go('/multi?ids=2,3,1');
  expect(panel('Getafe – Elche')).toHaveFocus();
  expect(screen.getByText('Getafe – Elche: place 2 of 3')).toBeInTheDocument();
  // Without Alt the key is the page's.
  fireEvent.keyDown(panel('Getafe – Elche'), { key: 'ArrowLeft' });
  expect(last()).toMatchObject({ path: '/multi?ids=2,3,1' });
  fireEvent.click(screen.getByRole('button', { name: 'Move later: Leeds United – Everton' }));
  expect(last()).toMatchObject({ path: '/multi?ids=3,2,1' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Getafe – Elche' }));
  expect(last()).toMatchObject({ path: '/multi?ids=2,1' });
});

test('SPT-02 without matches in the address those of top leagues are first, and others can be added up to six', async () => {
  const more = [4, 5, 6, 7].map((id) => liveGame(id, { home: `Team ${id}` }));
  const { go, last, pass } = await opened('/multi', more);
  expect(panels()[0]).toBe('Leeds United – Everton');
  await go('/multi?ids=1');
  fireEvent.click(screen.getByRole('button', { name: /^Getafe – Elche/ }));
  expect(last()).toMatchObject({ path: '/multi?ids=1,3' });
  await go('/multi?ids=1,2,3,4,5,6');
  await pass();
  expect(panels()).toHaveLength(6);
  expect(screen.getByText('6 matches are shown. Remove one to add another.')).toBeVisible();
});
