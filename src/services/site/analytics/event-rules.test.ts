import { describe, expect, it } from 'vitest';
import { countersByType } from './counters';
import { eventOf, performanceEvent } from './event-rules';

describe('the counted event of a registration', () => {
  it.each([
    ['fast_reg', 'one_click'],
    ['phone_reg', 'phone'],
    ['full_reg', 'full'],
    ['soc_reg', 'social'],
  ])('ANL-01 has its type %s as a word, and no other fact without data', (type, word) => {
    expect(eventOf({ kind: 'registration', type })).toEqual({
      event: { id: 3, name: 'registration', facts: { type: word } },
      unknown: [],
    });
  });

  it.each(['none', 'sports', 'casino'])('ANL-01 has its bonus: %s', (bonus) => {
    const bonusId = ['none', 'sports', 'casino'].indexOf(bonus);
    const { event, unknown } = eventOf({ kind: 'registration', type: 'fast_reg', bonusId });
    expect([event.facts, unknown]).toEqual([{ type: 'one_click', bonus }, []]);
  });

  it.each([
    [1, 'vk'],
    [2, 'odnoklassniki'],
    [3, 'google'],
    [4, 'telegram'],
    [5, 'facebook'],
    [6, 'apple'],
  ])('ANL-01 has the network %s by its name: %s', (socialNetworkId, network) => {
    const { event, unknown } = eventOf({ kind: 'registration', type: 'soc_reg', socialNetworkId });
    expect([event.facts, unknown]).toEqual([{ type: 'social', network }, []]);
  });

  it('ANL-01 has no unknown facts', () => {
    expect(
      eventOf({ kind: 'registration', type: 'toString', bonusId: 3, socialNetworkId: 7 }),
    ).toEqual({
      event: { id: 3, name: 'registration', facts: {} },
      unknown: ['registration type toString', 'bonus id 3', 'social network id 7'],
    });
  });
});

it('ANL-01 of a sign-in that failed has its code', () => {
  expect(eventOf({ kind: 'sign-in-failed', errorCode: 401 })).toEqual({
    event: { id: 5, name: 'sign_in_error', facts: { errorCode: 401 } },
    unknown: [],
  });
});

it('ANL-01 has whole milliseconds, and thousandths of a shift', () => {
  const measured = new Map([
    ['load', 1234.56],
    ['shift', 0.01234],
  ]);
  expect(performanceEvent(measured).facts).toEqual({ load: 1235, shift: 0.012 });
});

it('ANL-01 has no code with special characters of a page', () => {
  const codes = ['<a', 'a>', 'a b', '', 'x'.repeat(65), 'G-1:a.b_c'];
  expect(countersByType(codes.map((code, index) => ({ type: index + 1, code })))).toEqual({
    counters: new Map([[6, 'G-1:a.b_c']]),
    strange: [1, 2, 3, 4, 5],
  });
});
