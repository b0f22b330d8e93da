import { Refusal, serverClockState } from '@grandstand/bus-contracts';
import type { LottoDraw } from '@grandstand/bus-contracts/answers';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { ticketRoot } from '@grandstand/bus-contracts/domain/fair';
import { lottoRules } from '@grandstand/bus-contracts/domain/lotto';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import { isDrawTrue, isTicketTrue } from './results/check-draw';
import server from './server';
import { openLotto as open } from './testing/open-lotto';
import { drawnDraw, drawOf, LOTTERIES_NOW, ticketOf } from './testing/samples';
import { quickPick } from './view/quick-pick';

const PAGES = ['/lotto', '/lotto/catalog', '/lotto/view/5-36', '/lotto/results/5-36'];

function request(path: string, language: (typeof LANGUAGES)[number] = 'en') {
  return {
    ...areaRequest(path, language),
    fetch: async (to: string) =>
      Response.json(
        to.startsWith('/lotto-api/v1/lotteries')
          ? LOTTERIES_NOW
          : { draws: [drawnDraw()], hasMore: false },
      ),
  };
}

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openLotto(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const choose = (...numbers: number[]): void => {
  const grid = within(screen.getByRole('group', { name: /^Numbers: \d of 36$/ }));
  for (const number of numbers) {
    fireEvent.click(grid.getByRole('button', { name: String(number) }));
  }
};

describe('the pages of lotteries', () => {
  it.each(LANGUAGES)('RTE-06 are rendered by the server in %s', async (language) => {
    for (const path of PAGES) {
      const answer = await server.render(request(path, language));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body, path).toContain('<h1');
      expect(`${answer.title} ${answer.body}`, path).not.toMatch(/\blotto\.[a-z]/);
    }
  });

  it('RTE-06 are missing where there is no such lottery', async () => {
    for (const path of ['/lotto/view/6-49', '/lotto/catalog/5-36']) {
      expect([path, (await server.render(request(path))).status]).toEqual([path, 404]);
    }
  });

  it('say what a ticket costs, and what its chances are', async () => {
    await openLotto('/lotto');
    const tile = screen.getByRole('region', { name: '5/36' });
    expect(tile).toHaveTextContent(/0\.50 EUR.*1 in 376,992.*1 in 7\.6/);
  });
});

