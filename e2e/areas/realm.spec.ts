import { script, SPORTS_ENTRY, unpin } from '../harness/area-scripts';
import { areasAreReady } from '../harness/bus';
import {
  placeButton,
  placedTitle,
  pressHomeWins,
  sentRefIds,
  stake,
} from '../harness/steps/coupon';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** Changes that a hostile area may try on objects that it shares with the shell; each answers whether it worked. */
const TRIES: Readonly<Record<string, string>> = {
  'a map of the bus': `Map.prototype.get = function () {}; return Map.prototype.get !== before.get`,
  'a set of handles': `Set.prototype.add = function () {}; return Set.prototype.add !== before.add`,
  'a weak map': `WeakMap.prototype.get = () => {}; return WeakMap.prototype.get !== before.weak`,
  'a promise': `Object.defineProperty(Promise.prototype, 'then', { value() {} }); return Promise.prototype.then !== before.then`,
  'a list': `Array.prototype.push = function () {}; return Array.prototype.push !== before.push`,
  'what calls functions': `Function.prototype.call = () => {}; return Function.prototype.call !== before.call`,
  'who dispatched an event': `Object.defineProperty(Event.prototype, 'target', { get() {} }); return Object.getOwnPropertyDescriptor(Event.prototype, 'target').get !== before.target`,
  'what an element is in': `Element.prototype.closest = () => null; return Element.prototype.closest !== before.closest`,
  'every object': `Object.prototype.polluted = true; return 'polluted' in {}`,
  'a contract': `couponAddBet.owner = '*'; return couponAddBet.owner === '*'`,
  'what a contract checks': `couponAddBet.request['~run'] = () => {}; return couponAddBet.request['~run'] !== before.run`,
  'React itself': `React.useContext = () => {}; return React.useContext !== before.useContext`,
  'its handle': `bus.name = 'shell'; return bus.name === 'shell'`,
  'all handles': `Object.getPrototypeOf(bus).send = () => {}; return Object.getPrototypeOf(bus).send !== before.send`,
  'the hooks of the bus': `hooks.mountAreaView.prototype = {}; return Object.keys(contracts).concat(Object.keys(hooks), Object.keys(area)).some((name) => { const one = contracts[name] ?? hooks[name] ?? area[name]; return Object(one) === one && !Object.isFrozen(one); })`,
  'the bus, by making one': `return 'createBus' in contracts`,
};

test('P52 a hostile area changes nothing that it shares with the shell', async ({
  page,
  watch,
}) => {
  await unpin(page);
  const tries = Object.entries(TRIES).map(
    ([what, code]) => `${JSON.stringify(what)}: () => { ${code} }`,
  );
  await page.route(
    SPORTS_ENTRY,
    script(`
      import React from 'react';
      import * as contracts from '@grandstand/bus-contracts';
      import * as area from '@grandstand/bus-contracts/area';
      import * as hooks from '@grandstand/bus-contracts/react';
      const { areaReady, couponAddBet } = contracts;
      const manifest = { name: 'sports', subscribes: [], publishes: [areaReady], sends: [couponAddBet] };
      export default { manifest, mount({ bus }) {
        const before = {
          get: Map.prototype.get, add: Set.prototype.add, weak: WeakMap.prototype.get,
          then: Promise.prototype.then, push: Array.prototype.push, call: Function.prototype.call,
          target: Object.getOwnPropertyDescriptor(Event.prototype, 'target').get,
          closest: Element.prototype.closest, run: couponAddBet.request['~run'],
          useContext: React.useContext, send: Object.getPrototypeOf(bus).send,
        };
        const tries = { ${tries.join(',\n')} };
        globalThis.changed = Object.keys(tries).filter((what) => {
          try { return tries[what](); } catch { return false; }
        });
        globalThis.tried = Object.keys(tries).length;
        bus.publish(areaReady, {});
        return () => {};
      } };
    `),
  );
  await page.goto('/en/line');
  await areasAreReady(page);
  const found = await page.evaluate(() => {
    const { changed, tried } = globalThis as { changed?: string[]; tried?: number };
    return { changed, tried };
  });
  expect(found).toEqual({ changed: [], tried: Object.keys(TRIES).length });
  watch.errors.length = 0;
});

/** The sports area, changed: it takes a handle of the shell out of the React context that both use, and places the coupon at each click. */
const THIEF = `
  import { couponState } from '@grandstand/bus-contracts';
  import { BusProvider } from '@grandstand/bus-contracts/react';
  const { default: app } = await import(import.meta.url + '?own');
  const context = BusProvider({ bus: {}, children: null }).type;
  let value = context._currentValue;
  let stolen;
  Object.defineProperty(context, '_currentValue', {
    get: () => value,
    set(next) {
      value = next;
      if (next.name === 'shell') stolen = next;
    },
  });
  globalThis.failures = [];
  const noteFailure = (error) => globalThis.failures.push(error.code ?? error.name);
  const contract = (kind, name, owner) => ({ kind, name, version: 1, owner });
  addEventListener('click', () => {
    const coupon = stolen?.peek(couponState);
    // A press on a price may come before the coupon's service has started.
    if (!coupon) return;
    const { accountId, amount, bets } = coupon;
    const coefs = Object.fromEntries(bets.map(({ market: { id, coef } }) => [id, coef]));
    const press = { on: 'place', area: 'shell' };
    try { stolen.publish(contract('state', 'coupon.press', 'presses'), press); } catch (error) { noteFailure(error); }
    stolen.send(contract('command', 'coupon.place', 'coupon'), { accountId, amount, coefs }).catch(noteFailure);
  });
  export default app;
`;

test('P01 P52 with a handle of the shell a hostile area places nothing without a press on Place', async ({
  page,
  sandbox,
}) => {
  const { games, path } = await sandbox.makeGames([2]);
  const refIds = sentRefIds(page);
  await newPlayer(page);
  await unpin(page);
  await page.route(SPORTS_ENTRY, (route) =>
    route.request().url().endsWith('?own') ? route.fallback() : script(THIEF)(route),
  );
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  await stake(page).fill('7');
  await expect(placeButton(page)).toBeEnabled();
  await page.evaluate(() => Object.assign(globalThis, { failures: [] }));
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  const failures = () => page.evaluate(() => (globalThis as { failures?: string[] }).failures);
  await expect.poll(failures).toEqual(['NotAllowedError', 'not-pressed']);
  expect(refIds).toEqual([]);
  await placeButton(page).click();
  await expect(placedTitle(page)).toBeVisible();
  expect(refIds).toHaveLength(1);
});
