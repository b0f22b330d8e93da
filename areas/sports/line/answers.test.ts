import type { Game } from '@grandstand/bus-contracts';
import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { describe, expect, test, vi } from 'vitest';
import { createAnswers, REFRESH_MS } from './answers';
import { NotFoundError, resourceKey, type LineSource, type Resource } from './resources';
import { sampleGame } from '../testing/sample-line';

const live: Resource = { kind: 'games', section: 'live', limit: 5 };
const game: Resource = { kind: 'game', gameId: 7 };
const key = resourceKey('en', live);

function setUp(source: Partial<LineSource> = {}) {
  const clock = createVirtualClock();
  const games = vi.fn<LineSource['games']>(() => Promise.resolve([sampleGame(1)]));
  const whole: LineSource = {
    sports: () => Promise.resolve([]),
    games,
    game: () => Promise.reject(new Error('unasked')),
    ...source,
  };
  const onGames = vi.fn<(games: readonly Game[]) => void>();
  const answers = createAnswers({ clock, first: {}, source: whole, onGames });
  return { answers, clock, source: whole, games, onGames };
}

describe('the answers of the line', () => {
  test('load what is watched, once for all who watch it', async () => {
    const { answers, clock, games } = setUp();
    const heard = vi.fn<() => void>();
    answers.watch(key, live, heard);
    answers.watch(key, live, () => {});
    expect(answers.get(key)).toBeUndefined();
    await clock.advance(0);
    expect(answers.get(key)).toEqual({ data: [sampleGame(1)], loadedAt: clock.now() });
    expect(heard).toHaveBeenCalledOnce();
    expect(games).toHaveBeenCalledOnce();
  });

  test('SPT-01 come again every half minute for as long as somebody watches', async () => {
    const { answers, clock, games } = setUp();
    const end = answers.watch(key, live, () => {});
    await clock.advance(2 * REFRESH_MS);
    expect(games).toHaveBeenCalledTimes(3);
    end();
    await clock.advance(4 * REFRESH_MS);
    expect(games).toHaveBeenCalledTimes(3);
    expect(clock.pending).toBe(0);
  });

  test('are there at once on the way back, and load again only when old', async () => {
    const { answers, clock, games } = setUp();
    answers.watch(key, live, () => {})();
    await clock.advance(1000);
    const again = answers.watch(key, live, () => {});
    expect(answers.get(key)?.data).toHaveLength(1);
    expect(games).toHaveBeenCalledOnce();
    again();
    await clock.advance(REFRESH_MS);
    answers.watch(key, live, () => {});
    expect(games).toHaveBeenCalledTimes(2);
  });

  test('P34 an older answer never overwrites a newer one', async () => {
    const waiting: ((games: Game[]) => void)[] = [];
    const { answers, clock } = setUp({
      games: () => new Promise((resolve) => waiting.push(resolve)),
    });
    answers.watch(key, live, () => {});
    answers.reload(key);
    waiting[1]?.([sampleGame(2)]);
    await clock.advance(0);
    waiting[0]?.([sampleGame(1)]);
    await clock.advance(0);
    expect(answers.get(key)?.data).toEqual([sampleGame(2)]);
  });

  test('keep what was there when a refresh fails, and say so', async () => {
    const { answers, clock, games } = setUp();
    answers.watch(key, live, () => {});
    await clock.advance(0);
    games.mockRejectedValueOnce(new Error('down'));
    await clock.advance(REFRESH_MS);
    expect(answers.get(key)).toMatchObject({ data: [sampleGame(1)], failure: 'unavailable' });
    await clock.advance(REFRESH_MS);
    expect(answers.get(key)?.failure).toBeUndefined();
  });

  test('tell a game that is gone from one that cannot be had now', async () => {
    const { answers, clock } = setUp({ game: () => Promise.reject(new NotFoundError('gone')) });
    const gameKey = resourceKey('en', game);
    answers.watch(gameKey, game, () => {});
    await clock.advance(0);
    expect(answers.get(gameKey)).toEqual({ loadedAt: clock.now(), failure: 'not-found' });
  });

  test('a retry shows that it is loading', async () => {
    const { answers, clock, games } = setUp();
    games.mockRejectedValueOnce(new Error('down'));
    answers.watch(key, live, () => {});
    await clock.advance(0);
    expect(answers.get(key)?.failure).toBe('unavailable');
    answers.reload(key);
    expect(answers.get(key)).toBeUndefined();
    await clock.advance(0);
    expect(answers.get(key)?.data).toHaveLength(1);
  });

  test('parts that did not change stay the same objects', async () => {
    const { answers, clock } = setUp();
    answers.watch(key, live, () => {});
    await clock.advance(0);
    const before = answers.get(key)?.data;
    await clock.advance(REFRESH_MS);
    expect(answers.get(key)?.data).toBe(before);
  });

  test('keep what the server sent when the feed speaks before the page has taken it over', async () => {
    const { clock, source, games, onGames } = setUp();
    const sent = { data: [sampleGame(1)], loadedAt: clock.now() };
    const answers = createAnswers({ clock, source, first: { [key]: sent }, onGames });
    answers.reloadAll();
    expect(answers.get(key)).toBe(sent);
    expect(games).not.toHaveBeenCalled();
    answers.watch(key, live, () => {});
    expect(games).toHaveBeenCalledOnce();
  });

  test('what was on its way at a break is asked for again, and its answer alone counts', async () => {
    const waiting: ((games: Game[]) => void)[] = [];
    const { answers, clock, onGames } = setUp({
      games: vi.fn<LineSource['games']>(() => new Promise((resolve) => waiting.push(resolve))),
    });
    answers.ask(key, live);
    answers.reloadAll();
    waiting[0]?.([sampleGame(1)]);
    await clock.advance(0);
    expect(onGames).not.toHaveBeenCalled();
    waiting[1]?.([sampleGame(2)]);
    await clock.advance(0);
    expect(onGames.mock.calls).toEqual([[[sampleGame(2)]]]);
  });

  test('what could not be loaded after a break is old however young, and asked for on the way back', async () => {
    const { answers, clock, games } = setUp();
    const end = answers.watch(key, live, () => {});
    await clock.advance(0);
    games.mockRejectedValueOnce(new Error('down'));
    answers.reloadAll();
    await clock.advance(0);
    end();
    answers.watch(key, live, () => {});
    await clock.advance(0);
    expect(games).toHaveBeenCalledTimes(3);
    expect(answers.get(key)?.failure).toBeUndefined();
  });

  test('hold few that nobody watches', async () => {
    const { answers, clock } = setUp();
    const keys = Array.from({ length: 30 }, (_, limit) => {
      const resource: Resource = { kind: 'games', section: 'line', limit };
      const ownKey = resourceKey('en', resource);
      answers.watch(ownKey, resource, () => {})();
      return ownKey;
    });
    await clock.advance(0);
    expect(keys.filter((one) => answers.get(one)).length).toBeLessThanOrEqual(20);
  });

  test('nothing runs after the end', async () => {
    const { answers, clock, games } = setUp();
    answers.watch(key, live, () => {});
    answers.stop();
    await clock.advance(3 * REFRESH_MS);
    expect(games).toHaveBeenCalledOnce();
    expect(clock.pending).toBe(0);
  });
});

