import { describe, expect, it } from 'vitest';
import { BadRequestError, HttpError, NetworkError, UnauthorizedError } from '../../../../api';
import { verdictOf } from './verdict';

const CALL = 'POST /web-api/coupon/place';
const MOVED = { changes: [{ marketId: '1:1', coef: 1.8, isBlocked: false }] };
const NAMED = { marketIds: ['1:1', '2:1'] };

function refusal(code: string, details?: unknown, text?: string): HttpError {
  return new HttpError(CALL, 422, { code, text, details });
}

describe('a failed placement', () => {
  it.each([
    ['no answer', new NetworkError(CALL)],
    ['what is no error of the operator', new Error('of ours')],
    ['a status of 500', new HttpError(CALL, 500, { code: 'bet-blocked', text: '', details: null })],
    ['a status of 503', new HttpError(CALL, 503, { code: '', text: undefined, details: null })],
    ['a status of 408', new HttpError(CALL, 408, { code: '', text: undefined, details: null })],
    ['a status of 409', new HttpError(CALL, 409, { code: '', text: undefined, details: null })],
    ['a status of 425', new HttpError(CALL, 425, { code: '', text: undefined, details: null })],
  ])('P03 may have been accepted after %s', (_, error) => {
    expect(verdictOf(error, 2)).toEqual({ kind: 'unknown' });
  });

  it('was not accepted for a guest, nor if the request was never sent', () => {
    const fault = { code: 'price-changed', text: 'x', details: MOVED };
    expect(verdictOf(new UnauthorizedError(CALL, 401, fault), 2)).toEqual({
      kind: 'refused',
      code: 'not-signed-in',
      problem: null,
      changes: [],
    });
    expect(verdictOf(new BadRequestError(CALL, 'amount'), 2)).toEqual({
      kind: 'refused',
      code: 'refused',
      problem: { code: 'refused' },
      changes: [],
    });
  });

  it('is shown by its moved prices, or in words without any', () => {
    expect(verdictOf(refusal('price-changed', MOVED, 'Moved'), 2)).toEqual({
      kind: 'refused',
      code: 'price-changed',
      problem: null,
      changes: [{ id: '1:1', coef: 1.8, isBlocked: false }],
    });
    expect(verdictOf(refusal('price-changed', { changes: [] }, 'Moved'), 2)).toEqual({
      kind: 'refused',
      code: 'price-changed',
      problem: { code: 'refused', text: 'Moved' },
      changes: [],
    });
  });

  it.each([
    ['bet-blocked', { isBlocked: true }],
    ['bet-finished', { isFinished: true }],
  ])('names the outcomes that are %s, and else shows it in words', (code, flag) => {
    expect(verdictOf(refusal(code, NAMED), 2)).toEqual({
      kind: 'refused',
      code: 'refused',
      problem: null,
      changes: [
        { id: '1:1', ...flag },
        { id: '2:1', ...flag },
      ],
    });
    expect(verdictOf(refusal(code, 'nonsense', 'Too late'), 2)).toEqual({
      kind: 'refused',
      code: 'refused',
      problem: { code: 'refused', text: 'Too late' },
      changes: [],
    });
  });

  it('marks bets that are excluded from an express or as a banker', () => {
    const banned = { id: '1:1', isBannedExpress: true };
    const disabled = { id: '1:1', isDisabledBanker: true };
    const one = { marketIds: ['1:1'] };
    expect(verdictOf(refusal('bet-banned-express', one), 2)).toMatchObject({
      code: 'refused',
      problem: { code: 'bet-banned-express' },
      changes: [banned],
    });
    expect(verdictOf(refusal('banker-disabled', one), 2)).toMatchObject({
      problem: { code: 'banker-disabled' },
      changes: [disabled],
    });
    expect(verdictOf(refusal('bets-dependent', one), 2)).toEqual({
      kind: 'refused',
      code: 'refused',
      problem: { code: 'bets-dependent' },
      changes: [{ id: '1:1' }],
    });
  });

  it('has the broken bound in minor units of the account', () => {
    const problemOf = (code: string, details: unknown, scale: number): unknown =>
      verdictOf(refusal(code, details), scale);
    expect(problemOf('stake-too-small', { limit: 0.5 }, 2)).toMatchObject({
      code: 'refused',
      problem: { code: 'stake-too-small', limit: 50 },
    });
    expect(problemOf('stake-too-big', { limit: '1500.25' }, 2)).toMatchObject({
      code: 'refused',
      problem: { code: 'stake-too-big', limit: 150_025 },
    });
    expect(problemOf('stake-too-big', { limit: 1500 }, 0)).toMatchObject({
      problem: { limit: 1500 },
    });
  });

  it.each([undefined, {}, { limit: null }, { limit: 'much' }, { limit: Number.NaN }])(
    'has no bound if that is %j',
    (details) => {
      expect(verdictOf(refusal('stake-too-small', details), 2)).toMatchObject({
        problem: { code: 'stake-too-small' },
      });
      expect(verdictOf(refusal('stake-too-big', details), 2)).toHaveProperty('problem', {
        code: 'stake-too-big',
      });
    },
  );

  it('has the reached limit of the player, and the rest of it', () => {
    const details = { limitType: 11, limitBalance: 3.5 };
    expect(verdictOf(refusal('limit-reached', details), 2)).toEqual({
      kind: 'refused',
      code: 'refused',
      problem: { code: 'limit-reached', limitType: 11, limit: 350 },
      changes: [],
    });
    expect(verdictOf(refusal('limit-reached', { limitType: 11 }), 2)).toHaveProperty('problem', {
      code: 'limit-reached',
    });
  });

  it('has the missing balance', () => {
    expect(verdictOf(refusal('not-enough-money'), 2)).toEqual({
      kind: 'refused',
      code: 'not-enough-money',
      problem: { code: 'not-enough-money' },
      changes: [],
    });
  });

  it.each([
    'session-limit-reached',
    'banned',
    'account-frozen',
    'score-changed',
    'bonus-changed',
    'promo-not-accepted',
    'banker-disabled',
    'system-too-big',
  ])('keeps the operator’s code %s', (code) => {
    expect(verdictOf(refusal(code), 2)).toEqual({
      kind: 'refused',
      code: 'refused',
      problem: { code },
      changes: [],
    });
  });

  it.each(['return-unconfirmed', 'hold-check', 'hold-people', 'hold-same', 'product-blocked'])(
    'is about the player, whatever the coupon is, with the operator’s words: %s',
    (code) => {
      expect(verdictOf(refusal(code, undefined, 'Not now.'), 2)).toEqual({
        kind: 'refused',
        code: 'refused',
        problem: { code: 'player-barred', reason: code, text: 'Not now.' },
        changes: [],
      });
    },
  );

  it('SPT-03 names a bet on a sport that the player may not bet on, so that it can be removed', () => {
    expect(verdictOf(refusal('sport-not-allowed', { marketIds: ['2:1'] }), 2)).toMatchObject({
      code: 'refused',
      problem: { code: 'sport-not-allowed', marketId: '2:1' },
    });
  });

  it('is shown in the operator’s words if its code is unknown or missing', () => {
    expect(verdictOf(refusal('moon', undefined, 'Not today'), 2)).toHaveProperty('problem', {
      code: 'refused',
      text: 'Not today',
    });
    expect(verdictOf(refusal('moon'), 2)).toStrictEqual({
      kind: 'refused',
      code: 'refused',
      problem: { code: 'refused' },
      changes: [],
    });
  });

  it('changes no outcome for malformed details', () => {
    const changes = [{ marketId: '1:1', coef: 0.5 }];
    expect(verdictOf(refusal('price-changed', { changes }), 2)).toMatchObject({ changes: [] });
    expect(verdictOf(refusal('bet-blocked', { marketIds: [7] }), 2)).toMatchObject({ changes: [] });
  });
});
