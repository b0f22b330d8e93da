import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standInShell } from '../testing/stand-in-shell';

const FOOTBALL = 1;

async function mounted(path: string) {
  const shell = standInShell({ path });
  await shell.mount();
  return shell;
}

test('SPT-03 a sport that closes for the player leaves list and menu at once', async () => {
  const shell = await mounted('/line/football');
  const menu = within(screen.getByRole('navigation', { name: 'Sports menu' }));
  expect(screen.getByRole('region', { name: /Leeds United/ })).toBeVisible();
  shell.close({ line: [FOOTBALL] });
  await shell.pass();
  expect(screen.queryByRole('region', { name: /Leeds United/ })).toBeNull();
  expect(screen.getByText('This sport is closed for you')).toBeVisible();
  expect(menu.queryByRole('link', { name: /^Football/ })).toBeNull();
  expect(menu.queryByRole('link', { name: /Premier League/ })).toBeNull();
  shell.close({});
  await shell.pass();
  expect(screen.getByRole('region', { name: /Leeds United/ })).toBeVisible();
});

test('SPT-03 the live section that closes for the player says so, in list, menu and on home', async () => {
  const shell = await mounted('/live');
  shell.close({ isLiveClosed: true });
  await shell.pass();
  expect(screen.queryByRole('region', { name: /Arsenal/ })).toBeNull();
  expect(screen.getAllByText('Live betting is closed for you')).toHaveLength(2);
  await shell.go('/');
  expect(screen.getAllByText('Live betting is closed for you')).toHaveLength(1);
  expect(screen.getByRole('region', { name: /Leeds United/ })).toBeVisible();
});

test('SPT-03 an open page of a live match keeps its score, and says why it has no markets', async () => {
  const shell = await mounted('/live/football/england-premier-league/1-arsenal-chelsea');
  expect(screen.getAllByRole('group').length).toBeGreaterThan(0);
  shell.close({ isLiveClosed: true });
  await shell.pass();
  expect(screen.getByRole('heading', { name: 'No bets on this match' })).toBeVisible();
  expect(screen.getAllByText('Live betting is closed for you').length).toBeGreaterThan(0);
  expect(screen.queryByRole('group', { name: 'Match result' })).toBeNull();
});
