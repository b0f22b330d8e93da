import { Refusal } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import { totoRules } from '@grandstand/bus-contracts/domain/toto';
import { favouritePicks, randomPicks } from './draw/fills';
import server from './server';
import { openToto as open } from './testing/open-toto';
import { couponOf, drawOf, RESULTS, SECTIONS, settledDraw } from './testing/samples';

const PAGES = [
  '/toto',
  '/toto/fifteen',
  '/toto/fifteen/next',
  '/toto/fifteen/draws',
  '/toto/fifteen/coupons',
  '/toto/fifteen/nonimees',
];

function request(path: string, language: (typeof LANGUAGES)[number] = 'en') {
  return {
    ...areaRequest(path, language),
    fetch: async (to: string) => {
      if (to.startsWith('/toto-api/v1/sections')) return Response.json(SECTIONS);
      const draw = to.includes('list=past') ? settledDraw() : drawOf();
      return Response.json({ draws: [draw], hasMore: false });
    },
  };
}

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openToto(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

const marks = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Match ${number}:`) }));
const mark = (number: number, symbol: string): void => {
  fireEvent.click(marks(number).getByRole('button', { name: new RegExp(`^${symbol}`) }));
};
const markAll = (): void => RESULTS.forEach((result, place) => mark(place + 1, result));
const place = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Take part' }));
};

describe('the pages of toto', () => {
  it.each(LANGUAGES)('RTE-07 are rendered by the server in %s', async (language) => {
    for (const path of PAGES) {
      const answer = await server.render(request(path, language));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body, path).toContain('<h1');
      expect(`${answer.title} ${answer.body}`, path).not.toMatch(/\btoto\.[a-z]/);
    }
  });

  it('RTE-07 have the section of the address, or the first one', async () => {
    const { calls } = await openToto('/toto/ice-hockey/draws?before=12');
    expect(calls).toContainEqual({
      call: 'totoDraws',
      section: 'ice-hockey',
      list: 'past',
      before: '12',
    });
    const first = await openToto('/toto');
    expect(first.calls).toContainEqual({ call: 'totoDraws', section: 'fifteen', list: 'open' });
  });

  it('say that no draw takes entries', async () => {
    await openToto('/toto/cyber-sport', { draws: () => ({ draws: [], hasMore: false }) });
    expect(
      screen.getByText('The next one opens as soon as there are enough matches.'),
    ).toBeVisible();
  });
});

describe('an entry', () => {
  it('TOT-01 costs a least stake for each combination, and is proposed to the shell', async () => {
    const { run, proposals } = await openToto('/toto/fifteen');
    await run(markAll);
    await run(() => {
      mark(1, '1');
      mark(2, 'X');
    });
    expect(screen.getByText('4 combinations')).toBeVisible();
    await run(() => {
      fireEvent.change(screen.getByLabelText('Stake of each combination'), {
        target: { value: '5' },
      });
    });
    await run(place);
    const [first, second, ...rest] = RESULTS;
    expect(proposals).toMatchObject([
      {
        kind: 'toto',
        ref: 'toto-7',
        lines: [`5x 1${first} ${second}X ${rest.join(' ')}`],
        amount: 400,
      },
    ]);
    expect(screen.getByText(/Your entry is in the draw/)).toBeVisible();
  });

  it('TOT-01 is proposed with the same refId after an unknown outcome: it is bought once', async () => {
    const { run, proposals, operator } = await openToto('/toto/fifteen', {
      buy: () => {
        throw new Refusal('unknown-outcome');
      },
    });
    await run(markAll);
    await run(place);
    expect(screen.getByRole('alert')).toHaveTextContent('it is not bought twice');
    operator.buy = () => ({ state: 'placed' });
    await run(place);
    await run(place);
    const [first, second, third] = proposals.map(({ refId }) => refId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('needs a mark for each match, and says how many are missing', async () => {
    const { run } = await openToto('/toto/fifteen');
    expect(screen.getByText('Mark 15 more matches.')).toBeVisible();
    await run(() => mark(1, 'X'));
    expect(marks(1).getByRole('button', { name: /^X/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Mark 14 more matches.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
  });

  it('of a guest keeps its marks over the sign-in', async () => {
    const { run, opened, sessionIs } = await openToto('/toto/fifteen', { userId: '' });
    await run(markAll);
    await run(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Sign in and take part' }));
    });
    expect(opened).toMatchObject([{ name: 'sign-in' }]);
    await sessionIs('player', 'ann-1');
    expect(screen.getByRole('button', { name: 'Take part' })).toBeVisible();
    expect(screen.getByText('1 combination')).toBeVisible();
  });

  it('begins with the marks of a link, and has a link to its own', async () => {
    await openToto(`/toto/fifteen?draw=11&marks=${RESULTS.join('.')}`);
    expect(screen.getByText('1 combination')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Link to these marks' })).toHaveAttribute(
      'href',
      `/en/toto/fifteen?draw=11&marks=${RESULTS.join('.')}`,
    );
  });

  it('shows the chance of each category by guessing', async () => {
    const { run } = await openToto('/toto/fifteen');
    await run(markAll);
    const row = screen.getByRole('row', { name: /^9 of 15/ });
    expect(row).toHaveTextContent(/40 %.*3\.1\s?%/);
  });

  it('is filled by chance, or with the lowest odds', () => {
    const rules = totoRules('fifteen');
    expect(randomPicks(rules, () => 1)).toEqual(Array.from({ length: 15 }, () => 'X'));
    const draw = drawOf({}, { odds: [3, null, 2] });
    expect(new Set(favouritePicks(rules, draw))).toEqual(new Set(['2']));
  });
});

describe('what became of draws and entries', () => {
  it('TOT-01 the results have the shares of the pool and what is left of it', async () => {
    await openToto('/toto/fifteen/draws');
    expect(screen.getByRole('row', { name: /^11 of 15/ })).toHaveTextContent(
      /100\.00 EUR \(10 %\)1100\.00 EUR$/,
    );
    expect(screen.getByRole('row', { name: /^9 of 15/ })).toHaveTextContent(/1625\.00 EUR$/);
    expect(screen.getByText(/100\.00 EUR stays with the house, 200\.00 EUR went/)).toBeVisible();
  });

  it('RTE-07 the winners are named by two letters', async () => {
    await openToto('/toto/fifteen/nonimees');
    expect(screen.getByText('jo***').parentElement).toHaveTextContent('jo***11 hits175.00 EUR');
  });

  it('TOT-01 an entry says by which sums it won', async () => {
    await openToto('/toto/fifteen/coupons');
    expect(screen.getByText('Won 175.00 EUR')).toBeVisible();
    expect(screen.getByRole('list', { name: 'How it was computed' })).toHaveTextContent(
      '1 combination with 11 hits: (100.00 EUR + 50.00 EUR + 25.00 EUR) = 175.00 EUR',
    );
  });

  it('an entry in play says whether it can still win', async () => {
    const draw = drawOf({ state: 'closed' });
    const played = (count: number) => ({
      ...draw,
      matches: draw.matches.map((match, at) => ({
        ...match,
        result: at < count ? (RESULTS[at] ?? null) : null,
      })),
    });
    const coupon = (count: number) =>
      couponOf({ id: String(count), status: 'accepted', draw: played(count) });
    await openToto('/toto/fifteen/coupons', { coupons: () => [coupon(8), coupon(15)] });
    expect(screen.getByText(/4 of 8 right so far.*needs 5 of the 7/)).toBeVisible();
    expect(screen.getByText(/11 of 15 right so far.*shares the pool/)).toBeVisible();
  });

  it('a guest is asked to sign in', async () => {
    await openToto('/toto/fifteen/coupons', { userId: '' });
    expect(screen.getByText('Sign in to see your entries and what they won.')).toBeVisible();
  });
});
