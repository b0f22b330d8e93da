import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FeedMessage } from '../frames';
import { createFeedMemory } from './memory';
import { packFrame, parseNote, unpackFrame } from './tab-notes';
import type { PackedFrame } from './tab-notes';

const ANN = { mark: 3, player: 'ann' };
const score = { home: 1, away: 0, periods: [], period: 1, minute: 12 };
const game = { id: 7, isLive: true, isFinished: false, score };

const MESSAGES: readonly FeedMessage[] = [
  {
    event: 'odds',
    seq: 1,
    at: 5,
    odds: [{ id: '7:1', coef: 2.1, isBlocked: true }],
    games: [game],
  },
  { event: 'player', seq: 2, at: 6, betIds: ['b'], ban: { level: 5, version: 1 } },
  { event: 'beat', seq: 2, at: 7 },
  { event: 'reset', seq: 9, at: 8 },
];

it.each(MESSAGES)('is the same in another tab: $event', (message) => {
  const frame = packFrame(message, 50, ANN);
  const note = parseNote(structuredClone({ kind: 'frame', term: 't', place: 0, frame }));
  expect(note?.kind === 'frame' && unpackFrame(note.frame, () => true)).toEqual({
    ...message,
    receivedAt: 50,
  });
});

it('reduces the news of another player to a beat', () => {
  const frame = packFrame({ event: 'player', seq: 2, at: 6, betIds: ['b'] }, 50, ANN);
  const message = unpackFrame(frame, ({ mark, player }) => mark !== 3 || player !== 'ann');
  expect(message).toEqual({ event: 'beat', seq: 2, at: 6, receivedAt: 50 });
});

it('rejects malformed notes, and leaves out malformed moves', () => {
  const frame = (...slots: unknown[]): unknown => ({
    kind: 'frame',
    term: 't',
    place: 0,
    frame: slots,
  });
  for (const data of [
    null,
    'lead',
    { kind: 'lead' },
    frame(),
    frame('odds', 1, 5, 50, ['7:1', 2.1], []),
    frame('odds', 1, 5, 50, 'moves', []),
    frame('odds', 1, 5, 50, [], [{ id: '7' }]),
    frame('odds', -1, 5, 50, [], []),
    frame('player', 1, 5, 50, { betIds: [1] }, ANN),
    frame('player', 1, 5, 50, { betIds: [] }),
    frame('other', 1, 5, 50),
  ]) {
    expect(parseNote(data)).toBeNull();
  }
  const note = parseNote(frame('odds', 1, 5, 50, ['a', 2, false, 7, 2, false, 'b', '2', true], []));
  expect(note?.kind === 'frame' && unpackFrame(note.frame, () => true)).toMatchObject({
    odds: [{ id: 'a', coef: 2, isBlocked: false }],
  });
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(() => parseNote(data)).not.toThrow();
    }),
  );
});

function priced(seq: number, count: number): PackedFrame {
  const odds = Array.from({ length: count }, (_, i) => ({ id: `${i}`, coef: 2, isBlocked: false }));
  return packFrame({ event: 'odds', seq, at: seq, odds, games: [] }, seq, ANN);
}

it('keeps frames for a limited time, and a limited number of moves', () => {
  const memory = createFeedMemory();
  for (let seq = 1; seq <= 40; seq++) memory.add(priced(seq, 10), seq * 1000);
  expect(memory.after(38).map(([, seq]) => seq)).toEqual([39, 40]);
  expect(memory.after(9).map(([, seq]) => seq)).toHaveLength(31);
  expect(memory.after(8)).toEqual([['reset', 40, 40, 40]]);
  for (let seq = 41; seq <= 50; seq++) memory.add(priced(seq, 4000), 40_000);
  expect(memory.after(46)).toHaveLength(4);
  expect(memory.after(45)).toEqual([['reset', 50, 50, 50]]);
});

it('drops the frames of an earlier numbering', () => {
  const memory = createFeedMemory();
  expect(memory.after(3)).toEqual([['reset', 3, 0, 0]]);
  memory.add(priced(900, 1), 0);
  expect(memory.after(899)).toHaveLength(1);
  memory.add(packFrame({ event: 'reset', seq: 3, at: 7 }, 8, ANN), 0);
  memory.add(priced(4, 1), 0);
  expect(memory.after(3)).toHaveLength(1);
  for (const seq of [2, 5, 900]) expect(memory.after(seq)[0]?.[0]).toBe('reset');
});
