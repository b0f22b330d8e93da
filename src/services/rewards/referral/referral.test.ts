import { defineManifest, sessionState } from '@grandstand/bus-contracts';
import { referralLoad, referralState } from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { createReferral } from '.';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const CALL = 'GET /web-api/promo/referral';
const FRIEND = {
  id: '1',
  registeredAt: 1,
  state: 'registered',
  reason: null,
  iso: 'EUR',
  scale: 2,
  reward: 0,
  reversed: 0,
};

it('BNS-01 friends are loaded for the page that shows them, kept current, and shown to no other player', async () => {
  const tab = openTab();
  const { test, operator, tokens } = tab;
  let friends = [FRIEND];
  const counts = { registered: 1, verified: 0, qualified: 0 };
  operator.on(CALL, () => ({
    isOffered: true,
    programme: null,
    counts,
    friends,
    invitation: null,
  }));
  createReferral({ bus: test.bus.join('referral'), api: tab.api, log: tab.log });
  const session = test.bus.join('session');
  const signIn = async (id: string): Promise<void> => {
    tokens.begin(id, id && tokenFor(id, test.clock.now() + 3_600_000));
    session.publish(sessionState, { status: id === '' ? 'guest' : 'player', userId: id });
    await settle();
  };
  const area = test.bus.admit(
    defineManifest({
      name: 'bonuses',
      subscribes: [referralState],
      publishes: [],
      sends: [referralLoad],
    }),
  );
  const states = () => area.peek(referralState)?.friends.map(({ state }) => state);

  await signIn('');
  await expect(area.send(referralLoad, {})).rejects.toMatchObject({ code: 'not-signed-in' });
  await signIn('ann-1');
  expect(operator.sent.filter(({ call }) => call === CALL)).toEqual([]);
  await area.send(referralLoad, {});
  expect(states()).toEqual(['registered']);
  friends = [{ ...FRIEND, state: 'qualified' }];
  const feed = test.bus.join('feed');
  feed.publish(feedPlayer, { betIds: [] });
  await settle();
  expect(states()).toEqual(['qualified']);
  operator.on(CALL, () => refuse(422, 'something-else'));
  feed.publish(feedPlayer, { betIds: [] });
  await settle();
  expect(states()).toEqual(['qualified']);
  expect(tab.logged).toMatchObject([{ message: 'The invited friends could not be loaded again.' }]);
  await signIn('bob-2');
  expect(area.peek(referralState)).toBeNull();
  test.dispose();
});
