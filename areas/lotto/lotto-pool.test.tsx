import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import server from './server';
import { openLotto as open } from './testing/open-lotto';
import { LOTTERIES_WITH_POOL, sharedDraw, ticketOf } from './testing/samples';

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openLotto(path: string, answers: Parameters<typeof open>[1] = {}) {
  const page = await open(path, {
    lotteries: () => LOTTERIES_WITH_POOL,
    draws: () => ({ draws: [sharedDraw()], hasMore: false }),
    ...answers,
  });
  pages.push(page);
  return page;
}

const rowsOf = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) =>
      Array.from(cells, ({ textContent }) => textContent.replaceAll('\u00A0', ' ')).join(' | '),
    );

describe('a lottery that shares its sales', () => {
  it.each(LANGUAGES)('TOT-01 is rendered by the server in %s', async (language) => {
    for (const path of ['/lotto', '/lotto/view/6-45', '/lotto/results/6-45']) {
      const answer = await server.render({
        ...areaRequest(path, language),
        fetch: async (to: string) =>
          Response.json(
            to.startsWith('/lotto-api/v1/lotteries')
              ? LOTTERIES_WITH_POOL
              : { draws: [sharedDraw()], hasMore: false },
          ),
      });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body.replaceAll('\u00A0', ' '), path).toMatch(/250[.,  ]280[.,]08/);
      expect(answer.body, path).not.toMatch(/\blotto\.[a-z]/);
    }
  });

  it('TOT-01 shows its jackpot now, its price and its chances', async () => {
    await openLotto('/lotto');
    const tile = screen.getByRole('region', { name: '6/45' });
    expect(tile).toHaveTextContent(/Jackpot 250,280\.08 EUR.*1\.00 EUR.*1 in 8,145,060.*1 in 42/);
    expect(screen.getByRole('region', { name: '5/36' })).toHaveTextContent(
      /First prize 50,000\.00 EUR/,
    );
  });

  it('TOT-01 says how the sales are divided, and what is guaranteed', async () => {
    const { run } = await openLotto('/lotto/view/6-45');
    const prizes = screen.getByRole('region', { name: 'Prizes and chances' });
    expect(rowsOf(within(prizes).getByRole('table'))).toEqual([
      'Hits | Share of the sales | At least | Chance',
      '6 of 6 | 20% and the jackpot | – | 1 in 8,145,060',
      '5 of 6 | 8% | 1,500.00 EUR | 1 in 34,808',
      '4 of 6 | 12% | 50.00 EUR | 1 in 733',
      '3 of 6 | 20% | 5.00 EUR | 1 in 44.6',
      'Any prize | – | – | 1 in 42',
    ]);
    expect(prizes).toHaveTextContent(/60% are prizes and 40% stays with the house/);
    expect(prizes).toHaveTextContent(/begins with at least 250,000\.00 EUR in it/);
    expect(screen.getByText(/^Sales close 10 seconds/)).toHaveTextContent(
      /Prizes are shares of the sales/,
    );
    // A system of seven: four combinations with 3 hits, of those with 4 there are none.
    await run(() => {
      fireEvent.change(screen.getByLabelText('Numbers on a ticket'), { target: { value: '7' } });
    });
    expect(rowsOf(within(prizes).getByRole('table'))[4]).toMatch(/^3 of 6 \| 20% \| 20\.00 EUR/);
  });

  it('TOT-01 shows by results how the sales were shared, so that all can be computed again', async () => {
    await openLotto('/lotto/results/6-45', { userId: '' });
    const draw = screen.getByRole('region', { name: 'Draw 2' });
    const table = within(draw).getByRole('table', {
      name: /How the sales of 1,000\.00.EUR were shared between combinations/,
    });
    expect(rowsOf(table)).toEqual([
      'Hits | Share | Number | For each',
      '6 of 6 | 200.00 EUR (20%) | 0 | –',
      '5 of 6 | 80.00 EUR (8%) | 0 | –',
      '4 of 6 | 120.00 EUR (12%) | 3 | 50.00 EUR',
      '3 of 6 | 200.00 EUR (20%) | 24 | 8.33 EUR',
      'Jackpot | 250,000.00 EUR | 0 | –',
    ]);
    expect(draw).toHaveTextContent(
      /400\.00.EUR stays with the house, 280\.08.EUR went to the jackpot\. The house added 30\.00.EUR.*After the draw the jackpot is 250,280\.08.EUR/,
    );
    expect(within(draw).queryByText(/new jackpot/)).toBeNull();
  });

  it('TOT-01 says what the house put into the jackpot after it was won', async () => {
    const { dividends } = sharedDraw();
    const won = { ...dividends!, added: 0, renewed: 24_971_992 };
    await openLotto('/lotto/results/6-45', {
      draws: () => ({ draws: [sharedDraw({ dividends: won })], hasMore: false }),
    });
    expect(screen.getByText(/The house put 249,719\.92.EUR into the new jackpot/)).toBeVisible();
    expect(screen.queryByText(/The house added/)).toBeNull();
  });

  it('TOT-01 shows what each combination of a system won', async () => {
    const numbers = [3, 9, 14, 22, 1, 2, 4];
    await openLotto('/lotto/results/6-45', {
      tickets: () => [
        ticketOf({ numbers, hits: 4, prize: 3 * 5000 + 4 * 833, draw: sharedDraw() }),
        ticketOf({
          id: '30',
          numbers: [3, 9, 14, 1, 2, 4],
          hits: 3,
          prize: 833,
          draw: sharedDraw(),
        }),
      ],
    });
    const own = screen.getByRole('region', { name: 'My tickets' });
    expect(within(own).getByText(/^Hits: 4\. Won 183\.32/)).toBeVisible();
    const [system, single] = within(own)
      .getAllByRole('listitem')
      .filter((each) => /Won/.test(each.textContent));
    expect(system).toHaveTextContent(/4 of 6: 3 × 50\.00 EUR.*3 of 6: 4 × 8\.33 EUR/);
    expect(single).not.toHaveTextContent('×');
  });

  it('TOT-01 shows draws from before it by their fixed prizes', async () => {
    const before = sharedDraw({
      terms: { kind: 'fixed', prizes: [{ hits: 3, times: 8 }] },
      winners: [{ hits: 3, tickets: 2, each: 800 }],
      dividends: null,
    });
    await openLotto('/lotto/results/6-45', {
      draws: () => ({ draws: [before], hasMore: false }),
      userId: '',
    });
    const draw = screen.getByRole('region', { name: 'Draw 2' });
    expect(draw).toHaveTextContent(/3 of 6: 2 × 8\.00 EUR/);
    expect(within(draw).queryByRole('table')).toBeNull();
  });
});
