import { defineManifest, type Refusal } from '@grandstand/bus-contracts';
import { statementGet } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { NEVER } from 'rxjs';
import { createPayments } from '.';
import { held, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const CALL = 'GET /web-api/statements';
const EVER = { paidIn: 50.25, paidOut: 0, staked: 30, won: 60.1, given: 100 };
const ANSWER = {
  openedAt: 5,
  month: '2026-11',
  time: [{ month: '2026-11', usedMs: 600_000 }],
  statements: [
    {
      iso: 'EUR',
      scale: 2,
      isBonusMoney: false,
      balance: 180.35,
      ever: EVER,
      months: [{ month: '2026-11', ...EVER }],
    },
  ],
};

function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, operator, tokens } = tab;
  operator.on(CALL, () => ANSWER);
  createPayments({
    bus: test.bus.join('payments'),
    clock: test.clock,
    api: tab.api,
    areaPress$: NEVER,
    loadPage: () => {},
  });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  const signIn = (player: string): void =>
    test.qa.publish('session.state', {
      status: player === '' ? 'guest' : 'player',
      userId: player,
    });
  signIn(userId);
  const area = test.bus.admit(
    defineManifest({ name: 'office', subscribes: [], publishes: [], sends: [statementGet] }),
  );
  return { ...tab, area, signIn };
}

it('an area gets the statements in minor units', async () => {
  const { area } = start();
  const ever = { paidIn: 5025, paidOut: 0, staked: 3000, won: 6010, given: 10_000 };
  expect(await area.send(statementGet, {})).toEqual({
    openedAt: 5,
    month: '2026-11',
    time: [{ month: '2026-11', usedMs: 600_000 }],
    statements: [
      {
        iso: 'EUR',
        scale: 2,
        isBonusMoney: false,
        balance: 18_035,
        ever,
        months: [{ month: '2026-11', ...ever }],
      },
    ],
  });
});

it('a guest has no statement, and no call is made', async () => {
  const { area, operator } = start('');
  await expect(area.send(statementGet, {})).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(operator.sent).toEqual([]);
});

it('P12 the statements of a player are not shown to the next', async () => {
  const { area, operator, signIn } = start();
  const late = held();
  operator.on(CALL, () => late.promise);
  const code = area.send(statementGet, {}).catch((error: unknown) => (error as Refusal).code);
  await settle();
  signIn('bob-2');
  late.give(ANSWER);
  expect(await code).toBe('not-signed-in');
});

it('a call that the operator refuses is refused as unavailable', async () => {
  const { area, operator } = start();
  operator.on(CALL, () => refuse(400, 'bad-request'));
  await expect(area.send(statementGet, {})).rejects.toMatchObject({ code: 'unavailable' });
});
