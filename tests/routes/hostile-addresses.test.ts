import {
  defineManifest,
  navigationGo,
  navigationIntent,
  navigationState,
  sessionSignedIn,
} from '@grandstand/bus-contracts';
import { gamePath } from '@grandstand/bus-contracts/domain';
import { HOSTILE_ADDRESSES, leavesSite, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { withinSite } from '../../src/services/ports/load-path';
import { adaptOlderContracts, couponAddBetV1 } from '../../src/shell/start/boot/older-contracts';
import { openPage } from '../harness/host/address-bar';
import { market, openCoupon } from '../harness/coupon/coupon-bench';
import { createMemoryStore } from '../harness/fakes/memory-ports';
import { game } from '../harness/samples';

const AREA = defineManifest({
  name: 'sports',
  subscribes: [],
  publishes: [],
  sends: [navigationGo],
});

/** The version of before took a path; today's takes none. */
const OLDER_AREA = defineManifest({
  name: 'older',
  subscribes: [],
  publishes: [],
  sends: [couponAddBetV1],
});

describe('hostile addresses', () => {
  test('would leave the site if they were followed as written', () => {
    // Of the rest, some are harmless here and hostile to a program that decodes them once more.
    expect(HOSTILE_ADDRESSES).toHaveLength(36);
    expect(HOSTILE_ADDRESSES.filter((path) => leavesSite(path)).length).toBeGreaterThan(20);
  });
});

describe.each(HOSTILE_ADDRESSES)('the hostile address %j', (address) => {
  test('P82 in navigation.go is refused or stays on the site', async () => {
    const { test: bus, entries, loaded } = await openPage('/en');
    const area = bus.bus.admit(AREA);
    const refusal = await area.send(navigationGo, { path: address }).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal !== null) expect(refusal).toMatchObject({ code: 'off-site' });
    expect([...entries, ...loaded].filter((path) => leavesSite(path))).toEqual([]);
  });

  test.each(['query', 'store'])(
    'P82 as a return address in the %s is not followed off the site',
    async (place) => {
      const store = createMemoryStore();
      if (place === 'store') store.set('navigation.return', address);
      const query = new URLSearchParams({ redirect_url: address });
      const page = await openPage(place === 'query' ? `/en/live?${query}` : '/en/live', store);
      page.session('player');
      page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
      await settle();
      const [, ...moves] = page.entries;
      expect([...moves, ...page.loaded].filter((path) => leavesSite(path))).toEqual([]);
      expect(page.test.qa.peek(navigationState.name)).toMatchObject({ language: 'en' });
    },
  );

  test('P82 P52 in coupon.addBet is refused, or stays on the site', async () => {
    const { test: bus, state } = await openCoupon();
    adaptOlderContracts(bus.bus);
    const added = market(7);
    const hostile = { ...added, game: { ...added.game, path: address } };
    const refusal = await bus.bus
      .admit(OLDER_AREA)
      .send(couponAddBetV1, { market: hostile })
      .then(
        () => null,
        (error: unknown) => error,
      );
    if (refusal !== null) expect(refusal).toMatchObject({ name: 'BadPayloadError' });
    const paths = state().bets.map((bet) => bet.market.game.path);
    expect(paths.filter((path) => leavesSite(path))).toEqual([]);
    expect(paths).toHaveLength(refusal === null ? 1 : 0);
  });

  test('P82 in navigation.state and navigation.intent is refused', async () => {
    const { test: bus } = await openPage('/en');
    if (!leavesSite(address)) return;
    const intent = { path: '/', address: '/en', area: 'sports', route: 'home', params: {} };
    expect(() => bus.qa.publish(navigationIntent.name, intent)).not.toThrow();
    expect(() =>
      bus.qa.publish(navigationIntent.name, { ...intent, path: address, address }),
    ).toThrow();
    const now = bus.qa.peek(navigationState.name) as object;
    expect(() => bus.qa.publish(navigationState.name, { ...now, path: address })).toThrow();
  });

  test("P82 as a slug of the operator's leaves the path of a game on the site", () => {
    for (const part of ['slug', 'champ', 'sport'] as const) {
      const named =
        part === 'slug'
          ? { ...game, slug: address }
          : { ...game, [part]: { ...game[part], slug: address } };
      expect(leavesSite(gamePath(named))).toBe(false);
    }
  });

  test('P82 reaches the address bar as a path of the site, or not at all', () => {
    let given: string;
    try {
      given = withinSite(address);
    } catch (error) {
      expect(error).toMatchObject({ name: 'OffSiteError' });
      return;
    }
    expect(leavesSite(given)).toBe(false);
  });
});
