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
  const publish = (state: SessionState): void => session.publish(sessionState, state);
  publish(first);
  const emitted: string[] = [];
  const own = bus.join('own');
  rule(own).subscribe((userId) => emitted.push(userId));
  return { publish, emitted, stop: () => own.dispose() };
}

it('emits the present player at once, and nothing while the session is unknown', () => {
  expect(open(player('ann')).emitted).toEqual(['ann']);
  expect(open(guest).emitted).toEqual(['']);
  const { publish, emitted } = open(unknown);
  expect(emitted).toEqual([]);
  publish(guest);
  expect(emitted).toEqual(['']);
});

it('emits another player, and not the same one after an unknown session', () => {
  const { publish, emitted } = open(player('ann'));
  publish(player('ann'));
  publish(unknown);
  publish(player('ann'));
  expect(emitted).toEqual(['ann']);
  publish(unknown);
  publish(player('bob'));
  publish(guest);
  publish(player('bob'));
  expect(emitted).toEqual(['ann', 'bob', '', 'bob']);
});

it('starts without a player, and counts an unknown session as none, for data on the page', () => {
  const { publish, emitted } = open(unknown, shownPlayer$);
  publish(guest);
  expect(emitted).toEqual(['']);
  publish(player('ann'));
  publish(player('ann'));
  publish(unknown);
  publish(player('ann'));
  expect(emitted).toEqual(['', 'ann', '', 'ann']);
  publish(player('bob'));
  publish(unknown);
  publish(guest);
  expect(emitted).toEqual(['', 'ann', '', 'ann', 'bob', '']);
  expect(open(player('ann'), shownPlayer$).emitted).toEqual(['', 'ann']);
});

it.each([
  ['kept', player$, ['bob']],
  ['shown', shownPlayer$, ['', 'bob']],
])('completes with its handle, for data that is %s', (_, rule, expected) => {
  const { publish, emitted, stop } = open(player('bob'), rule);
  stop();
  publish(player('ann'));
  expect(emitted).toEqual(expected);
});
