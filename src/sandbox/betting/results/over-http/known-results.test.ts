import type { Game } from '@grandstand/bus-contracts';
import { resultsAnswers } from '@grandstand/bus-contracts/answers';
import { handClock, migratedFolder, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { lineTeam, lineChamp, lineHeadToHead } = resultsAnswers;
type Team = v.InferOutput<typeof lineTeam>;
type Champ = v.InferOutput<typeof lineChamp>;

interface Pair {
  readonly home: number;
  readonly away: number;
}

/** What somebody could foretell of a match from what is published, how likely it was, and whether it came true. */
interface Guess {
  readonly chance: number;
  readonly isRight: boolean;
}

/** A game that is over, as an outcome of it tells. */
interface Ended {
  readonly gameId: number;
  readonly isFinished: boolean;
  readonly score: Pair | null;
}

const DAY = 86_400_000;
/** So many outcomes can be asked for in a call. */
const AT_ONCE = 200;
/** How many standard deviations the number of right guesses may be above what the odds say. */
const SIGMAS = 5;
/** No score of a football match is as likely. */
const LIKELIEST_SCORE = 0.16;

const signOf = ({ home, away }: Pair): number => Math.sign(home - away);

/** How likely home, a draw or away is by the odds of the line; 1, 0 or -1. */
function chanceOf({ markets }: Game, sign: number): number {
  const odds = markets[0]?.outcomes.map(({ coef }) => 1 / coef) ?? [];
  const place = odds.length === 3 ? 1 - sign : (1 - sign) / 2;
  return (odds[place] ?? 0) / odds.reduce((sum, share) => sum + share, 0);
}

function expectChance(guesses: readonly Guess[]): void {
  const sumOf = (value: (guess: Guess) => number): number =>
    guesses.reduce((sum, guess) => sum + value(guess), 0);
  const spread = Math.sqrt(sumOf(({ chance }) => chance * (1 - chance)));
  const right = sumOf(({ isRight }) => Number(isRight));
  expect(guesses.length).toBeGreaterThan(50);
  expect(right).toBeLessThan(sumOf(({ chance }) => chance) + SIGMAS * spread);
}

async function offeredBy(operator: TestOperator, query: string) {
  const { body } = await operator.get<{ games: Game[] }>(`/line-api/v1/games?${query}`);
  return body.games;
}

/** How games end: by the clock, without a call of QA. */
async function endsOf(operator: TestOperator, games: readonly Game[]): Promise<Map<number, Pair>> {
  operator.clock.jump(operator.clock.now() + 12 * DAY);
  const ids = games.flatMap(({ markets }) => markets[0]?.outcomes[0]?.id ?? []);
  const ends = new Map<number, Pair>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { body } = await operator.post<{ outcomes: Ended[] }>('/line-api/v1/outcomes', {
      ids: ids.slice(from, from + AT_ONCE),
    });
    for (const { gameId, isFinished, score } of body.outcomes) {
      if (isFinished && score) ends.set(gameId, score);
    }
  }
  return ends;
}