describe('tickets', () => {
  it('TOT-01 are proposed to the shell: all of them, in several draws', async () => {
    const { run, proposals } = await openLotto('/lotto/view/5-36');
    await run(() => choose(33, 1, 20, 12));
    expect(screen.getByText('Choose 1 more number.')).toBeVisible();
    await run(() => choose(7));
    await run(() => press('One more ticket'));
    await run(() => press('Quick pick'));
    await run(() => {
      fireEvent.change(screen.getByLabelText('Number of draws'), { target: { value: '3' } });
    });
    expect(screen.getByText('2 tickets')).toBeVisible();
    await run(() => press('Buy tickets'));
    expect(proposals).toMatchObject([{ kind: 'lotto', ref: 'lotto-7x3', amount: 300 }]);
    expect(proposals[0]?.lines[0]).toBe('1 7 12 20 33');
    expect(screen.getByText(/Your tickets are in the draw/)).toBeVisible();
  });

  it('TOT-01 are systems where they have more numbers, at the price of all their combinations', async () => {
    const { run, proposals } = await openLotto('/lotto/view/5-36');
    const prizes = screen.getByRole('region', { name: 'Prizes and chances' });
    expect(prizes).toHaveTextContent(/3 of 5\s*4\.50 EUR\s*1 in 81\.1/);
    await run(() => {
      fireEvent.change(screen.getByLabelText('Numbers on a ticket'), { target: { value: '7' } });
    });
    expect(screen.getByText(/A system plays every combination/)).toBeVisible();
    // Six combinations with 3 hits, and twelve with 2.
    expect(prizes).toHaveTextContent(/3 of 5\s*33\.00 EUR\s*1 in 26\.5/);
    await run(() => choose(33, 1, 20, 12, 7, 2));
    expect(screen.getByText('Choose 1 more number.')).toBeVisible();
    await run(() => choose(9));
    await run(() => press('One more ticket'));
    expect(screen.getByText('1 2 7 9 12 20 33 · 21 combinations')).toBeVisible();
    await run(() => press('Buy tickets'));
    expect(proposals).toMatchObject([{ lines: ['1 2 7 9 12 20 33'], amount: 1050 }]);
  });

  it('TOT-01 give up the numbers that a smaller ticket has no place for', async () => {
    const { run, proposals } = await openLotto('/lotto/view/5-36');
    const size = (value: string) =>
      fireEvent.change(screen.getByLabelText('Numbers on a ticket'), { target: { value } });
    await run(() => size('6'));
    await run(() => choose(33, 1, 20, 12, 7, 2));
    await run(() => size('5'));
    await run(() => press('Buy tickets'));
    expect(proposals).toMatchObject([{ lines: ['1 7 12 20 33'], amount: 50 }]);
  });

  it('TOT-01 are proposed with the same refId after an unknown outcome: they are bought once', async () => {
    const { run, proposals, operator } = await openLotto('/lotto/view/5-36', {
      buy: () => {
        throw new Refusal('unknown-outcome');
      },
    });
    await run(() => press('Quick pick'));
    await run(() => press('Buy tickets'));
    expect(screen.getByRole('alert')).toHaveTextContent('they are not bought twice');
    operator.buy = () => ({ state: 'placed' });
    await run(() => press('Buy tickets'));
    expect(proposals[1]).toEqual(proposals[0]);
  });

  it('of a guest keep their numbers over the sign-in', async () => {
    const { run, opened, sessionIs } = await openLotto('/lotto/view/5-36', { userId: '' });
    await run(() => press('Quick pick'));
    await run(() => press('Sign in and buy'));
    expect(opened).toMatchObject([{ name: 'sign-in' }]);
    await sessionIs('player', 'ann-1');
    expect(screen.getByRole('button', { name: 'Buy tickets' })).toBeVisible();
    expect(screen.getByText('1 ticket')).toBeVisible();
  });

  it('of a quick pick have different numbers', () => {
    expect(quickPick(lottoRules('5-36'), 5, () => 0)).toEqual([1, 2, 3, 4, 5]);
    expect(quickPick(lottoRules('4-20'), 4, (count) => count - 1)).toEqual([17, 18, 19, 20]);
  });
});

describe('results', () => {
  it('TOT-01 are computed again from seed and root', async () => {
    expect(await isDrawTrue(drawnDraw())).toBe(true);
    expect(await isDrawTrue(drawnDraw({ numbers: [17, 26, 8, 4, 20] }))).toBe(false);
    expect(await isDrawTrue(drawnDraw({ root: 'a'.repeat(64) }))).toBe(false);
    expect(await isDrawTrue(drawnDraw({ salt: 'grandstand-2027' }))).toBe(false);
    expect(await isDrawTrue(drawOf())).toBe(false);
  });

  it('TOT-01 have the ticket of the player under their root', async () => {
    const leaves = ['30:1-2-3-4-5', '31:4-8-15-16-23'];
    const root = await ticketRoot(leaves);
    const ticket = ticketOf({ draw: drawnDraw({ root, tickets: 2 }) });
    const beside = [await ticketRoot(leaves.slice(0, 1))];
    const proof = { index: 1, count: 2, beside };
    expect(await isTicketTrue(ticket, { leaf: leaves[1] ?? '', proof })).toBe(true);
    expect(await isTicketTrue(ticket, { leaf: leaves[0] ?? '', proof })).toBe(false);
    expect(await isTicketTrue(ticketOf(), { leaf: leaves[1] ?? '', proof })).toBe(false);
  });

  it('show the numbers, the hits of a ticket and its prize', async () => {
    await openLotto('/lotto/results/5-36');
    const draw = screen.getByRole('region', { name: 'Draw 2' });
    expect(within(draw).getByRole('list', { name: 'Draw 2: the numbers' })).toHaveTextContent(
      '48171926',
    );
    expect(screen.getByText('Hits: 2. Won 0.50 EUR')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Numbers of the ticket' })).toHaveTextContent(
      '4 hit8 hit151623',
    );
  });

  it('TOT-01 mark a ticket that was bought with points', async () => {
    const bought = [ticketOf({ isForPoints: true }), ticketOf({ id: '30' })];
    await openLotto('/lotto/results/5-36', { tickets: () => bought });
    expect(screen.getByText(/No\. 31/)).toHaveTextContent(/No\. 31 · Bought with points$/);
    expect(screen.getByText(/No\. 30/)).not.toHaveTextContent('points');
  });

  it('ask a guest to sign in for tickets', async () => {
    await openLotto('/lotto/results/5-36', { userId: '' });
    expect(screen.getByText('Sign in to see your tickets and what they won.')).toBeVisible();
  });
});

