import { expect, it } from 'vitest';
import { AbortedError, BadAnswerError } from '../errors';
import { ifAnswered } from './if-answered';

interface Line {
  readonly level: string;
  readonly message: string;
  readonly facts: unknown;
}

function createLines(): {
  lines: Line[];
  log: (level: 'warn', message: string, facts: unknown) => void;
} {
  const lines: Line[] = [];
  return { lines, log: (level, message, facts) => lines.push({ level, message, facts }) };
}

it('gives the answer, null too, and logs nothing', async () => {
  const { lines, log } = createLines();
  expect(await ifAnswered(Promise.resolve(1), log, 'Lost.')).toBe(1);
  expect(await ifAnswered(Promise.resolve(null), log, 'Lost.')).toBe(null);
  expect(lines).toEqual([]);
});

it('returns undefined for a failed call, and logs the error', async () => {
  const { lines, log } = createLines();
  const error = new BadAnswerError('GET /x', 200, 'wrong-shape', 'an amount');
  expect(await ifAnswered(Promise.reject(error), log, 'Lost.')).toBe(undefined);
  expect(lines).toEqual([{ level: 'warn', message: 'Lost.', facts: error }]);
});

it('logs nothing for a call that the caller aborted', async () => {
  const { lines, log } = createLines();
  const call = Promise.reject(new AbortedError('GET /x'));
  expect(await ifAnswered(call, log, 'Lost.')).toBe(undefined);
  expect(lines).toEqual([]);
});
