import { expect, test } from 'vitest';
import type { FailedPiece } from './isolated-work';
import { handSpareTime } from '../../testing/operator';
import { Preparation, type Piece } from './preparation';

function started(pieces: (done: string[]) => Iterator<Piece>) {
  const done: string[] = [];
  const ended: (readonly FailedPiece[])[] = [];
  const { spareTime, spend } = handSpareTime();
  const preparation = new Preparation({
    pieces: () => pieces(done),
    spareTime,
    onEnd: (failed) => ended.push(failed),
  });
  return { preparation, done, ended, spend };
}

function* named(done: string[], names: readonly string[]): Generator<Piece> {
  for (const name of names) yield { name, work: () => void done.push(name) };
}

test('a slice is one piece, and nothing is done before there is time to spare', () => {
  const { preparation, done, ended, spend } = started((all) => named(all, ['a', 'b', 'c']));
  preparation.begin();
  expect(done).toEqual([]);
  for (const count of [1, 2, 3]) {
    expect(spend()).toBe(true);
    expect(done).toHaveLength(count);
  }
  expect(spend()).toBe(true);
  expect(ended).toEqual([[]]);
  expect(spend()).toBe(false);
});

test('no round begins while another one is under way, and one may follow it', () => {
  let rounds = 0;
  const { preparation, done, spend } = started((all) => named(all, [`round ${++rounds}`]));
  preparation.begin();
  preparation.begin();
  while (spend());
  expect(done).toEqual(['round 1']);
  preparation.begin();
  while (spend());
  expect(done).toEqual(['round 1', 'round 2']);
});

test('a piece that fails holds none of the others back, and is told of at the end', () => {
  const error = new Error('broken');
  const { preparation, done, ended, spend } = started(function* pieces(all) {
    yield {
      name: 'a',
      work: () => {
        throw error;
      },
    };
    yield* named(all, ['b']);
  });
  preparation.begin();
  while (spend());
  expect(done).toEqual(['b']);
  expect(ended).toEqual([[{ name: 'a', error }]]);
});

test('what was ended does nothing more', () => {
  const { preparation, done, ended, spend } = started((all) => named(all, ['a', 'b']));
  preparation.begin();
  spend();
  preparation.end();
  expect(spend()).toBe(false);
  expect(done).toEqual(['a']);
  expect(ended).toEqual([]);
});