describe('a draw', () => {
  const HOUR = 3_600_000;
  const proof = drawnDraw().proof!;
  const numbers = [1, 2, 3, 4, 5];
  const news = (drawId: number) => ({ lotteryId: '5-36' as const, drawId, numbers, proof });
  /** The lotteries with a last draw, and the next one. */
  const lotteriesWith = (last: LottoDraw, next = drawOf({ closesAt: Date.now() + HOUR })) => ({
    ...LOTTERIES_NOW,
    lotteries: LOTTERIES_NOW.lotteries.map((each) => ({ ...each, last, next: [next] })),
  });
  const loaded = (calls: readonly { readonly call?: unknown }[], name: string): number =>
    calls.filter(({ call }) => call === name).length;

  it('TOT-01 is shown, and announced, as soon as it is made', async () => {
    const { operator, calls, draw, run } = await openLotto('/lotto/view/5-36', {
      userId: '',
      lotteries: () => lotteriesWith(drawnDraw()),
    });
    await run(() => screen.findByText('Draw 2: the numbers'));
    // The last draw comes in the beginning too.
    const before = loaded(calls, 'lottoLotteries');
    await draw(news(6));
    expect(loaded(calls, 'lottoLotteries')).toBe(before);
    operator.lotteries = () => lotteriesWith(drawnDraw({ id: 7, number: 3, numbers }));
    await draw(news(7));
    expect(loaded(calls, 'lottoLotteries')).toBe(before + 1);
    const status = screen.getAllByRole('status').find((each) => /Draw 3/.test(each.textContent));
    expect(status).toHaveTextContent(/Draw 3: the numbers.*1.*2.*3.*4.*5/);
  });

  it('TOT-01 is among the results as soon as it is made, with the prize of the ticket', async () => {
    let isDrawn = false;
    const waits = ticketOf({ hits: null, prize: null, draw: drawOf() });
    const { draw } = await openLotto('/lotto/results/5-36', {
      draws: () => ({ draws: isDrawn ? [drawnDraw()] : [], hasMore: false }),
      tickets: () => [isDrawn ? ticketOf() : waits],
    });
    expect(screen.getByText('Waits for its draw')).toBeVisible();
    isDrawn = true;
    await draw(news(6));
    expect(screen.getByRole('region', { name: 'Draw 2' })).toBeVisible();
    expect(screen.getByText('Hits: 2. Won 0.50 EUR')).toBeVisible();
  });

  it('is followed by the next one when its sale ends', async () => {
    const closing = drawOf({ number: 111, closesAt: Date.now() + HOUR });
    const after = drawOf({ id: 8, number: 112, closesAt: Date.now() + 3 * HOUR });
    const { operator, run, test } = await openLotto('/lotto/view/5-36', {
      lotteries: () => lotteriesWith(drawnDraw(), closing),
    });
    await run(() => screen.findByText('111'));
    operator.lotteries = () => lotteriesWith(drawnDraw(), after);
    const clock = { offset: closing.closesAt - Date.now(), measuredAt: 0, steadyAt: 0 };
    await run(() => test.qa.publish(serverClockState.name, clock));
    await run();
    expect(screen.getByText('112')).toBeVisible();
  });
});
