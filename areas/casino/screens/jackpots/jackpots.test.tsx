import { createHash } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openCasino } from '../../testing/open-casino';
import { AMBER, COMET, DICE, JACKPOTS, LOBBY } from '../../testing/samples';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the jackpots of the lobby', () => {
  it('CAS-01 show what they have and when they drop, and change with their meters', async () => {
    const { meterIs, close } = await openCasino('/casino');
    const row = region('Jackpots');
    expect(row.getByText('612.34 EUR')).toBeVisible();
    expect(row.getByText('Drops before 2,500.00 EUR')).toBeVisible();
    expect(row.getByText(/^Drops before .*23:00/)).toBeVisible();
    expect(row.getByRole('link', { name: 'Rules and chances' })).toHaveAttribute(
      'href',
      '/en/casino/jackpots',
    );
    await meterIs('must-drop', 61_300);
    expect(row.getByText('613.00 EUR')).toBeVisible();
    close();
  });

  it('are in the tiles of the games that take part, and in no others', async () => {
    const rows = [
      { kind: 'top' as const, slug: 'top', games: [{ ...AMBER, hasJackpots: true }, DICE] },
    ];
    const { meterIs, close } = await openCasino('/casino', {
      casinoLobby: () => ({ ...LOBBY, rows }),
    });
    const tileOf = (name: string) => screen.getByRole('link', { name }).closest('article');
    expect(tileOf('Amber Orchard')).toHaveTextContent('Must-drop jackpot: 612.34 EUR');
    expect(tileOf('Dice')).not.toHaveTextContent('jackpot');
    await meterIs('must-drop', 70_000);
    expect(tileOf('Amber Orchard')).toHaveTextContent('Must-drop jackpot: 700.00 EUR');
    close();
  });

  it('are loaded once in the page, not again for each game, and again with the next of them', async () => {
    const games = [DICE, AMBER, COMET].map((game) => ({ ...game, hasJackpots: true }));
    const rows = [{ kind: 'top' as const, slug: 'top', games }];
    const { calls, jackpotsAre, meterIs, place, run, close } = await openCasino(
      '/casino',
      {
        casinoLobby: () => ({ ...LOBBY, rows }),
        casinoGames: () => ({ games, cursor: null, total: 3 }),
      },
      JACKPOTS,
      // The answer in the markup is not followed.
      async (path) =>
        Response.json(path.startsWith('/web-api/jackpots') ? JACKPOTS : { ...LOBBY, rows }),
    );
    const loads = () => calls.filter((call) => call === 'jackpots').length;
    expect(loads()).toBe(1);
    await run(() => place('/slots'));
    await run(() => place('/casino'));
    expect(loads()).toBe(1);
    const [mustDrop, ...others] = JACKPOTS.jackpots;
    const next = { ...mustDrop!, money: 50_000, commitment: 'e5'.repeat(32) };
    jackpotsAre({ ...JACKPOTS, jackpots: [next, ...others] });
    await meterIs('must-drop', 50_000, next.commitment);
    expect(loads()).toBe(2);
    expect(region('Jackpots').getByText('500.00 EUR')).toBeVisible();
    await run(() => place('/casino/jackpots'));
    expect(loads()).toBe(2);
    expect(region('Must-drop jackpot').getByText(next.commitment)).toBeVisible();
    expect(region('Must-drop jackpot').getByText(/1 in 1,000,000/)).toBeVisible();
    await meterIs('must-drop', 50_100, next.commitment);
    expect(region('Must-drop jackpot').getByText('501.00 EUR')).toBeVisible();
    expect(region('Must-drop jackpot').getByText(/1 in 999,500/)).toBeVisible();
    close();
  });

  it('are left out where the operator has none', async () => {
    const { close } = await openCasino('/casino', {}, { ...JACKPOTS, jackpots: [] });
    expect(screen.queryByRole('region', { name: 'Jackpots' })).toBeNull();
    close();
  });
});

describe('the page of the jackpots', () => {
  it('has their rules, chances and commitments', async () => {
    const { close } = await openCasino('/casino/jackpots');
    const mustDrop = region('Must-drop jackpot');
    expect(mustDrop.getByText(/It began with 500.00 EUR of the house/)).toHaveTextContent(
      '0.20 % of each bet',
    );
    expect(mustDrop.getByText(/A bet of 1.00 EUR wins it now/)).toHaveTextContent('1 in 943,830');
    expect(mustDrop.getByText('c1'.repeat(32))).toBeVisible();
    expect(region('Daily jackpot').getByText(/For any minute/)).toHaveTextContent('1 in 1,440');
    close();
  });

  it('P112 checks in the page whether a threshold matches its commitment', async () => {
    const salt = 'a1'.repeat(16);
    const right = {
      name: 'daily',
      title: 'Daily jackpot',
      at: 5,
      paid: 12_345,
      threshold: 1_795_000_000_000,
      salt,
      commitment: createHash('sha256').update(`1795000000000:${salt}`).digest('hex'),
    };
    const wrong = { ...right, paid: null, threshold: 7, commitment: 'd3'.repeat(32) };
    const jackpots = { ...JACKPOTS, ended: [right, wrong] };
    const { run, close } = await openCasino('/casino/jackpots', {}, jackpots);
    const items = within(region('Jackpots that have ended').getAllByRole('list')[0]!).getAllByRole(
      'listitem',
    );
    await vi.waitFor(async () => {
      await run(() => undefined);
      expect(items[0]).toHaveTextContent('The threshold fits the commitment.');
      expect(items[1]).toHaveTextContent('The threshold does not fit the commitment.');
    });
    expect(items[0]).toHaveTextContent('123.45 EUR was paid.');
    expect(items[1]).toHaveTextContent('Nobody played in time.');
    close();
  });
});
