import { describe, expect, test } from 'vitest';
import { formOf, INITIAL, isComplete, reduce, sentAlready } from './auth-state';
import type { Change, Edit, Outcome, State } from './auth-state';

const TRY = Symbol('a try');
const PHONE = { countryCode: 'KZ', number: '701 234 41 22' };
const OTHER_PHONE = { countryCode: 'AZ', number: '50 123 45 67' };
const SENT = { flowId: 'f-1', sentTo: '+7 ··· 41 22', expiresAt: 120_000, resendAt: 60_000 };
const SECOND = { flowId: 'f-2', by: 'totp', expiresAt: 120_000 } as const;

const edited = (edit: Edit): Change => ({ type: 'edited', edit });
const began = (attempt = TRY): Change => ({ type: 'began', attempt });
const ended = (outcome: Outcome, attempt = TRY): Change => ({ type: 'ended', attempt, outcome });
const after = (...changes: readonly Change[]): State => changes.reduce(reduce, INITIAL);
const refused = ended({ result: 'refused', message: { code: 'wrong-credentials' } });
const codeSent = (sent = SENT): Outcome => ({ result: 'code-sent', sent });

test('the form of the sign-in is empty at first, and the session is to be remembered', () => {
  const noPhone = { countryCode: '', number: '' };
  expect(INITIAL).toMatchObject({
    login: '',
    passwordLogin: '',
    phone: noPhone,
    passwordPhone: '',
    phoneBySms: noPhone,
    remember: true,
  });
});

describe('what a guest types', () => {
  test('keeps why the last try failed, until the guest chooses another form', () => {
    const state = after(began(), refused);
    expect(reduce(state, edited({ login: 'ann' })).message).toEqual({ code: 'wrong-credentials' });
    expect(reduce(state, edited({ form: 'login' })).message).not.toBeNull();
    expect(reduce(state, edited({ form: 'phone' })).message).toBeNull();
  });

  test('keeps the second step, until the guest goes back to a form', () => {
    const state = after(began(), ended({ result: 'two-step', secondStep: SECOND }));
    expect(reduce(state, edited({ remember: false })).secondStep).toEqual(SECOND);
    expect(reduce(state, edited({ form: 'login' })).secondStep).toBeNull();
  });

  test('is forgotten of passwords with the dialog, and so is why the try failed', () => {
    const typed = edited({ login: 'ann', passwordLogin: 'one', passwordPhone: 'two' });
    const state = after(typed, began(), refused, { type: 'closed' });
    expect(state).toMatchObject({
      login: 'ann',
      passwordLogin: '',
      passwordPhone: '',
      message: null,
    });
    expect(formOf(state)).toMatchObject({ hasPasswordLogin: false, hasPasswordPhone: false });
  });

  test.each([
    ['login_password', { login: 'ann', passwordLogin: 'one' }, true],
    ['login_password', { login: '  ', passwordLogin: 'one' }, false],
    ['phone_password', { phone: PHONE, passwordPhone: 'two' }, true],
    ['phone_password', { phone: { ...PHONE, number: '  ' }, passwordPhone: 'two' }, false],
    ['sms', { phoneBySms: PHONE }, true],
    ['sms', { phoneBySms: { ...PHONE, countryCode: '' } }, false],
    ['passkey', {}, true],
  ] as const)('for the mode %s: %j is complete: %s', (mode, typed, isWhole) => {
    expect(isComplete(after(edited(typed)), mode)).toBe(isWhole);
  });
});

describe('a try', () => {
  test('that its sender waits for no longer loads no longer', () => {
    expect(formOf(after(began())).isLoading).toBe(true);
    const givenUp: Change = { type: 'given-up', attempt: TRY };
    expect(formOf(after(began(), givenUp)).isLoading).toBe(false);
  });

  test('that another one has followed changes nothing, however it ends', () => {
    const state = after(began(), began(Symbol('the next one')));
    expect(reduce(state, refused)).toBe(state);
    expect(reduce(state, { type: 'given-up', attempt: TRY })).toBe(state);
  });

  test('that is cancelled is no error', () => {
    const state = after(began(), ended({ result: 'cancelled' }));
    expect(formOf(state)).toMatchObject({ isLoading: false, message: null, responseType: null });
  });
});

describe('a code that was sent', () => {
  const state = after(edited({ phoneBySms: PHONE }), began(), ended(codeSent()));

  test('is that of the number, until the operator sends another one', () => {
    expect(sentAlready(state, 59_999)).toEqual(SENT);
    expect(sentAlready(state, 60_000)).toBeNull();
    expect(sentAlready(reduce(state, edited({ phoneBySms: OTHER_PHONE })), 0)).toBeNull();
    expect(sentAlready(INITIAL, 0)).toBeNull();
  });

  test('stays that of its number where it is sent again, whatever the guest has typed since', () => {
    const again = { ...SENT, expiresAt: 180_000, resendAt: 120_000 };
    const resent = [edited({ phoneBySms: OTHER_PHONE }), began(), ended(codeSent(again))];
    const last = resent.reduce(reduce, state);
    expect(sentAlready(last, 0)).toBeNull();
    expect(sentAlready(reduce(last, edited({ phoneBySms: PHONE })), 0)).toEqual(again);
  });

  test('to the mail address of a network is of no number', () => {
    const mailed = ended({ ...codeSent(), isByNetwork: true } as Outcome);
    expect(sentAlready(after(edited({ phoneBySms: PHONE }), began(), mailed), 0)).toBeNull();
  });
});
