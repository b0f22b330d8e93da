import { readFileSync } from 'node:fs';
import { COUPON_PROBLEM_CODES, meaningOf } from '@grandstand/bus-contracts';
import {
  BARRED_WAYS,
  COUPON_PROBLEM_DETAILS,
  LANGUAGES,
  PLACEMENT_REFUSALS,
} from '@grandstand/bus-contracts/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HttpError } from '../../src/api';
import { verdictOf } from '../../src/services/betting/coupon/placement/verdict';

const DETAILS = fc.record(
  {
    marketIds: fc.uniqueArray(fc.constantFrom('1:1', '2:1', '3:1')),
    limit: fc.integer({ min: 0, max: 10_000 }),
    limitBalance: fc.integer({ min: 0, max: 10_000 }),
    limitType: fc.constantFrom(1, 2, 3, 10, 11, 12),
  },
  { requiredKeys: [] },
);

const refusal = (code: string, details: unknown, text?: string) =>
  verdictOf(new HttpError('POST /web-api/coupon/place', 422, { code, text, details }), 2);

const read = (path: string): string => readFileSync(path, 'utf8');

function textAt(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined,
      texts,
    );
}

describe('a refusal of the operator', () => {
  test('is the problem of the same code, or is shown by the bets that it names', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACEMENT_REFUSALS), DETAILS, (code, details) => {
        const verdict = refusal(code, details, 'The operator’s text.');
        if (verdict.kind !== 'refused') throw new Error('The outcome is known.');
        const { refusal: row } = COUPON_PROBLEM_DETAILS[code];
        const named = details.marketIds ?? [];
        const marked = named.map((id) => ({ id, ...(row?.mark && { [row.mark]: true }) }));
        expect(verdict.changes).toEqual(marked);
        if (row?.isShownByBets && named.length > 0) {
          expect(verdict.problem).toBeNull();
          return;
        }
        if (row?.isShownByBets) {
          expect(verdict.problem).toEqual({ code: 'refused', text: 'The operator’s text.' });
          return;
        }
        const amount = row?.amount && details[row.amount];
        expect(verdict.problem).toEqual({
          code,
          ...(amount !== undefined && { limit: amount * 100 }),
          ...(amount !== undefined &&
            details.limitType !== undefined && { limitType: details.limitType }),
          ...(row?.isOfOneBet && named[0] !== undefined && { marketId: named[0] }),
        });
      }),
    );
  });

  test('of the player, whatever the bet is, leads on, and bars the coupon', () => {
    for (const code of Object.keys(BARRED_WAYS)) {
      const verdict = refusal(code, undefined, 'Not now.');
      const problem = verdict.kind === 'refused' ? verdict.problem : null;
      expect(problem && meaningOf(problem.code).isBarring, code).toBe(true);
      if (problem?.code === 'player-barred') {
        expect(problem).toMatchObject({ reason: code, text: 'Not now.' });
      }
    }
  });

  test('is in the protocol of the back end, with no other', () => {
    const [, section = ''] = /A refused placement answers 422([^]*?)\n\nWith any other code/.exec(
      read('docs/back-end.md'),
    )!;
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    );
    expect(named.toSorted()).toEqual(PLACEMENT_REFUSALS.toSorted());
  });
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('name each fix and each way on', () => {
    const coupon: unknown = JSON.parse(read(`src/i18n/betting/coupon/${language}.json`));
    const player: unknown = JSON.parse(read(`src/i18n/betting/player-coupon/${language}.json`));
    const fixes = new Set(
      Object.values(COUPON_PROBLEM_DETAILS).flatMap(({ fixes: all = [] }) => all),
    );
    // Their labels name an amount or a bet.
    const labels = [...fixes].filter((fix) => !['limit', 'most', 'removeLater'].includes(fix));
    expect(labels.filter((fix) => typeof textAt(coupon, `coupon.fix.${fix}`) !== 'string')).toEqual(
      [],
    );
    const ways = Object.values(BARRED_WAYS);
    expect(ways.filter((way) => typeof textAt(player, `coupon.way.${way}`) !== 'string')).toEqual(
      [],
    );
  });

  test('of the operator leave out what the site says, but where other calls are refused with it', () => {
    const operator: unknown = JSON.parse(read(`src/sandbox/site/texts/${language}.json`));
    const both = COUPON_PROBLEM_CODES.filter(
      (code) => textAt(operator, `faults.${code}`) !== undefined,
    );
    expect(both.toSorted()).toEqual([
      'account-frozen',
      'banned',
      'limit-reached',
      'not-enough-money',
      'session-limit-reached',
      'sport-not-allowed',
    ]);
  });
});
