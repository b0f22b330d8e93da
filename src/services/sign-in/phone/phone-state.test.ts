import { describe, expect, test } from 'vitest';
import { dialogOf, INITIAL, reduce } from './phone-state';
import type { Change, State } from './phone-state';

const REQUEST = Symbol('an area');
const OTHER = Symbol('another area');
const OLD = '+49 ··· 56 78';
const SENT = {
  flowId: 'f-new',
  sentTo: '+49 ··· 43 21',
  expiresAt: 120_000,
  resendAt: 60_000,
  isSent: true,
};
const RESULT = { phone: '+49 ··· 43 21', isSecondStep: false };

const asked = (request = REQUEST): Change => ({ type: 'asked', request, act: 'set', phone: OLD });
const sent = (step: 'new-code' | 'old-code', request = REQUEST): Change => ({
  type: 'sent',
  request,
  step,
  sent: SENT,
});
const lost: Change = { type: 'lost', request: REQUEST, lost: 'password' };
const failed = (more: object = {}): Change => ({
  type: 'failed',
  request: REQUEST,
  message: { code: 'wrong_code' },
  ...more,
});
const BEGAN: Change = { type: 'began' };
const BACK: Change = { type: 'went-back' };
const CLOSED: Change = { type: 'closed' };
const after = (...changes: readonly Change[]): State => changes.reduce(reduce, INITIAL);
const dialogAfter = (...changes: readonly Change[]) => dialogOf(after(...changes));

test('no dialog of the phone is open at first, and no request has ended', () => {
  expect(INITIAL).toEqual({ open: null, ended: null });
  for (const change of [BEGAN, BACK, CLOSED, sent('new-code'), failed(), lost]) {
    expect(after(change)).toBe(INITIAL);
  }
});

describe('the dialog of the phone', () => {
  test('is busy with a step, and not with the next one', () => {
    expect(dialogAfter(asked(), failed(), BEGAN)).toMatchObject({ isBusy: true, message: null });
    expect(dialogAfter(asked(), BEGAN, sent('new-code'))).toMatchObject({
      step: 'new-code',
      sent: SENT,
      isBusy: false,
    });
    expect(dialogAfter(asked(), BEGAN, failed())).toMatchObject({
      step: 'ask',
      isBusy: false,
      message: { code: 'wrong_code' },
    });
  });

  test('asks for a proof from the beginning, and for none once the code is sent', () => {
    const proved = failed({ proof: 'password' });
    const first = [asked(), sent('old-code'), lost, BEGAN, proved] as const;
    expect(dialogAfter(...first)).toMatchObject({ step: 'ask', lost: null, proof: 'password' });
    expect(dialogAfter(...first, BEGAN, sent('new-code'))?.proof).toBeNull();
  });

  test('goes back step by step: to the code of the old number, and then to the beginning', () => {
    const steps = [asked(), sent('new-code'), sent('old-code'), lost] as const;
    expect(dialogAfter(...steps)).toMatchObject({ step: 'old-code', lost: 'password' });
    expect(dialogAfter(...steps, BACK)).toMatchObject({ step: 'old-code', lost: null });
    expect(dialogAfter(...steps, BACK, BACK)).toMatchObject({ step: 'ask', lost: null });
  });

  test('does not go back while a step is under way', () => {
    const busy = after(asked(), sent('new-code'), BEGAN);
    expect(reduce(busy, BACK)).toBe(busy);
  });
});

describe('a request', () => {
  test('ends with what was done, and with nothing where the player has closed the dialog or gone', () => {
    const done: Change = { type: 'done', request: REQUEST, result: RESULT };
    expect(after(asked(), done)).toEqual({
      open: null,
      ended: { request: REQUEST, result: RESULT },
    });
    const changes = [CLOSED, { type: 'player-changed' }, { type: 'abandoned', request: REQUEST }];
    for (const change of changes as Change[]) {
      expect(after(asked(), change)).toEqual({
        open: null,
        ended: { request: REQUEST, result: null },
      });
    }
  });

  test('gives way to the next one, whose dialog its late steps do not change', () => {
    const state = after(asked(), BEGAN, asked(OTHER));
    expect(state.ended).toEqual({ request: REQUEST, result: null });
    expect(dialogOf(state)).toMatchObject({ step: 'ask', isBusy: false });
    const late: Change[] = [
      sent('new-code'),
      lost,
      failed(),
      { type: 'done', request: REQUEST, result: RESULT },
      { type: 'abandoned', request: REQUEST },
    ];
    for (const change of late) expect(reduce(state, change)).toBe(state);
  });
});
