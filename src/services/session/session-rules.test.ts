import { describe, expect, it } from 'vitest';
import { AbortedError, HttpError, NetworkError, TimeoutError } from '../../api';
import { isLateWord, isPlayersCookie, mayReload, nextMark } from './session-rules';

describe('the cookies of a player', () => {
  it.each(['ua', 'user_token', 'ggru', '_grant_', '_grant_abc'])('hold %s', (name) => {
    expect(isPlayersCookie(name)).toBe(true);
  });
  it.each(['', 'settings', 'lng', 'uae', 'my_grant_abc', '_grant', 'ggru2'])(
    'hold no %s',
    (name) => {
      expect(isPlayersCookie(name)).toBe(false);
    },
  );
});

describe('the mark of sign-ins and sign-outs', () => {
  it.each([
    [null, '1'],
    ['', '1'],
    ['1', '2'],
    ['41', '42'],
    ['nonsense', '1'],
    ['1e400', '1'],
    ['9007199254740993', '1'],
  ])('after %s is %s', (mark, next) => {
    expect(nextMark(mark)).toBe(next);
  });
});

describe('the word of a sign-out', () => {
  it.each([
    ['from before who is here came', { of: '7', since: '8', present: '8' }, true],
    ['of who is here', { of: '9', since: '8', present: '9' }, false],
    ['that storage does not show yet', { of: '9', since: '8', present: '8' }, false],
    ['that a tab counted without the last', { of: '8', since: '8', present: '8' }, false],
    ['after which another was signed in or out', { of: '7', since: '8', present: '9' }, false],
    ['after storage was cleared', { of: '1', since: '8', present: '1' }, false],
    ['of a tab whose storage keeps nothing', { of: undefined, since: '8', present: '8' }, false],
    ['where this one’s keeps nothing', { of: '7', since: null, present: null }, false],
    ['that is no number', { of: 'x', since: '8', present: '8' }, false],
  ])('%s: is it late?', (_, marks, isLate) => {
    expect(isLateWord(marks)).toBe(isLate);
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
  ])('loads the page anew after %s: %o', (_, error, may) => {
    expect(mayReload(error)).toBe(may);
  });
});
