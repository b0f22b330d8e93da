import { describe, expect, test } from 'vitest';
import { appealRefusal } from './appeal-rules';
import type { EarlierAppeal } from './appeal-rules';

const WEEK = 7 * 86_400_000;

const rejected = (createdAt: number): EarlierAppeal => ({ status: 'rejected', createdAt });

describe('an appeal', () => {
  test('is for players who are restricted, whatever they sent before', () => {
    expect(appealRefusal(false, [], 5)).toEqual({ code: 'not-restricted' });
    expect(appealRefusal(false, [{ status: 'waiting', createdAt: 1 }], 5)).toEqual({
      code: 'not-restricted',
    });
    expect(appealRefusal(true, [], 5)).toBeNull();
  });

  test('waits for the answer to the one before, in whatever order they are named', () => {
    const waiting = { status: 'waiting', createdAt: 1 } as const;
    for (const appeals of [[waiting], [waiting, rejected(2)], [rejected(2), waiting]]) {
      expect(appealRefusal(true, appeals, 9 * WEEK)).toEqual({ code: 'appeal-waiting' });
    }
  });

  test('waits a week from the first of the last three', () => {
    const after = (now: number, ...sent: number[]) => appealRefusal(true, sent.map(rejected), now);
    expect(after(5, 1, 2)).toBeNull();
    const refused = { code: 'too-many-appeals', until: 1 + WEEK };
    expect(after(5, 2, 1, 3)).toEqual(refused);
    expect(after(WEEK, 3, 2, 1)).toEqual(refused);
    expect(after(1 + WEEK, 1, 2, 3)).toBeNull();
    expect(after(1 + WEEK, 4, 1, 2, 3)).toEqual({ ...refused, until: 2 + WEEK });
  });

  test('that was accepted counts among them: a new restriction gives no new three', () => {
    const accepted = { status: 'accepted', createdAt: 1 } as const;
    expect(appealRefusal(true, [accepted, rejected(2), rejected(3)], 5)).toEqual({
      code: 'too-many-appeals',
      until: 1 + WEEK,
    });
  });
});
