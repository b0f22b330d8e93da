import { settingsState, type Settings } from '@grandstand/bus-contracts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liveGame, sampleGame } from '../testing/sample-line';
import { sampleSettings, standInShell } from '../testing/stand-in-shell';

async function mounted(path: string) {
  const shell = standInShell({ path });
  shell.games.splice(
    0,
    shell.games.length,
    liveGame(1, {
      score: {
        home: 2,
        away: 1,
        periods: [
          { home: 2, away: 0 },
          { home: 0, away: 1 },
        ],
        period: 2,
        minute: 70,
      },
    }),
    sampleGame(2, { home: 'Leeds United', away: 'Everton' }),
  );
  await shell.mount();
  const choose = async (change: Partial<Settings>): Promise<void> => {
    shell.settings.publish(settingsState, { ...sampleSettings, ...change });
    await shell.pass();
  };
  return { ...shell, choose };
}

const match = (name: string) => screen.getByRole('region', { name });

test('SET-01 a list follows settings at once: number, periods, crests, markets’ names', async () => {
  const { choose } = await mounted('/live');
  const row = match('Arsenal – Chelsea');
  expect(row).not.toHaveTextContent('#1');
  const badges = () => row.querySelectorAll('[class*="crest"]');
  expect(badges()).toHaveLength(2);
  await choose({ isShowGameId: 1, isDetailedScore: 1, isAppLightVersion: 1 });
  expect(row).toHaveTextContent('Match number#1');
  expect(row).toHaveTextContent('2:00:1');
  expect(row).toHaveTextContent('Score by half');
  expect(badges()).toHaveLength(0);
  const heading = () => screen.getByTitle('Both teams to score');
  expect(heading()).toHaveTextContent('Both to score');
  await choose({ marketsNameType: 1 });
  expect(heading()).toHaveTextContent('Both teams to score');
  expect(row).not.toHaveTextContent('#1');
});

test('SET-01 a list follows the clock and the time zone at once', async () => {
  const { choose } = await mounted('/line');
  const row = match('Leeds United – Everton');
  expect(row).toHaveTextContent('22:00');
  await choose({ is12h: 1, timeZone: 'America/New_York' });
  expect(row).toHaveTextContent('4:00 PM');
});

test('SET-01 the menu shows only sports with that setting', async () => {
  const { choose } = await mounted('/live/football');
  const menu = within(screen.getByRole('navigation', { name: 'Sports menu' }));
  expect(menu.getAllByRole('link', { name: /Premier League/ }).length).toBeGreaterThan(0);
  await choose({ isShowSportsOnly: 1 });
  expect(menu.queryByRole('link', { name: /Premier League/ })).toBeNull();
  expect(menu.getByRole('link', { name: /Football/ })).toBeVisible();
});

test('SET-01 a game page writes outcomes in full with that setting', async () => {
  const { choose } = await mounted('/line/football/england-premier-league/2-leeds-everton');
  const result = within(screen.getByRole('group', { name: 'Match result' }));
  expect(result.getByRole('button', { name: '1 1.90' })).toBeVisible();
  await choose({ marketsNameType: 1, isShowGameId: 1 });
  expect(result.getByRole('button', { name: 'Leeds United to win 1.90' })).toBeVisible();
  expect(screen.getByText('#2')).toBeVisible();
});

test('SET-01 a setting that returns to its default is followed too', async () => {
  const { choose } = await mounted('/live');
  await choose({ isShowGameId: 1 });
  expect(match('Arsenal – Chelsea')).toHaveTextContent('#1');
  await choose({});
  expect(match('Arsenal – Chelsea')).not.toHaveTextContent('#1');
});
