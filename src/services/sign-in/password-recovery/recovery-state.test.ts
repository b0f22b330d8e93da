import { describe, expect, test } from 'vitest';
import { formOf, initialState, isLinkIn, reduce } from './recovery-state';
import type { Change, Outcome, State } from './recovery-state';

const TRY = Symbol('a try');
const LINK = 't-1';
const ADDRESS = { by: 'phone', countryCode: 'KZ', phone: '701 234 41 22' } as const;
const CODE = { flowId: 'f-1', sentTo: '+7 ··· 41 22', expiresAt: 120_000, resendAt: 60_000 };
const MAIL = { sentTo: 'a···@example.com', resendAt: 60_000 };
const ASKS = { what: 'answer', question: 'The first street?' } as const;

const began = (attempt = TRY): Change => ({ type: 'began', attempt });
const ended = (outcome: Outcome): Change => ({ type: 'ended', attempt: TRY, outcome });
const refused = (code: string): Outcome => ({ result: 'refused', message: { code } });
const checked = (outcome: Extract<Change, { type: 'checked' }>['outcome']): Change => ({
  type: 'checked',
  token: LINK,
  outcome,
});
const CLOSED: Change = { type: 'closed' };
const RESTARTED: Change = { type: 'restarted' };
const codeSent = ended({ result: 'code-sent', address: ADDRESS, code: CODE });
const mailed = ended({
  result: 'mailed',
  address: { by: 'email', email: 'ann@example.com' },
  mail: MAIL,
});
const after = (token: string | null, ...changes: readonly Change[]): State =>
  changes.reduce(reduce, initialState(token));

describe('a try', () => {
  test('that another one has followed changes nothing, however it ends', () => {
    const state = after(null, began(), began(Symbol('the next one')));
    expect(reduce(state, codeSent)).toBe(state);
    expect(reduce(state, { type: 'given-up', attempt: TRY })).toBe(state);
  });

  test('that its sender waits for no longer loads no longer', () => {
    expect(formOf(after(null, began())).isLoading).toBe(true);
    const state = after(null, began(), { type: 'given-up', attempt: TRY });
    expect(formOf(state)).toMatchObject({ step: 'address', isLoading: false });
  });
});

describe('a dialog that is closed', () => {
  test.each([
    ['address', []],
    ['code', [began(), codeSent]],
    ['mailed', [began(), mailed]],
  ] as const)('returns to the step %s, and not to why the last try failed', (step, changes) => {
    const failed = after(null, ...changes, began(), ended(refused('unavailable')));
    const closed = reduce(failed, CLOSED);
    expect(closed).toMatchObject({ step, code: failed.code, mail: failed.mail, message: null });
    expect(closed.address).toEqual(failed.address);
  });

  test('forgets the right to set a password', () => {
    expect(after(LINK, CLOSED)).toEqual(initialState(null));
  });
});

describe('the link of a mail', () => {
  test('is in use while its password is asked for', () => {
    expect(isLinkIn(initialState(LINK), LINK)).toBe(true);
    expect(isLinkIn(initialState('t-2'), LINK)).toBe(false);
    expect(isLinkIn({ ...initialState(LINK), step: 'done' }, LINK)).toBe(false);
  });

  test('that a later check finds usable says no longer that the operator did not answer', () => {
    const silent = after(LINK, began(), ended(refused('unavailable')));
    const usable = checked({ result: 'usable', asks: ASKS });
    expect(reduce(silent, usable)).toMatchObject({ step: 'password', asks: ASKS, message: null });
    const weak = after(LINK, began(), ended(refused('weak-password')));
    expect(reduce(weak, usable).message).toEqual({ code: 'weak-password' });
    expect(after(LINK, usable)).toMatchObject({ asks: ASKS, message: null });
  });

  test('that is in use no longer is not ended by a later check', () => {
    const late = checked({ result: 'refused', message: { code: 'recovery-late' } });
    for (const changes of [[RESTARTED], [began(), ended({ result: 'changed' })]]) {
      const state = after(LINK, ...changes);
      expect(reduce(state, late)).toBe(state);
    }
  });

  test('begins anew at the address', () => {
    expect(after(LINK, began(), ended(refused('recovery-used')), RESTARTED)).toEqual(
      initialState(null),
    );
  });
});
