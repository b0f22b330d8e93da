import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventSourceConnect } from './event-source';
import type { FeedSource } from './event-source';
import { FEED_EVENTS, parseFrame } from './frames';
import type { FeedMessage } from './frames';

class FakeSource implements FeedSource {
  isClosed = false;
  readonly #listeners = new Map<string, (event: Event) => void>();
  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  send(type: string, data: string): void {
    this.#listeners.get(type)?.(new MessageEvent(type, { data }));
  }
  fail(): void {
    this.#listeners.get('error')?.(new Event('error'));
  }
}

function open(since: number | null = null): {
  url: string;
  source: FakeSource;
  messages: FeedMessage[];
  warnings: string[];
  errors: unknown[];
  close: () => void;
} {
  const source = new FakeSource();
  const urls: string[] = [];
  const warnings: string[] = [];
  const messages: FeedMessage[] = [];
  const errors: unknown[] = [];
  const connect = createEventSourceConnect({
    open: (url) => {
      urls.push(url);
      return source;
    },
    log: (_level, message) => warnings.push(message),
  });
  const subscription = connect(since).subscribe({
    next: (message) => messages.push(message),
    error: (error) => errors.push(error),
  });
  const close = (): void => subscription.unsubscribe();
  return { url: urls[0] ?? '', source, messages, warnings, errors, close };
}

const score = { home: 1, away: 0, periods: [], period: 1, minute: 12 };

describe('the feed over server-sent events', () => {
  it('requests the messages after the last number', () => {
    expect(open().url).toBe('/feed-api/v1/stream');
    expect(open(42).url).toBe('/feed-api/v1/stream?since=42');
  });

  it('reads the frames of the operator', () => {
    const { source, messages } = open();
    const odds = [['7:1', 2.1, 1]];
    const games = [{ id: 7, isLive: true, isFinished: false, score }];
    source.send('odds', JSON.stringify({ seq: 1, at: 5, odds, games }));
    source.send('player', JSON.stringify({ seq: 2, at: 6, betIds: ['b'] }));
    source.send('beat', JSON.stringify({ seq: 2, at: 7 }));
    source.send('reset', JSON.stringify({ seq: 9, at: 8 }));
    expect(messages).toEqual([
      { event: 'odds', seq: 1, at: 5, odds: [{ id: '7:1', coef: 2.1, isBlocked: true }], games },
      { event: 'player', seq: 2, at: 6, betIds: ['b'] },
      { event: 'beat', seq: 2, at: 7 },
      { event: 'reset', seq: 9, at: 8 },
    ]);
  });

  it('leaves out a malformed frame, reports it and goes on', () => {
    const { source, messages, warnings, errors } = open();
    source.send('odds', '<html>');
    source.send('odds', '{"seq":1,"at":5,"odds":[["a","2"]]}');
    source.send('beat', '{"seq":"1","at":5}');
    source.send('beat', '{"seq":1,"at":5}');
    expect(warnings).toHaveLength(3);
    expect(messages).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('leaves out a frame with a number that is none, and one that carries no data', () => {
    const beat = (seq: unknown): string => JSON.stringify({ seq, at: 5 });
    expect(parseFrame('beat', beat(0))).toEqual({ event: 'beat', seq: 0, at: 5 });
    for (const seq of [-1, 1.5, 2 ** 53, null]) expect(parseFrame('beat', beat(seq))).toBeNull();
    for (const data of [undefined, null, 5, { seq: 1, at: 5 }]) {
      expect(parseFrame('beat', data)).toBeNull();
    }
  });

  it('reads what has changed for the player', () => {
    const news = {
      seq: 1,
      at: 5,
      betIds: ['b'],
      isStatusChanged: true,
      ban: { level: 3, version: 2 },
      areLimitsChanged: true,
    };
    expect(parseFrame('player', JSON.stringify(news))).toEqual({ event: 'player', ...news });
    for (const broken of [{ ban: { level: 3 } }, { isStatusChanged: 1 }, { betIds: [1] }]) {
      expect(parseFrame('player', JSON.stringify({ ...news, ...broken }))).toBeNull();
    }
  });

  it('reads a frame of prices without games', () => {
    const frame = parseFrame('odds', JSON.stringify({ seq: 1, at: 5, odds: [['a', 2, 0]] }));
    expect(frame).toEqual({
      event: 'odds',
      seq: 1,
      at: 5,
      odds: [{ id: 'a', coef: 2, isBlocked: false }],
      games: [],
    });
  });

  it('drops invalid prices, and keeps the others of the frame', () => {
    const odds = [
      ['a', 0.5, 0],
      ['b', 0, 0],
      ['c', 1e9, 0],
      ['d', 2, 0],
    ];
    const frame = parseFrame('odds', JSON.stringify({ seq: 1, at: 5, odds, games: [] }));
    expect(frame).toMatchObject({ odds: [{ id: 'd', coef: 2 }] });
  });

  it('never throws, for any frame', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FEED_EVENTS),
        fc.oneof(fc.string(), fc.json(), fc.anything()),
        (event, data) => {
          const frame = parseFrame(event, data);
          expect(frame === null || Number.isSafeInteger(frame.seq)).toBe(true);
        },
      ),
      { numRuns: runs(3000) },
    );
  });

  it('reports once that the connection broke, and closes it', () => {
    const { source, errors } = open();
    source.fail();
    expect(errors).toHaveLength(1);
    expect(source.isClosed).toBe(true);
  });

  it('closes the connection without a subscriber', () => {
    const { source, close } = open();
    close();
    expect(source.isClosed).toBe(true);
  });
});
