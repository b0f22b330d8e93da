import { describe, expect, it } from 'vitest';
import {
  announcementOf,
  hasOtherPlayer,
  INITIAL,
  isFoundAgain,
  isSameState,
  publishedState,
  reduce,
} from './session-state';
import type { Change, How, State } from './session-state';

const stateOf = (status: State['status'], player = '', isRegistering = false): State => ({
  ...INITIAL,
  status,
  player,
  isRegistering,
});
const guest = stateOf('guest');
const ann = stateOf('player', 'ann');
/** Ann's page, after it was put into the browser's cache. */
const concealed = stateOf('unknown', 'ann');
const annIs = (how: How): Change & { type: 'signed-in' } => ({
  type: 'signed-in',
  userId: 'ann',
  how,
  epoch: null,
});

/** The effects of a change: the state if it differs from the published one, then the event. */
function published(before: State, change: Change): string[] {
  const [old, present] = [before, reduce(before, change)].map(publishedState) as [
    ReturnType<typeof publishedState>,
    ReturnType<typeof publishedState>,
  ];
  const { status, userId, isRegistrationProcess = false, isUnanswered = false } = present;
  const state = [
    status,
    userId,
    isRegistrationProcess && 'registering',
    isUnanswered && 'unanswered',
  ]
    .filter(Boolean)
    .join(' ');
  const event = announcementOf(before, change);
  const words: string[] = isSameState(old, present) ? [] : [state];
  if (event?.kind === 'signed-in') words.push(`in ${event.userId} ${event.how}`);
  if (event?.kind === 'signed-out') words.push(`out ${event.reason}`);
  return words;
}

describe('the published state', () => {
  it.each([
    [INITIAL, { status: 'unknown', userId: '' }],
    [guest, { status: 'guest', userId: '' }],
    [ann, { status: 'player', userId: 'ann' }],
    [concealed, { status: 'unknown', userId: '' }],
    [stateOf('guest', 'ann'), { status: 'guest', userId: '' }],
    [stateOf('guest', '', true), { status: 'guest', userId: '', isRegistrationProcess: true }],
  ])('of %j is %j', (state, expected) => {
    expect(publishedState(state)).toEqual(expected);
  });
});

describe('a player', () => {
  it.each([
    ['signs in', guest, 'sign-in', ['player ann', 'in ann sign-in']],
    ['signs in again', ann, 'sign-in', ['in ann sign-in']],
    ['is found at the start', INITIAL, 'start', ['player ann', 'in ann start']],
    ['is found at the start again', concealed, 'start', ['player ann', 'in ann start']],
    [
      'is found after a message of another tab',
      guest,
      'other-tab',
      ['player ann', 'in ann other-tab'],
    ],
    ['is found when the page comes back', concealed, 'other-tab', ['player ann']],
    ['is found after a failed check', stateOf('guest', 'ann'), 'other-tab', ['player ann']],
    ['is found while signed in', ann, 'other-tab', []],
  ] as const)('%s', (_, before, how, words) => {
    expect(reduce(before, annIs(how))).toEqual(ann);
    expect(published(before, annIs(how))).toEqual(words);
  });

  it('who signs in ends a registration', () => {
    expect(published(stateOf('guest', '', true), annIs('registration'))).toEqual([
      'player ann',
      'in ann registration',
    ]);
  });

  it('who signs in needs no reload after the former sign-out', () => {
    const failed = reduce(guest, { type: 'sign-out-failed' });
    expect(failed.reloadsAfterSignOut).toBe(true);
    expect(reduce(failed, annIs('sign-in')).reloadsAfterSignOut).toBe(false);
  });

  it('who is found while signed in belongs to the later epoch', () => {
    const found = reduce({ ...ann, epoch: '1' }, { ...annIs('other-tab'), epoch: '2' });
    expect(found).toEqual({ ...ann, epoch: '2' });
  });

  it('P12 is distinguished from another player, and from the same one who is found again', () => {
    const bob = stateOf('player', 'bob');
    expect([guest, ann, concealed, bob].map((state) => hasOtherPlayer(state, 'ann'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(
      [guest, ann, concealed, bob].map((state) => isFoundAgain(state, annIs('other-tab'))),
    ).toEqual([false, true, true, false]);
    expect(isFoundAgain(ann, annIs('sign-in'))).toBe(false);
  });
});

describe('a sign-out', () => {
  it.each([
    ['of a player', ann, ['guest', 'out player']],
    ['of a player whose page is in the cache', concealed, ['guest', 'out player']],
    ['after a failed check', stateOf('guest', 'ann'), ['out player']],
    ['before the first check', INITIAL, ['guest', 'out player']],
    ['of a guest', guest, []],
  ])('%s', (_, before, words) => {
    const change = { type: 'signed-out', reason: 'player' } as const;
    expect(reduce(before, change)).toEqual(guest);
    expect(published(before, change)).toEqual(words);
  });

  it('ends no registration', () => {
    expect(
      published(stateOf('player', 'ann', true), { type: 'signed-out', reason: 'expired' }),
    ).toEqual(['guest registering', 'out expired']);
  });
});

describe('a page', () => {
  it('that enters the cache shows no player, and keeps its player', () => {
    const change = { type: 'concealed' } as const;
    expect(reduce(ann, change)).toEqual(concealed);
    expect(published(ann, change)).toEqual(['unknown']);
    for (const state of [guest, concealed]) expect(reduce(state, change)).toBe(state);
  });

  it.each([
    ['of a player waits for the answer', concealed, false, 'unknown unanswered'],
    ['of somebody who has signed in here waits for it too', INITIAL, true, 'unknown unanswered'],
    ['that nobody has signed in on is a guest’s', INITIAL, false, 'guest'],
  ] as const)('AUT-01 whose check failed: one %s', (_, before, mayHavePlayer, words) => {
    const change = { type: 'check-failed', mayHavePlayer } as const;
    expect(published(before, change)).toEqual([words]);
    expect(reduce(before, change).player).toBe(before.player);
    for (const state of [guest, ann]) expect(reduce(state, change)).toBe(state);
  });

  it.each([
    [annIs('start'), ['player ann', 'in ann start']],
    [{ type: 'signed-out', reason: 'start' } as const, ['guest', 'out start']],
  ])('AUT-01 waits until a check answers: %j', (change, words) => {
    const waiting = reduce(INITIAL, { type: 'check-failed', mayHavePlayer: true });
    expect(published(waiting, change)).toEqual(words);
    expect(reduce(waiting, change).isUnanswered).toBe(false);
  });

  it('publishes that a registration is in flight, and its end', () => {
    const begun = reduce(guest, { type: 'registration-began' });
    expect(publishedState(begun)).toMatchObject({ isRegistrationProcess: true });
    expect(reduce(begun, { type: 'registration-ended' })).toEqual(guest);
    expect(reduce(ann, { type: 'registration-ended' })).toBe(ann);
  });
});
