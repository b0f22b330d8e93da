import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import { TABS, tabPath } from './page/cricket-screen';
import server from './server';
import { openCricket as open } from './testing/open-cricket';
import { championship, match, winner } from './testing/samples';

function request(path: string, language: (typeof LANGUAGES)[number] = 'en') {
  return {
    ...areaRequest(path, language),
    fetch: async (to: string) =>
      to === '/line-api/v1/championship'
        ? Response.json(championship())
        : Response.json({ texts: { 'outcome.801': 'India', 'market.800': 'Winner' } }),
  };
}

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openCricket(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

describe('RTE-28 the tabs of the championship', () => {
  it.each(LANGUAGES)(
    'are rendered by the server in %s, each with a heading of its own',
    async (language) => {
      const headings = new Set<string>();
      for (const tab of TABS) {
        const answer = await server.render(request(tabPath(tab), language));
        expect([tab, answer.status]).toEqual([tab, 200]);
        expect(answer.body.match(/<h1/g), tab).toHaveLength(1);
        expect(`${answer.title} ${answer.body}`, tab).not.toMatch(
          /\b(?:title|tab|lead|about|table|odds|winners|live|tips|faq)\.[a-z]/i,
        );
        headings.add(answer.title ?? '');
      }
      expect(headings.size).toBe(TABS.length);
    },
  );

  it('have the matches, the odds and the table in the markup', async () => {
    const about = await server.render(request('/cricket-world-cup'));
    expect(about.body).toContain('T20 World Championship in cricket');
    expect(about.body).toContain('Pakistan');
    const odds = await server.render(request(tabPath('odds')));
    expect(odds.body).toContain('href="/en/line/cricket/t20-world-championship/3-india-pakistan"');
    expect(odds.body).toContain('1.80');
    expect((await server.render(request(tabPath('live')))).body).toContain('156/4 (20)');
    expect((await server.render(request(tabPath('winners')))).body).toContain('India');
  });
});

describe('RTE-28 the odds of the championship', () => {
  it('begin with the present round, and put a price into the coupon', async () => {
    const { picks, run } = await openCricket(tabPath('odds'), championship());
    expect(screen.queryByRole('heading', { name: 'Round 1' })).toBeNull();
    const round = screen.getByRole('region', { name: 'Round 3' });
    await run(() => fireEvent.click(within(round).getByRole('button', { name: /2\.02/ })));
    expect(picks).toEqual([{ marketId: '3:402', coef: 2.02, gameId: 3, marketTypeId: 101 }]);
  });

  it('keep a round that ends in its place, and show the next live round when the player asks', async () => {
    const { operator, press, run, test } = await openCricket(tabPath('live'), championship());
    expect(screen.getByText('61/2 (7.3)')).toBeVisible();
    const [first = [], , third = [], ...later] = operator.championship.rounds;
    operator.championship = championship({
      rounds: [first, [match(2, { isFinished: true, markets: [] })], third, ...later],
    });
    await run(() => test.clock.advance(20_000));
    expect(screen.getByRole('region', { name: 'Round 2' })).toBeVisible();
    await press('Show round 3');
    expect(screen.getByText('Between two rounds')).toBeVisible();
  });
});

describe('RTE-28 the winner of the championship', () => {
  it('can be bet on, and a team that is out stays in its place, locked', async () => {
    const { operator, picks, run, test } = await openCricket(tabPath('winners'), championship());
    const sides = () => within(screen.getByRole('group')).getAllByRole('button');
    expect(sides()).toHaveLength(3);
    await run(() => fireEvent.click(sides()[0]!));
    expect(picks).toEqual([{ marketId: '9:801', coef: 2.5, gameId: 9, marketTypeId: 800 }]);
    operator.championship = championship({ winner: winner(801, 804) });
    await run(() => test.clock.advance(20_000));
    expect(sides()).toHaveLength(3);
    await run(() => fireEvent.click(sides()[1]!));
    expect(picks).toHaveLength(1);
  });

  it('is nothing to bet on once no team can be overtaken, and the page says so', async () => {
    await openCricket(tabPath('winners'), championship({ winner: { ...winner(), markets: [] } }));
    expect(screen.getByText('There are no bets on the winner at the moment.')).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('is named once the championship is over, and then nothing is to be bet on', async () => {
    const over = championship({ phase: 'after', champion: 'India', winner: null });
    await openCricket(tabPath('winners'), over);
    expect(screen.getByText('The champion: India')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('RTE-28 what is closed for a player', () => {
  it('is said, and nothing of it is shown', async () => {
    const closed = championship({
      rounds: [[], [], [], [], []],
      winner: null,
      isLineClosed: true,
      isLiveClosed: true,
    });
    await openCricket(tabPath('odds'), closed);
    expect(screen.getByText('Cricket before the start is closed for you.')).toBeVisible();
    pages.pop()?.close();
    await openCricket(tabPath('live'), closed);
    expect(screen.getByText('Cricket in play is closed for you.')).toBeVisible();
    pages.pop()?.close();
    await openCricket(tabPath('winners'), closed);
    expect(screen.getByText('Bets on the winner are closed for you.')).toBeVisible();
  });
});