describe('what is published before a match', () => {
  let operator: TestOperator;
  const teams = new Map<string, Team>();
  const champs = new Map<number, Champ>();
  const ends: { readonly game: Game; readonly score: Pair }[] = [];

  beforeAll(async () => {
    operator = await startOperator({ hasOwnSecret: true });
    const offered = await offeredBy(operator, 'section=line&sport=football');
    for (const { homeId, champ } of offered) {
      if (!teams.has(homeId)) {
        const { body } = await operator.get(`/line-api/v1/teams/${homeId}`);
        teams.set(homeId, v.parse(lineTeam, body));
      }
      if (!champs.has(champ.id)) {
        const { body } = await operator.get(`/line-api/v1/champs/${champ.id}`);
        champs.set(champ.id, v.parse(lineChamp, body));
      }
    }
    const scores = await endsOf(operator, offered);
    for (const game of offered) {
      const score = scores.get(game.id);
      if (score) ends.push({ game, score });
    }
  });
  afterAll(() => operator.sandbox.close());

  /** The last published meeting on the ground of the home side. */
  const meetingOf = ({ homeId, awayId }: Game) =>
    teams.get(homeId)?.matches.find(({ home, away }) => home.id === homeId && away.id === awayId);

  it('are meetings of the same sides, and their scores are not those of the matches', async () => {
    expectChance(
      ends.flatMap(({ game, score }): Guess[] => {
        const known = meetingOf(game)?.score;
        const isRight = known?.home === score.home && known.away === score.away;
        return known ? [{ chance: LIKELIEST_SCORE, isRight }] : [];
      }),
    );
    const met = ends.find(({ game }) => meetingOf(game));
    const path = `/line-api/v1/head-to-head/${met?.game.homeId}/${met?.game.awayId}`;
    const { matches } = v.parse(lineHeadToHead, (await operator.get(path)).body);
    // The calls of meetings show the same results, so the rule holds for both.
    expect(matches).toContainEqual(met && meetingOf(met.game));
  });

  it('are meetings, places and forms, and they foretell no more results than the odds do', () => {
    const guessed = (guess: (game: Game) => number | undefined): Guess[] =>
      ends.flatMap(({ game, score }) => {
        const sign = guess(game);
        if (sign === undefined) return [];
        return [{ chance: chanceOf(game, sign), isRight: signOf(score) === sign }];
      });
    const rowsOf = ({ champ, homeId, awayId }: Game) => {
      const rows = champs.get(champ.id)?.table?.rows ?? [];
      const [home, away] = [homeId, awayId].map((id) => rows.findIndex((row) => row.teamId === id));
      return { rows, home: home ?? -1, away: away ?? -1 };
    };
    const won = (form: readonly string[] = []): number =>
      form.filter((each) => each === 'won').length;
    expectChance(guessed((game) => meetingOf(game) && signOf(meetingOf(game)!.score)));
    expectChance(
      guessed((game) => {
        const { home, away } = rowsOf(game);
        return home < 0 || away < 0 ? undefined : Math.sign(away - home);
      }),
    );
    expectChance(
      guessed((game) => {
        const { rows, home, away } = rowsOf(game);
        if (home < 0 || away < 0) return undefined;
        return Math.sign(won(rows[home]?.form) - won(rows[away]?.form));
      }),
    );
  });
});

/** By sport, the first games of the line and of cyber-sport with the scores that they end with. */
async function scoresOf(operator: TestOperator, count: number): Promise<Map<string, string[]>> {
  const cyber = async (type: string) => {
    const { body } = await operator.get<{ games: Game[] }>(`/line-api/v1/cyber?type=${type}`);
    return body.games;
  };
  const games = [
    ...(await offeredBy(operator, 'section=line')),
    ...(await cyber('real')),
    ...(await cyber('virtual')),
  ];
  const ends = await endsOf(operator, games);
  const scores = new Map<string, string[]>();
  for (const { id, sport } of games) {
    const known = scores.get(sport.slug) ?? [];
    const end = ends.get(id);
    if (end && known.length < count) known.push(`${id} ${end.home}:${end.away}`);
    scores.set(sport.slug, known);
  }
  return scores;
}

it('results are of a secret that each operator draws at its first start, in every sport', async () => {
  const [one, other] = await Promise.all([
    startOperator({ hasOwnSecret: true }),
    startOperator({ hasOwnSecret: true }),
  ]);
  const [ours, theirs] = [await scoresOf(one, 16), await scoresOf(other, 16)];
  expect(ours.size).toBeGreaterThan(10);
  for (const [sport, scores] of ours) {
    const same = scores.filter((score) => theirs.get(sport)?.includes(score)).length;
    expect(scores.length, sport).toBeGreaterThan(1);
    // Matches of the best of three maps have four scores: some agree by chance.
    if (scores.length > 8) expect(same, sport).toBeLessThan(scores.length);
  }
  await Promise.all([one.sandbox.close(), other.sandbox.close()]);
});

it('results are the same after a restart: the secret is kept with the data', async () => {
  const dataDir = await migratedFolder();
  const live = async (): Promise<readonly unknown[]> => {
    const operator = await startOperator({ dataDir, hasOwnSecret: true, clock: handClock() });
    const games = await offeredBy(operator, 'section=live');
    await operator.sandbox.close();
    return games.map(({ id, score }) => ({ id, score }));
  };
  const before = await live();
  expect(before.length).toBeGreaterThan(20);
  expect(await live()).toEqual(before);
});
