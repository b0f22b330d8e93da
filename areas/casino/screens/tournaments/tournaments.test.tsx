import { areaMissing, Refusal } from '@grandstand/bus-contracts';
import type { OwnTournament } from '@grandstand/bus-contracts/player';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest } from '../../../../src/routes/testing/open-area';
import { pageAt } from '../../../../src/routes/testing/page-at';
import server from '../../server';
import { DAILY, openTournaments, tournament } from '../../testing/open-tournaments';

const LIST = '/bonus/casino/tournaments';
const ONE = '/bonus/casino/tournaments/7';
const ME: OwnTournament = {
  reason: null,
  place: 53,
  rounds: 4,
  score: 725,
  payout: 0,
  iso: 'EUR',
  scale: 2,
};

const table = (name: string) => within(screen.getByRole('table', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('RTE-21 the addresses of tournaments', () => {
  it('lead to the list and to one of them, whose markup promotes nothing', async () => {
    for (const [path, title] of [
      [LIST, 'Casino tournaments'],
      [ONE, 'Tournament'],
    ] as const) {
      const page = await server.render({
        ...areaRequest(path),
        fetch: async () => Response.json({ tournament: { title: DAILY.title } }),
      });
      expect([pageAt(path).area, page.status, page.title]).toEqual(['casino', 200, title]);
      expect(page.body).toContain(`>${title}</h1>`);
      expect(page.body).not.toContain(DAILY.title);
    }
  });

  it('of a tournament that there is not say so, on the server and in the page', async () => {
    const fetch = async () => Response.json({ error: { code: 'not-found' } }, { status: 404 });
    expect((await server.render({ ...areaRequest(ONE), fetch })).status).toBe(404);
    const { test, close } = await openTournaments(ONE, { one: () => undefined });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
    expectMessage(test, areaMissing, { path: ONE });
    close();
  });
});

describe('BNS-01 the tournaments of the casino', () => {
  it('are listed with what they pay, cost and are played with, and whether the player is in', async () => {
    const over = { ...DAILY, id: '6', title: 'Slots of yesterday', state: 'settled' } as const;
    const { close } = await openTournaments(LIST, {
      tournaments: [{ ...DAILY, own: 'entered' }, over],
    });
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h2'));
    for (const text of ['53.00', '1.00', '0.20', 'Running', 'You take part']) {
      expect(first).toHaveTextContent(text);
    }
    expect(second).toHaveTextContent('Paid out');
    expect(
      screen.getByRole('link', { name: 'Rules and places: Slots of the day' }),
    ).toHaveAttribute('href', `/en${ONE}`);
    close();
  });

  it('show their rules in five lines, how the score is computed, the prizes, and places without names', async () => {
    const { close } = await openTournaments(ONE, {
      userId: '',
      one: () =>
        tournament({
          ranked: 2,
          places: [
            { place: 1, score: 2_150, rounds: 22, isOwn: false },
            { place: 2, score: 500, rounds: 1, isOwn: false },
          ],
        }),
    });
    expect(region('Rules').getAllByRole('listitem')).toHaveLength(5);
    expect(region('Rules').getByText(/^Score = paid ÷ stake/)).toHaveTextContent('round 20');
    expect(region('Rules').getByText(/stake of 0\.20.*pays 1\.00.*adds 5\.00/)).toBeVisible();
    const rows = table('Places').getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['PlaceRoundsScore', '12221.50', '215.00']);
    expect(table('Prizes').getByRole('row', { name: /^1 .*31\.80/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in and take part' })).toBeVisible();
    close();
  });

  it('are entered by the sheet of the shell, with the price that is shown and one refId until it is known', async () => {
    let answers = 0;
    let own: 'entered' | null = null;
    const { press, proposed, close } = await openTournaments(ONE, {
      one: () => tournament({ own, me: own && { ...ME, place: null } }),
      decide: () => {
        answers += 1;
        if (answers === 1) throw new Refusal('unknown-outcome');
        own = 'entered';
        return { state: 'placed', id: '1' };
      },
    });
    await press(/^Take part for .*1\.00/);
    expect(region('At a glance').getByRole('alert')).toHaveTextContent(
      'an entry is not bought twice',
    );
    await press(/^Take part for/);
    const wish = { kind: 'tournament', ref: 'tournament-7', lines: ['1'], amount: 100 };
    expect(proposed).toMatchObject([wish, wish]);
    expect(proposed[1]?.refId).toBe(proposed[0]?.refId);
    expect(screen.queryByRole('button', { name: /^Take part/ })).toBeNull();
    expect(region('Your place').getByText('No round of yours counts so far.')).toBeVisible();
    close();
  });

  it('show the player their own place with two around it, and load it again with a change', async () => {
    const at = (place: number) => ({ place, score: 800 - place, rounds: 4, isOwn: place === 53 });
    let me: OwnTournament = ME;
    const { changed, close } = await openTournaments(ONE, {
      one: () =>
        tournament({ own: 'entered', me, ranked: 60, places: [1, 2, 51, 52, 53, 54, 55].map(at) }),
    });
    expect(region('Your place').getByText('Place 53 of 60')).toBeVisible();
    expect(region('Your place').getByText(/Your score: 7\.25/)).toBeVisible();
    const rows = table('Places').getAllByRole('row');
    const firsts = rows.map((row) => row.querySelector('th, td')?.textContent);
    expect(firsts.join(' ')).toBe('Place 1 2 … 51 52 53 · you 54 55');
    me = { ...ME, place: 52 };
    await changed();
    expect(region('Your place').getByText('Place 52 of 60')).toBeVisible();
    close();
  });

  it.each([
    ['settling', ME, 'Rounds that began before the end are being finished'],
    ['settled', { ...ME, payout: 739 }, /Your prize: .*7\.39/],
    ['settled', ME, 'There was no prize for your place.'],
    ['cancelled', { ...ME, payout: 100 }, /Your entry came back: .*1\.00/],
    [
      'running',
      { ...ME, place: null, payout: 100, reason: 'several-accounts' },
      /You were disqualified: .* several accounts/,
    ],
  ] as const)('say what became of them: %s, %o', async (state, me, text) => {
    const own = me.reason === null ? 'entered' : 'disqualified';
    const { close } = await openTournaments(ONE, { one: () => tournament({ state, own, me }) });
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take part/ })).toBeNull();
    close();
  });

  it('promise no prizes after their end, and list none where they were cancelled', async () => {
    for (const [state, prizes] of [
      ['settled', [3_180, 2_120]],
      ['cancelled', []],
    ] as const) {
      const { close } = await openTournaments(ONE, {
        one: () => tournament({ state, prizes: [...prizes] }),
      });
      const tables = screen.queryAllByRole('table', { name: 'Prizes' });
      expect(tables).toHaveLength(state === 'settled' ? 1 : 0);
      expect(screen.queryByText(/^The whole prize fund is paid/)).toBeNull();
      close();
    }
  });

  it('P118 are not shown to a player to whom nothing may be offered, but for those that they have entered', async () => {
    const own = { ...DAILY, own: 'entered' } as const;
    const list = await openTournaments(LIST, { isBarred: true, tournaments: [own] });
    expect(screen.getByText('No tournaments are offered to you now')).toBeVisible();
    expect(screen.getByText(DAILY.title)).toBeVisible();
    list.close();
    const one = await openTournaments(ONE, { isBarred: true, one: () => null });
    expect(screen.getByText('No tournaments are offered to you now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take part/ })).toBeNull();
    one.close();
  });

  it('can be loaded again after a failure', async () => {
    let isFailing = true;
    const { press, close } = await openTournaments(ONE, {
      one: () => {
        if (isFailing) throw new Refusal('unavailable');
        return tournament();
      },
    });
    expect(screen.getByText('The tournament could not be loaded')).toBeVisible();
    isFailing = false;
    await press('Try again');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(DAILY.title);
    close();
  });
});
