import type { Page } from 'playwright/test';

interface SentGame {
  readonly id: number;
  readonly champ: { readonly id: number };
  readonly home: string;
  readonly slug: string;
  readonly markets: readonly SentMarket[];
}

interface SentMarket {
  readonly typeId: number;
  readonly outcomes: readonly { readonly id: string; readonly param: string | null }[];
}

interface SentSport {
  readonly id: number;
  readonly slug: string;
  readonly live: number;
  readonly line: number;
  readonly champs: readonly unknown[];
}

/** An operator's line that a test can change, for one page. */
export interface ChangedLine {
  /** Matches leave, come and begin, leagues and sports come, markets close and open; the page gets all of it. */
  change(): Promise<void>;
}

/** Answers between a page and the operator; data that the page has already loaded stay. */
export async function changedLine(page: Page): Promise<ChangedLine> {
  let round = 0;
  await page.route('**/line-api/v1/**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: changed(body, round) });
  });
  return {
    change: async () => {
      round += 1;
      const arrives = page.waitForResponse('**/line-api/v1/sports*');
      await page.evaluate((now) => {
        const { bus } = globalThis.grandstand ?? {};
        const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-grid-row] > a')];
        // On the page of a match it is that match that begins.
        const paths = [location.pathname, ...links.map(({ href }) => href)].filter((path) =>
          /\/\d+-[^/]*$/.test(path),
        );
        const [begun, over] = paths.map((path) => Number(/\/(\d+)-[^/]*$/.exec(path)?.[1]));
        const score = { home: 1, away: 0, periods: [{ home: 1, away: 0 }], period: 1, minute: now };
        const state = { isFinished: false, isLive: true, score, at: Date.now() };
        bus?.publish('feed.games', { ...state, id: begun });
        if (over)
          bus?.publish('feed.games', { ...state, id: over, isLive: false, isFinished: true });
        // The message on which the page loads everything again.
        bus?.publish('feed.reset', {});
      }, round);
      await arrives;
    },
  };
}

function changed(body: object, round: number): object {
  if (round === 0) return body;
  if ('games' in body) return { ...body, games: otherGames(body.games as SentGame[], round) };
  if ('sports' in body) return { ...body, sports: otherSports(body.sports as SentSport[], round) };
  if ('game' in body) {
    const game = body.game as SentGame;
    return { ...body, game: { ...game, markets: otherMarkets(game, round) } };
  }
  return body;
}

/** The first and the third have left; one of a new league came first, one among the others, one last. The second has other lines. */
function otherGames(games: readonly SentGame[], round: number): readonly SentGame[] {
  const [first, second, , ...rest] = games;
  if (!first) return games;
  const league = {
    ...first.champ,
    id: 8_000_000 + round,
    slug: `new-${round}`,
    name: 'New league',
  };
  const came = { ...copy(first, 1, round), champ: league };
  const kept = second ?? first;
  return [came, withOtherLines(kept, round), copy(kept, 2, round), ...rest, copy(kept, 3, round)];
}

/** The lines of another round are other outcomes. */
function withOtherLines(game: SentGame, round: number): SentGame {
  const markets = game.markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) =>
      outcome.param === null
        ? outcome
        : { ...outcome, id: `${outcome.id}${round}`, param: `${outcome.param}${round}` },
    ),
  }));
  return { ...game, markets };
}

function copy(game: SentGame, place: number, round: number): SentGame {
  // No number of the operator's.
  const id = 8_000_000_000 + 10 * round + place;
  const markets = game.markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({
      ...outcome,
      id: outcome.id.replace(/^\d+/, String(id)),
    })),
  }));
  return { ...game, id, slug: `${id}-new-match`, home: `New ${round}.${place}`, markets };
}

/** One market has closed, and one came first. */
function otherMarkets({ id, markets }: SentGame, round: number): readonly SentMarket[] {
  const [first, ...rest] = markets;
  if (!first) return markets;
  const outcomes = [1, 2, 3].map((place) => ({
    id: `${id}:${900 + place}:${round}`,
    typeId: 3 + place,
    param: null,
    coef: 2,
    isBlocked: false,
  }));
  return [{ typeId: 800 + round, outcomes }, ...rest];
}

/** A sport came first, one has left, and all counts have other digits. */
function otherSports(sports: readonly SentSport[], round: number): readonly SentSport[] {
  const [first, ...rest] = sports;
  if (!first) return sports;
  const came = { ...first, id: 900 + round, slug: `new-${round}`, name: 'New sport', champs: [] };
  return [
    came,
    ...[first, ...rest.slice(0, -1)].map((sport) => ({
      ...sport,
      live: 10 ** round,
      line: 10 ** round,
      champs: sport.champs.slice(1),
    })),
  ];
}
