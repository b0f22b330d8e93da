import { describe, expect, test } from 'vitest';
import { addressOf, INITIAL, optionsOf, reduce, sentAlready } from './registration-rules';

const COMMON = { countryId: 3, currencyId: 4, isOfAge: true, isTermsAgreed: true } as const;
const CODE = { flowId: 'f-1', sentTo: '+7 ··· 41 22', expiresAt: 120_000, resendAt: 60_000 };
const ADDRESS = 'KZ 7012344122';
const SENT = { address: ADDRESS, code: CODE };
const LANTERN = { id: 13, key: 'lantern', name: 'Lantern' };

describe('what the operator offers', () => {
  test('is listed in the site’s order, without what the site does not know', () => {
    const types = ['by_pigeon', 'soc_reg', 'full_reg', 'phone_reg', 'fast_reg'];
    const keys = ['example-id', '../x', 'x/..', 'Lantern', '-x', ''];
    const networks = keys.map((key) => ({ ...LANTERN, key }));
    expect(optionsOf({ types, bonuses: [2, 0, 9], networks }, undefined)).toMatchObject({
      types: ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'],
      bonuses: [0, 2],
      networks: [{ ...LANTERN, key: 'example-id' }],
    });
  });

  test('is nothing where the operator says nothing, or no list', () => {
    const nothing = { types: [], bonuses: [], networks: [] };
    expect(optionsOf({}, undefined)).toMatchObject(nothing);
    const group = { types: 'fast_reg', bonuses: 0, networks: LANTERN };
    expect(optionsOf(group, undefined)).toMatchObject(nothing);
  });
});

describe('the address that a code is sent to', () => {
  test.each([
    [{ type: 'phone_reg', ...COMMON, countryCode: 'KZ', phone: '(701) 234-41-22' }, ADDRESS],
    [
      {
        type: 'full_reg',
        ...COMMON,
        email: ' Ann@Mail.Example ',
        password: 'correct horse battery',
        name: 'Ann',
        birthday: '1990-02-28',
      },
      'ann@mail.example',
    ],
    [COMMON, null],
  ] as const)('of %j is %s', (registration, address) => {
    expect(addressOf(registration)).toBe(address);
  });
});

describe('a code that was sent', () => {
  test('is that of its address until the operator sends another one', () => {
    expect(sentAlready(SENT, ADDRESS, 59_999)).toEqual(CODE);
    expect(sentAlready(SENT, ADDRESS, 60_000)).toBeNull();
    expect(sentAlready(SENT, 'KZ 7012344123', 0)).toBeNull();
    expect(sentAlready(null, ADDRESS, 0)).toBeNull();
  });

  test('has the times of the one that took its place', () => {
    const state = reduce(INITIAL, { type: 'code-sent', sent: SENT });
    const code = { ...CODE, resendAt: 120_000 };
    expect(reduce(state, { type: 'code-resent', code })).toEqual({
      sent: { address: ADDRESS, code },
    });
    const other = { ...code, flowId: 'f-2' };
    expect(reduce(state, { type: 'code-resent', code: other })).toBe(state);
    expect(reduce(INITIAL, { type: 'code-resent', code })).toBe(INITIAL);
  });

  test('is forgotten with the player', () => {
    const state = reduce(INITIAL, { type: 'code-sent', sent: SENT });
    expect(reduce(state, { type: 'over' })).toBe(INITIAL);
    expect(reduce(INITIAL, { type: 'over' })).toBe(INITIAL);
  });
});
