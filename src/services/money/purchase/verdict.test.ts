import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError, UnauthorizedError } from '../../../api';
import { refusalOfOrder, refusalOfQuote } from './verdict';

const CALL = 'POST /web-api/purchases';
const TEXT = 'In words.';
const failed = (status: number, code = '') =>
  new HttpError(CALL, status, { code, text: TEXT, details: undefined });

describe('an order that failed', () => {
  it.each([
    ['no answer', new NetworkError(CALL)],
    ['an error of ours', new Error('of ours')],
    ['a status of 500', failed(500, 'sale-closed')],
    ['a status of 503', failed(503)],
    ['a status of 408', failed(408)],
    ['a status of 409', failed(409)],
    ['a status of 425', failed(425)],
  ])('P03 may have been accepted after %s', (_what, error) => {
    expect(refusalOfOrder(error)).toBeNull();
  });

  it.each([
    ['sale-closed', 'closed'],
    ['limit-reached', 'limit-reached'],
    ['session-limit-reached', 'limit-reached'],
    ['not-enough-money', 'not-enough-money'],
    ['not-enough-points', 'not-enough-money'],
    ['quote-changed', 'changed'],
    ['self-excluded', 'excluded'],
    ['account-closed', 'excluded'],
    ['banned', 'excluded'],
    ['account-frozen', 'excluded'],
    ['tournament-entered', 'closed'],
    ['tournament-barred', 'excluded'],
    ['another-code', 'unavailable'],
  ])('was refused with %s: %s', (code, refusal) => {
    expect(refusalOfOrder(failed(422, code))).toEqual({ code: refusal, text: TEXT });
  });

  it('was not accepted for a guest', () => {
    const fault = { code: '', text: TEXT, details: undefined };
    expect(refusalOfOrder(new UnauthorizedError(CALL, 401, fault))).toEqual({
      code: 'not-signed-in',
    });
  });
});

describe('a quote that failed', () => {
  it('is unavailable without an answer, and the text of a server error is not shown', () => {
    const unavailable = { code: 'unavailable' };
    for (const error of [new NetworkError(CALL), new Error('of ours'), failed(500), failed(503)]) {
      expect(refusalOfQuote(error)).toEqual(unavailable);
    }
    expect(refusalOfQuote(failed(499))).toEqual({ ...unavailable, text: TEXT });
  });
});
