import { describe, expect, it } from 'vitest';
import { AbortedError, HttpError, NetworkError, TimeoutError } from '../../../api';
import { isOutdatedSignOut, isPlayersCookie, mayReload, nextEpoch } from './session-rules';

describe('the cookies of a player', () => {
  it.each(['ua', 'user_token', 'ggru', '_grant_', '_grant_abc'])('include %s', (name) => {
    expect(isPlayersCookie(name)).toBe(true);
  });
  it.each(['', 'settings', 'lng', 'uae', 'my_grant_abc', '_grant', 'ggru2'])(
    'exclude %s',
    (name) => {
      expect(isPlayersCookie(name)).toBe(false);
    },
  );
});

describe('the epoch after a sign-in or sign-out', () => {
  it.each([
    [null, '1'],
    ['', '1'],
    ['1', '2'],
    ['41', '42'],
    ['nonsense', '1'],
    ['1e400', '1'],
    ['9007199254740993', '1'],
  ])('that follows %s is %s', (epoch, next) => {
    expect(nextEpoch(epoch)).toBe(next);
  });
});

describe('the sign-out of another tab', () => {
  it.each([
    ['before this player signed in', { signedOut: '7', signedIn: '8', present: '8' }, true],
    ['of this player', { signedOut: '9', signedIn: '8', present: '9' }, false],
    ['that storage does not show yet', { signedOut: '9', signedIn: '8', present: '8' }, false],
    ['by a tab that missed the last epoch', { signedOut: '8', signedIn: '8', present: '8' }, false],
    ['before a later epoch began', { signedOut: '7', signedIn: '8', present: '9' }, false],
    ['after storage was cleared', { signedOut: '1', signedIn: '8', present: '1' }, false],
    ['by a tab without storage', { signedOut: undefined, signedIn: '8', present: '8' }, false],
    ['where this tab has no storage', { signedOut: '7', signedIn: null, present: null }, false],
    ['whose epoch is no number', { signedOut: 'x', signedIn: '8', present: '8' }, false],
  ])('%s: is it outdated?', (_, epochs, isOutdated) => {
    expect(isOutdatedSignOut(epochs)).toBe(isOutdated);
  });
});

describe('a failed sign-out', () => {
  const refusal = (status: number): HttpError =>
    new HttpError('POST /x', status, { code: '', text: undefined, details: undefined });

  it.each([
    ['a refusal', refusal(400), true],
    ['a broken operator', refusal(500), true],
    ['no connection', new NetworkError('POST /x'), false],
    ['no answer in time', new TimeoutError('POST /x', 1), false],
    ['its own end', new AbortedError('POST /x'), false],
    ['code that could not be fetched', new TypeError('Failed to fetch'), false],
  ])('reloads the page after %s: %o', (_, error, may) => {
    expect(mayReload(error)).toBe(may);
  });
});