describe('what is asked for ahead of a press', () => {
  test('is there when the screen comes, and loaded once', async () => {
    const { answers, clock, games } = setUp();
    answers.ask(key, live);
    answers.ask(key, live);
    await clock.advance(0);
    answers.ask(key, live);
    expect(answers.get(key)?.data).toHaveLength(1);
    answers.watch(key, live, () => {});
    await clock.advance(0);
    expect(games).toHaveBeenCalledOnce();
  });

  test('is shared with a press that comes before it', async () => {
    const { answers, clock, games } = setUp();
    answers.ask(key, live);
    const heard = vi.fn<() => void>();
    answers.watch(key, live, heard);
    await clock.advance(0);
    expect(games).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is loaded again when it is old, and not for as long as nobody watches it', async () => {
    const { answers, clock, games } = setUp();
    answers.ask(key, live);
    await clock.advance(REFRESH_MS);
    expect(games).toHaveBeenCalledOnce();
    answers.ask(key, live);
    await clock.advance(0);
    expect(games).toHaveBeenCalledTimes(2);
    expect(clock.pending).toBe(0);
  });

  test('leaves nothing behind where it failed: the screen tries anew', async () => {
    const games = vi
      .fn<LineSource['games']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([sampleGame(1)]);
    const { answers, clock } = setUp({ games });
    answers.ask(key, live);
    await clock.advance(0);
    expect(answers.get(key)).toBeUndefined();
    answers.watch(key, live, () => {});
    await clock.advance(0);
    expect(answers.get(key)?.data).toHaveLength(1);
  });
});
