import type { Game, Sport } from '@grandstand/bus-contracts';
import { cyberAnswers, type CyberType } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { betOf, coupon, place, registerPlayer, startOperator } from '@grandstand/sandbox/testing';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

async function cyber(query: string, language = 'en') {
  const { body } = await operator.get(`/line-api/v1/cyber?${query}`, { language });
  return v.parse(cyberAnswers.lineCyber, body);
}

/** A game that QA makes. */
async function makeGame(sport: string, champ: string): Promise<Game> {
  const made = { sport, champ, home: 'Reds', away: 'Blues', startsIn: 36_000 };
  return (await operator.control<{ game: Game }>('/games', made)).body.game;
}

describe('CYB-01 cyber-sport of the operator', () => {
  test.each<[CyberType, readonly string[]]>([
    ['real', ['cs2', 'dota-2', 'lol', 'valorant']],
    ['virtual', ['efootball', 'ebasketball']],
    ['stream', ['cs2', 'dota-2', 'lol', 'valorant', 'efootball', 'ebasketball']],
  ])('has games of type %s, now and to come', async (type, slugs) => {
    const { disciplines, games, total } = await cyber(`type=${type}&limit=200`);
    expect(disciplines.map(({ slug }) => slug)).toEqual(slugs);
    expect(games).toHaveLength(total);
    expect(games.some(({ isLive }) => isLive)).toBe(true);
    // Rows are regions of a page: no two of them have the same name.
    expect(new Set(games.map(({ home, away }) => `${home} – ${away}`)).size).toBe(games.length);
    for (const { slug, line, live } of disciplines) {
      expect(line, slug).toBeGreaterThan(0);
      expect(games.filter(({ sport }) => sport.slug === slug)).toHaveLength(line + live);
    }
    if (type === 'stream') expect(games.every(({ isTop }) => isTop)).toBe(true);
  });

  test('filters by section, discipline and championship, and has no others', async () => {
    const { games } = await cyber('type=real&section=line&discipline=cs2&champ=winter-final');
    expect(games.length).toBeGreaterThan(0);
    expect(games.every(({ champ, isLive }) => champ.slug === 'winter-final' && !isLive)).toBe(true);
    for (const query of [
      'type=virtual&discipline=cs2',
      'type=real&discipline=football',
      'type=real&discipline=cs2&champ=ember-league',
    ]) {
      expect((await operator.get(`/line-api/v1/cyber?${query}`)).status, query).toBe(404);
    }
    expect((await operator.get('/line-api/v1/cyber?type=other')).status).toBe(400);
  });

  test('is in no list of the line, but found by its discipline', async () => {
    const { body } = await operator.get<{ sports: Sport[] }>('/line-api/v1/sports');
    expect(body.sports.map(({ slug }) => slug)).not.toContain('cs2');
    const list = async (query: string) =>
      (await operator.get<{ games: Game[] }>(`/line-api/v1/games?${query}`)).body.games;
    for (const section of ['live', 'line']) {
      const games = await list(`section=${section}`);
      expect(games.every(({ sportId }) => sportId < 41)).toBe(true);
    }
    expect((await list('section=line&sport=cs2')).length).toBeGreaterThan(0);
  });

  const OF_MAP = [2, 14, 15, 17, 62, 101, 577];
  test.each([
    ['steel-masters', [2, 17, 101, 136, ...inMaps([1, 2], OF_MAP)]],
    ['caspian-open', [101, ...inMaps([1], OF_MAP)]],
    ['winter-final', [2, 17, 101, 136, ...inMaps([1, 2, 3], OF_MAP)]],
  ])('prices the match and the maps that are certain to be played: %s', async (champ, types) => {
    const game = await makeGame('cs2', champ);
    expect(game.markets.map(({ typeId }) => typeId).toSorted((a, b) => a - b)).toEqual(types);
    const winner = game.markets.find(({ typeId }) => typeId === 101);
    const overround = winner?.outcomes.reduce((sum, { coef }) => sum + 1 / coef, 0) ?? 0;
    expect(overround).toBeGreaterThan(1.02);
    expect(overround).toBeLessThan(1.1);
  });

  test('settles a bet on map 2 of a best of three as soon as the map has ended', async () => {
    player = await registerPlayer(operator);
    const game = await makeGame('dota-2', 'ember-league');
    const outcome = (type: number) =>
      game.markets.flatMap(({ outcomes }) => outcomes).find(({ typeId }) => typeId === type)!;
    const [first, second] = [outcome(51_401), outcome(52_402)];
    const bets: string[] = [];
    for (const leg of [first, second]) {
      const { body } = await place(operator, player, coupon(player, [leg]));
      bets.push(body.bet.id);
    }
    const { id } = game;
    await operator.control(`/games/${id}/start`);
    await operator.control(`/games/${id}/score`, { home: 1, away: 0 });
    const status = async (at: number) => (await betOf(operator, player, bets[at] ?? '')).status;
    expect([await status(0), await status(1)]).toEqual(['won', 'accepted']);
    await operator.control(`/games/${id}/score`, { home: 1, away: 1 });
    expect(await status(1)).toBe('won');
    expect((await operator.control(`/games/${id}/score`, { home: 3, away: 0 })).status).toBe(400);
  });

  test('broadcasts top games in play, with a delay of 8 seconds', async () => {
    const { games } = await cyber('type=stream&section=live');
    // The one that began last before the delay: of a long game the first events are left out.
    const shownAt = operator.clock.now() - 8_000;
    const game = games
      .filter(({ sport }) => sport.slug === 'dota-2' || sport.slug === 'cs2')
      .filter(({ startsAt }) => startsAt < shownAt)
      .toSorted((one, other) => other.startsAt - one.startsAt)[0]!;
    const path = `/line-api/v1/games/${game.id}/broadcast`;
    const read = async () => v.parse(cyberAnswers.lineBroadcast, (await operator.get(path)).body);
    const before = await read();
    expect(before).toMatchObject({ delayMs: 8_000, home: game.home, away: game.away, src: null });
    expect(before.events.at(-1)).toMatchObject({ kind: 'start', period: 1 });
    for (const event of before.events) expect(event.at).toBeLessThanOrEqual(before.at);
    const other = games.find(({ isTop }) => !isTop);
    expect(other).toBeUndefined();
    expect((await operator.get('/line-api/v1/games/1/broadcast')).status).toBe(404);
  });
});

/** The types of markets in maps. */
function inMaps(maps: readonly number[], types: readonly number[]): number[] {
  return maps.flatMap((map) => types.map((type) => (50 + map) * 1000 + type));
}
