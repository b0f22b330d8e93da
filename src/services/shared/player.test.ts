import { sessionState } from '@grandstand/bus-contracts';
import type { SessionState } from '@grandstand/bus-contracts';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { player$, shownPlayer$ } from './player';

const unknown: SessionState = { status: 'unknown', userId: '' };
const guest: SessionState = { status: 'guest', userId: '' };
const player = (userId: string): SessionState => ({ status: 'player', userId });

function open(first: SessionState, rule = player$) {
  const { bus } = createTestBus();
  const session = bus.join('session');
  const say = (state: SessionState): void => session.publish(sessionState, state);
  say(first);
  const heard: string[] = [];
  const own = bus.join('own');
  rule(own).subscribe((userId) => heard.push(userId));
  return { say, heard, stop: () => own.dispose() };
}

it('tells at once who is here, and nothing before that is known', () => {
  expect(open(player('ann')).heard).toEqual(['ann']);
  expect(open(guest).heard).toEqual(['']);
  const { say, heard } = open(unknown);
  expect(heard).toEqual([]);
  say(guest);
  expect(heard).toEqual(['']);
});

it('tells of another, and not of the same who was unknown for a while', () => {
  const { say, heard } = open(player('ann'));
  say(player('ann'));
  say(unknown);
  say(player('ann'));
  expect(heard).toEqual(['ann']);
  say(unknown);
  say(player('bob'));
  say(guest);
  say(player('bob'));
  expect(heard).toEqual(['ann', 'bob', '', 'bob']);
});

it('begins with nobody, and takes who is unknown for nobody, where what is theirs is shown', () => {
  const { say, heard } = open(unknown, shownPlayer$);
  say(guest);
  expect(heard).toEqual(['']);
  say(player('ann'));
  say(player('ann'));
  say(unknown);
  say(player('ann'));
  expect(heard).toEqual(['', 'ann', '', 'ann']);
  say(player('bob'));
  say(unknown);
  say(guest);
  expect(heard).toEqual(['', 'ann', '', 'ann', 'bob', '']);
  expect(open(player('ann'), shownPlayer$).heard).toEqual(['', 'ann']);
});

it.each([
  ['kept', player$, ['bob']],
  ['shown', shownPlayer$, ['', 'bob']],
])('ends with its part of the bus, where what is theirs is %s', (_, rule, expected) => {
  const { say, heard, stop } = open(player('bob'), rule);
  stop();
  say(player('ann'));
  expect(heard).toEqual(expected);
});
