import { describe, expect, test } from 'vitest';
import { INITIAL, isOpen, reduce } from './qr-sign-in-state';
import type { Change, State } from './qr-sign-in-state';

type Answer = Extract<Change, { readonly type: 'answered' }>['answer'];

const answered = (answer: Answer): Change => ({ type: 'answered', answer });
const STARTED: Change = { type: 'started', code: 'first', expiresAt: 120_000 };
const SCANNED = answered({ status: 'scanned', digits: '47' });
const after = (...changes: readonly Change[]): State => changes.reduce(reduce, INITIAL);

describe('a QR code', () => {
  test('is off, starts without what the last one has left, and is shown until it is scanned', () => {
    expect(INITIAL).toMatchObject({ step: 'off', code: null, digits: null, message: null });
    const failed: Change = { type: 'failed', message: { code: 'qr-expired' } };
    expect(after(STARTED, SCANNED, failed, { type: 'starting' })).toEqual({
      ...INITIAL,
      step: 'starting',
    });
    expect(after(STARTED)).toEqual({
      ...INITIAL,
      step: 'shown',
      code: 'first',
      expiresAt: 120_000,
    });
    expect(after(STARTED, SCANNED)).toEqual({
      ...INITIAL,
      step: 'scanned',
      digits: '47',
      expiresAt: 120_000,
    });
    expect(after(STARTED, SCANNED, { type: 'stopped' })).toEqual(INITIAL);
  });

  test('that is answered as before is not published again', () => {
    const shown = after(STARTED);
    expect(reduce(shown, answered({ status: 'waiting', code: 'first', nextAt: 0 }))).toBe(shown);
    const next = reduce(shown, answered({ status: 'waiting', code: 'second', nextAt: 0 }));
    expect(next).toEqual({ ...shown, code: 'second' });
    const scanned = after(STARTED, SCANNED);
    expect(reduce(scanned, SCANNED)).toBe(scanned);
  });

  test('that is approved shows nothing of it any more, and awaits the sign-in', () => {
    const approved = answered({ status: 'approved', token: 't-1' });
    expect(after(STARTED, SCANNED, approved)).toEqual({ ...INITIAL, step: 'approved' });
  });

  test.each(['refused', 'expired', 'used'] as const)('that is %s has ended', (status) => {
    expect(after(STARTED, answered({ status }))).toEqual({
      ...INITIAL,
      step: 'ended',
      message: { code: `qr-${status}` },
    });
    expect(isOpen({ status })).toBe(false);
  });
});
