import { defineManifest, sessionState } from '@grandstand/bus-contracts';
import { totoCoupons } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createToto } from '.';
import { offline, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const COUPONS = 'GET /toto-api/v1/coupons';

async function start(userId: string) {
  const tab = openTab();
  const { test, tokens } = tab;
  createToto({ bus: test.bus.join('toto'), api: tab.api });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  const status = userId === '' ? 'guest' : 'player';
  test.bus.join('session').publish(sessionState, { status, userId });
  await settle();
  const area = test.bus.admit(
    defineManifest({ name: 'toto', subscribes: [], publishes: [], sends: [totoCoupons] }),
  );
  return { ...tab, area };
}

describe('the coupons of toto', () => {
  it('TOT-01 are the operator’s, after the last one that is shown', async () => {
    const { operator, area, test } = await start('ann-1');
    operator.on(COUPONS, () => ({ coupons: [], hasMore: true }));
    expect(await area.send(totoCoupons, { before: '80000002' })).toEqual({
      coupons: [],
      hasMore: true,
    });
    expect(operator.sent.at(-1)?.url.search).toBe('?before=80000002');
    test.dispose();
  });

  it('are refused in a typed way: to a guest, and without a connection', async () => {
    const guest = await start('');
    await expect(guest.area.send(totoCoupons, {})).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(guest.operator.sent).toEqual([]);
    guest.test.dispose();
    const { operator, area, test } = await start('ann-1');
    operator.on(COUPONS, offline);
    const failed = area.send(totoCoupons, {}).catch((error: unknown) => error);
    await test.clock.advance(60_000);
    expect(await failed).toMatchObject({ code: 'unavailable' });
    test.dispose();
  });
});
