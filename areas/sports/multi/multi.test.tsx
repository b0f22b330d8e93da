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

test('SPT-02 without matches in the address those of top leagues are first, and others can be added', async () => {
  const more = [4, 5, 6, 7].map((id) => liveGame(id, { home: `Team ${id}` }));
  const { go, last } = await opened('/multi', more);
  expect(panels()[0]).toBe('Leeds United – Everton');
  await go('/multi?ids=1');
  fireEvent.click(screen.getByRole('button', { name: /^Getafe – Elche/ }));
  expect(last()).toMatchObject({ path: '/multi?ids=1,3' });
  await go('/multi?ids=1,3');
  expect(panel('Getafe – Elche')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Getafe – Elche' }));
  await go('/multi?ids=1');
  expect(panel('Arsenal – Chelsea')).toHaveFocus();
});

test('SPT-02 the seventh match asks which of the six gives way, and takes its place', async () => {
  const more = [4, 5, 6, 7].map((id) => liveGame(id, { home: `Team ${id}` }));
  const { go, last, pass } = await opened('/multi?ids=1,2,3,4,5,6', more);
  await pass();
  expect(panels()).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: /^Team 7 – Chelsea/ }));
  expect(last()).toEqual({ path: '/multi?ids=1,2,3,4,5,6,7', replace: true });
  await go('/multi?ids=1,2,3,4,5,6,7');
  const question = screen.getByRole('heading', {
    name: 'Which match gives way to Team 7 – Chelsea?',
  });
  expect(question).toHaveFocus();
  expect(panels()).toHaveLength(6);
  // Another order leaves the question open.
  fireEvent.keyDown(panel('Team 6 – Chelsea'), { key: 'ArrowRight', altKey: true });
  expect(last()).toMatchObject({ path: '/multi?ids=1,2,3,4,5,6,7' });
  const choice = within(question.closest('section') as HTMLElement);
  fireEvent.click(choice.getByRole('button', { name: /^Getafe – Elche/ }));
  expect(last()).toEqual({ path: '/multi?ids=1,2,7,4,5,6', replace: true });
  fireEvent.click(choice.getByRole('button', { name: 'Keep these 6 matches' }));
  expect(last()).toMatchObject({ path: '/multi?ids=1,2,3,4,5,6' });
  await go('/multi?ids=1,2,7,4,5,6');
  expect(question).not.toBeInTheDocument();
});

test('SPT-02 a seventh that there is not asks for nothing', async () => {
  const more = [4, 5, 6].map((id) => liveGame(id, { home: `Team ${id}` }));
  const { pass } = await opened('/multi?ids=1,2,3,4,5,6,99', more);
  await pass();
  expect(panels()).toHaveLength(6);
  expect(screen.queryByRole('heading', { name: /gives way/ })).toBeNull();
});

test('SPT-02 each row in play leads to the page, with the matches that are followed there', async () => {
  const { go } = await opened('/live');
  const link = (): string | null =>
    screen
      .getByRole('link', { name: 'Several matches at once: Getafe – Elche' })
      .getAttribute('href');
  expect(link()).toBe('/en/multi?ids=3');
  await go('/multi?ids=2,1');
  await go('/live');
  expect(link()).toBe('/en/multi?ids=2,1,3');
  await go('/line');
  expect(screen.queryByRole('link', { name: /^Several matches at once/ })).toBeNull();
});
