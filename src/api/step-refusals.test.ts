import { CommandError, Refusal } from '@grandstand/bus-contracts';
import { describe, expect, test } from 'vitest';
import { HttpError, NetworkError } from './errors';
import { failureOf } from './proof';
import { messageOf, refusalOfStep } from './step-refusals';

const NOW = 1_000_000;
const CODES = [
  'account-moves',
  'barred',
  'proof-required',
  'too-many-attempts',
  'weak-password',
  'wrong_code',
];

/** A refusal of the operator. */
const fault = (code: string, details?: unknown, status = 400): HttpError =>
  new HttpError('POST /web-api/user/login', status, { code, text: 'In words.', details });
const refusalFor = (error: unknown, codes = CODES): Refusal => refusalOfStep(error, codes, NOW);

describe('the refusal of a step', () => {
  test('has the code that the step has words for, and the operator’s words', () => {
    expect(refusalFor(fault('taken'), ['taken'])).toMatchObject({
      code: 'taken',
      text: 'In words.',
      details: undefined,
    });
    const unknown = refusalFor(fault('taken', { left: 4 }), []);
    expect(unknown).toMatchObject({ code: 'unavailable', text: 'In words.' });
    expect(unknown.details).toBeUndefined();
    expect(unknown.cause).toMatchObject({ code: 'taken' });
  });

  test('has no words of a broken operator, nor of a network', () => {
    for (const error of [fault('taken', {}, 500), new NetworkError('a call'), new Error('a bug')]) {
      expect(refusalFor(error, ['unavailable'])).toMatchObject({
        code: 'unavailable',
        text: undefined,
      });
    }
  });

  test.each(['account-closed', 'self-excluded'])(
    'is `barred` for %s, with the reason and its end, null for good',
    (code) => {
      expect(refusalFor(fault(code, { endsAt: 1_900_000_000 }, 403))).toMatchObject({
        code: 'barred',
        details: { code, endsAt: 1_900_000_000 },
      });
      for (const details of [undefined, null, { endsAt: null }, { endsAt: 'soon' }, 'text']) {
        expect(refusalFor(fault(code, details, 403)).details).toEqual({ code, endsAt: null });
      }
      expect(refusalFor(fault(code), ['taken']).code).toBe('unavailable');
    },
  );

  test.each(['too-many-attempts', 'too-many-codes'])(
    'is `too-many-attempts` for %s, until a moment of the page’s clock',
    (code) => {
      expect(refusalFor(fault(code, { retryAfter: 90 }, 429))).toMatchObject({
        code: 'too-many-attempts',
        details: { until: NOW + 90_000 },
      });
      for (const retryAfter of [undefined, 'soon', Number.NaN]) {
        expect(refusalFor(fault(code, { retryAfter }, 429)).details).toEqual({});
      }
    },
  );

  test.each([
    ['account-moves', { transferId: 't-1', more: 1 }, { transferId: 't-1' }],
    ['wrong_code', { left: 4, more: 1 }, { left: 4 }],
    ['wrong_code', undefined, { left: 0 }],
    ['proof-required', { by: 'sms', more: 1 }, { by: 'sms' }],
    ['weak-password', { reason: 'common', more: 1 }, { reason: 'common' }],
  ])('has of %s only what the step needs: %j', (code, details, facts) => {
    expect(refusalFor(fault(code, details))).toMatchObject({ code, details: facts });
    expect(refusalFor(fault(code, details)).details).toEqual(facts);
  });

  test('passes on the refusal of another service', () => {
    expect(refusalFor(new Refusal('barred', { text: 'No.' }))).toMatchObject({
      code: 'barred',
      text: 'No.',
    });
    const failed = new CommandError('HandlerFailed', 'session.signIn', 'Failed.', {
      code: 'wrong_code',
    });
    expect(refusalFor(failed)).toMatchObject({ code: 'wrong_code', details: { left: 0 } });
  });
});

describe('the message of a step', () => {
  test('has the words, and what is left, until when and why, where the refusal says so', () => {
    expect(messageOf(refusalFor(fault('wrong_code', { left: 4 })))).toStrictEqual({
      code: 'wrong_code',
      text: 'In words.',
      left: 4,
    });
    expect(messageOf(refusalFor(fault('too-many-codes', { retryAfter: 1 })))).toStrictEqual({
      code: 'too-many-attempts',
      text: 'In words.',
      until: NOW + 1000,
    });
    expect(messageOf(refusalFor(fault('weak-password', { reason: 'common' })))).toStrictEqual({
      code: 'weak-password',
      text: 'In words.',
      reason: 'common',
    });
    expect(messageOf(refusalFor(new NetworkError('a call')))).toStrictEqual({
      code: 'unavailable',
    });
    const odd = { left: '4', until: '5', reason: 6 };
    expect(messageOf(new Refusal('unavailable', { details: odd }))).toStrictEqual({
      code: 'unavailable',
    });
  });
});

describe('what a failed step asks the player for', () => {
  test.each([
    ['password', 'password'],
    ['sms', 'password-and-sms'],
    ['sign-in', 'password-and-code'],
    [undefined, 'password'],
  ])('is a proof by %s: %s', (by, proof) => {
    const failure = failureOf(fault('proof-required', { by }, 403), CODES, NOW);
    expect(failure).toStrictEqual({
      message: { code: 'proof-required', text: 'In words.' },
      proof,
    });
  });

  test('is no proof where the operator asks for none', () => {
    expect(failureOf(fault('wrong_code', { left: 4 }), CODES, NOW)).toStrictEqual({
      message: { code: 'wrong_code', text: 'In words.', left: 4 },
    });
  });
});
