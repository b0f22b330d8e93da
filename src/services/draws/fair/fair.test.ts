import { defineManifest } from '@grandstand/bus-contracts';
import {
  fairRotate,
  fairRounds,
  fairSeeds,
  fairSetClientSeed,
  type FairSeeds,
} from '@grandstand/bus-contracts/player';
import { expect, it } from 'vitest';
import { createFair } from '.';
import { offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const commitment = 'c0'.repeat(32);
const SEEDS: FairSeeds = {
  current: { commitment, clientSeed: 'lucky-7', rounds: 2, since: 5 },
  former: [],
};
const ROTATE = 'POST /web-api/fair/rotate';
const CLIENT_SEED = 'POST /web-api/fair/client-seed';

function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, operator, tokens } = tab;
  operator.on('GET /web-api/fair/seeds', () => SEEDS);
  operator.on('GET /web-api/fair/rounds', () => ({ rounds: [] }));
  operator.on(ROTATE, () => SEEDS);
  operator.on(CLIENT_SEED, () => SEEDS);
  createFair({ bus: test.bus.join('fair'), api: tab.api });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  const area = test.bus.admit(
    defineManifest({
      name: 'office',
      subscribes: [],
      publishes: [],
      sends: [fairSeeds, fairRotate, fairSetClientSeed, fairRounds],
    }),
  );
  return { ...tab, area };
}

it('P112 an area shows and changes the seeds that the player saw', async () => {
  const { area, operator } = start();
  expect(await area.send(fairSeeds, {})).toEqual(SEEDS);
  expect(await area.send(fairRounds, {})).toEqual({ rounds: [] });
  expect(await area.send(fairRotate, { commitment })).toEqual(SEEDS);
  expect(await area.send(fairSetClientSeed, { commitment, clientSeed: 'new' })).toEqual(SEEDS);
  expect(operator.sent.slice(2).map(({ call, body }) => [call, body])).toEqual([
    [ROTATE, JSON.stringify({ commitment })],
    [CLIENT_SEED, JSON.stringify({ commitment, clientSeed: 'new' })],
  ]);
});

it('a guest has no seeds, and no call is made', async () => {
  const { area, operator } = start('');
  for (const sent of [
    area.send(fairSeeds, {}),
    area.send(fairRounds, {}),
    area.send(fairRotate, { commitment }),
    area.send(fairSetClientSeed, { commitment, clientSeed: 'new' }),
  ]) {
    await expect(sent).rejects.toMatchObject({ code: 'not-signed-in' });
  }
  expect(operator.sent).toEqual([]);
});

it('a refusal says whether the seeds have changed meanwhile, or a round is open', async () => {
  const { area, operator } = start();
  for (const code of ['seeds-changed', 'round-open']) {
    operator.on(ROTATE, () => refuse(409, code));
    await expect(area.send(fairRotate, { commitment })).rejects.toMatchObject({ code });
  }
  operator.on(CLIENT_SEED, offline);
  await expect(
    area.send(fairSetClientSeed, { commitment, clientSeed: 'new' }),
  ).rejects.toMatchObject({ code: 'unavailable' });
});
