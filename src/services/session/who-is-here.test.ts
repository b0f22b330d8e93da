import { describe, expect, it } from 'vitest';
import {
  concealed,
  entered,
  hasAnother,
  isFoundAgain,
  left,
  NOBODY_KNOWN,
  registered,
  registering,
  stateOf,
  unanswered,
} from './who-is-here';
import type { Step, WhoIsHere } from './who-is-here';

const here = (status: WhoIsHere['status'], player = '', isRegistering = false): WhoIsHere => ({
  status,
  player,
  isRegistering,
});
const guest = here('guest');
const ann = here('player', 'ann');
/** Ann's page, of which nobody knows whose it is now. */
const away = here('unknown', 'ann');

/** The words of a step, short. */
const said = ({ words }: Step): string[] =>
  words.map((word) => {
    if (word.kind === 'signed-in') return `in ${word.userId} ${word.how}`;
    if (word.kind === 'signed-out') return `out ${word.reason}`;
    const { status, userId, isRegistrationProcess = false } = word.state;
    return [status, userId, isRegistrationProcess ? 'registers' : ''].filter(Boolean).join(' ');
  });

describe('what is shown', () => {
  it.each([
    [NOBODY_KNOWN, { status: 'unknown', userId: '' }],
    [guest, { status: 'guest', userId: '' }],
    [ann, { status: 'player', userId: 'ann' }],
    [away, { status: 'unknown', userId: '' }],
    [here('guest', 'ann'), { status: 'guest', userId: '' }],
    [here('guest', '', true), { status: 'guest', userId: '', isRegistrationProcess: true }],
  ])('of %j is %j', (who, state) => {
    expect(stateOf(who)).toEqual(state);
  });
});

describe('a player who comes', () => {
  it.each([
    ['signs in', guest, 'sign-in', ['player ann', 'in ann sign-in']],
    ['signs in where they are already', ann, 'sign-in', ['player ann', 'in ann sign-in']],
    ['is found at the start', NOBODY_KNOWN, 'start', ['player ann', 'in ann start']],
    ['is found at the start again', away, 'start', ['player ann', 'in ann start']],
    ['is found after another tab', guest, 'other-tab', ['player ann', 'in ann other-tab']],
    ['is found where they were', away, 'other-tab', ['player ann']],
    ['is found since no check was answered', here('guest', 'ann'), 'other-tab', ['player ann']],
    ['is found where they are', ann, 'other-tab', []],
  ] as const)('and %s', (_, before, how, words) => {
    const step = entered(before, 'ann', how);
    expect(step.here).toEqual(ann);
    expect(said(step)).toEqual(words);
  });

  it('ends a registration', () => {
    expect(said(entered(here('guest', '', true), 'ann', 'registration'))).toEqual([
      'player ann',
      'in ann registration',
    ]);
  });

  it('P12 is known from another, and from the same who was here', () => {
    expect([guest, ann, away, here('player', 'bob')].map((who) => hasAnother(who, 'ann'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(
      [guest, ann, away, here('player', 'bob')].map((who) => isFoundAgain(who, 'ann', 'other-tab')),
    ).toEqual([false, true, true, false]);
    expect(isFoundAgain(ann, 'ann', 'sign-in')).toBe(false);
  });
});

describe('a player who goes', () => {
  it.each([
    ['who is here', ann, ['guest', 'out player']],
    ['whose page was put away', away, ['guest', 'out player']],
    ['of whom no check was answered', here('guest', 'ann'), ['guest', 'out player']],
    ['of whom nothing was known', NOBODY_KNOWN, ['guest', 'out player']],
    ['who was nobody', guest, []],
  ])('%s', (_, before, words) => {
    const step = left(before, 'player');
    expect(step.here).toEqual(guest);
    expect(said(step)).toEqual(words);
  });

  it('ends no registration', () => {
    expect(said(left(here('player', 'ann', true), 'expired'))).toEqual([
      'guest registers',
      'out expired',
    ]);
  });
});

describe('a page', () => {
  it('that is put away shows nobody, and keeps whose it is', () => {
    expect([concealed(ann).here, said(concealed(ann))]).toEqual([away, ['unknown']]);
    for (const who of [guest, away]) expect(concealed(who)).toEqual({ here: who, words: [] });
  });

  it('of which no check was answered is a guest’s, and keeps whose it was', () => {
    expect([unanswered(away).here, said(unanswered(away))]).toEqual([
      here('guest', 'ann'),
      ['guest'],
    ]);
    expect(said(unanswered(NOBODY_KNOWN))).toEqual(['guest']);
    for (const who of [guest, ann]) expect(unanswered(who)).toEqual({ here: who, words: [] });
  });

  it('says that a registration is under way, and that it is no more', () => {
    const begun = registering(guest);
    expect(said(begun)).toEqual(['guest registers']);
    expect([registered(begun.here).here, said(registered(begun.here))]).toEqual([guest, ['guest']]);
    // By it somebody came.
    expect(registered(ann)).toEqual({ here: ann, words: [] });
  });
});
