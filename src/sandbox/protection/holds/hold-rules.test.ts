import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Likeness, StatedPerson, Trace, Verdict } from './hold-rules';
import { likenessOf, TRACES, verdictOf } from './hold-rules';
import { mailboxOf, personKeysOf } from './person-keys';

const LIKENESSES: readonly Likeness[] = ['same', 'similar', 'other', 'unknown'];
const facts = fc.record({
  traces: fc.subarray([...TRACES]).map((traces) => new Set<Trace>(traces)),
  likeness: fc.constantFrom(...LIKENESSES),
  isProved: fc.boolean(),
  wasInUse: fc.boolean(),
});

/** By what there is in common: the verdict on a new account, on one that was in use, and with a document of another person, of nobody known, and of the excluded player. */
const RULES: readonly [readonly Trace[], ...Verdict[]][] = [
  [[], 'none', 'none', 'none', 'none', 'same'],
  [['network'], 'none', 'none', 'none', 'none', 'same'],
  [['address'], 'none', 'none', 'none', 'none', 'same'],
  [['network', 'address'], 'none', 'none', 'none', 'none', 'same'],
  [['birthday'], 'none', 'none', 'none', 'none', 'same'],
  [['birthday', 'network'], 'check', 'none', 'none', 'none', 'same'],
  [['birthday', 'address'], 'check', 'none', 'none', 'none', 'same'],
  [['device'], 'check', 'none', 'none', 'none', 'same'],
  [['payment'], 'check', 'check', 'none', 'people', 'same'],
  [['contact'], 'check', 'check', 'none', 'people', 'same'],
  [['person'], 'check', 'check', 'none', 'people', 'same'],
  [['document'], 'check', 'check', 'people', 'same', 'same'],
];

test.each(RULES)('%j', (traces, fresh, used, other, unknown, same) => {
  const rest = {
    traces: new Set(traces),
    likeness: 'unknown',
    isProved: false,
    wasInUse: false,
  } as const;
  expect([
    verdictOf(rest),
    verdictOf({ ...rest, wasInUse: true }),
    verdictOf({ ...rest, isProved: true, likeness: 'other' }),
    verdictOf({ ...rest, isProved: true }),
    verdictOf({ ...rest, isProved: true, likeness: 'same' }),
  ]).toEqual([fresh, used, other, unknown, same]);
});

test('more traces never free an account, and a household alone holds nobody', () => {
  const weight: Record<Verdict, number> = { none: 0, check: 1, people: 1, same: 2 };
  fc.assert(
    fc.property(facts, fc.constantFrom(...TRACES), (some, more) => {
      const before = verdictOf(some);
      const after = verdictOf({ ...some, traces: new Set([...some.traces, more]) });
      expect(weight[after]).toBeGreaterThanOrEqual(weight[before]);
    }),
    { numRuns: runs(300) },
  );
});

test('a document of another person frees from everything but its own number', () => {
  fc.assert(
    fc.property(facts, (some) => {
      const verdict = verdictOf({ ...some, isProved: true, likeness: 'other' });
      expect(verdict).toBe(some.traces.has('document') ? 'people' : 'none');
    }),
    { numRuns: runs(100) },
  );
});

const person = (name: string, surname: string | null, birthday: string | null): StatedPerson => ({
  name,
  surname,
  birthday,
});
const DAY = '1990-02-28';

test.each<[StatedPerson, StatedPerson, Likeness]>([
  [person('Ann', 'Archer', DAY), person('ANN', 'ARCHER', DAY), 'same'],
  [person('Ann', 'Archer', DAY), person('Archer Ann', null, DAY), 'same'],
  [person('Иван', 'Петров', DAY), person('Ivan', 'Petrov', DAY), 'same'],
  [person('Ірина', 'Шевченко', DAY), person('Irina', 'Shevchenko', DAY), 'same'],
  [person('İLQAR', 'Əliyev', DAY), person('ilqar', 'əliyev', DAY), 'same'],
  [person('Ann', null, DAY), person('Ann', 'Archer', DAY), 'similar'],
  [person('Ann Mary', 'Archer', DAY), person('Ann', 'Archer', DAY), 'same'],
  [person('Ann', 'Archer', DAY), person('Ann', 'Archer', '1990-02-27'), 'other'],
  [person('Ann', 'Archer', DAY), person('Ben', 'Archer', DAY), 'other'],
  [person('Ann', 'Archer', DAY), person('Ann', 'Archer', null), 'unknown'],
  [person('', null, DAY), person('Ann', 'Archer', DAY), 'unknown'],
])('%j and %j: %s', (one, other, likeness) => {
  expect(likenessOf(one, other)).toBe(likeness);
  expect(likenessOf(other, one)).toBe(likeness);
});

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+bets@example.com', 'ann@example.com'],
  ['a.n.n+x@googlemail.com', 'ann@gmail.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['+ann@example.com', '+ann@example.com'],
])('the mailbox of %s is %s', (mail, box) => {
  expect(mailboxOf(mail)).toBe(box);
});

test('numbers of documents lead to a person however they are written, and short ones do not', () => {
  const document = {
    user_passport_type: 'passport',
    user_passport_issue_date: '',
    user_passport_issued_by: '',
    user_passport_data: '',
  };
  const keys = (series: string, number: string, inn = '', pin = ''): string[] =>
    personKeysOf({
      mail: null,
      phone: null,
      document: {
        ...document,
        user_passport_series: series,
        user_passport_number: number,
        user_passport_inn: inn,
        user_pin_code: pin,
      },
    }).map(({ text }) => text);
  expect(keys('ab', '12 34-56')).toEqual(keys('', 'AB123456'));
  expect(keys('AB', '12')).toEqual([]);
  expect(keys('AB123456', '')).toEqual([]);
  expect(keys('', '', '123 456 789')).toEqual(['inn 123456789']);
});
