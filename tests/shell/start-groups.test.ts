import { couponAddBet, dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import { couponClear } from '@grandstand/bus-contracts/shell';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../src/api';
import type { CouponStore } from '../../src/services/betting/coupon';
import { createMemoryStore } from '../harness/fakes/memory-ports';
import { onFailedImport } from '../../src/shell/frame/loading/failed-imports';
import type { ShellPorts } from '../../src/shell/start/ports';
import {
  WHEN_IDLE,
  WHEN_USED,
  WITH_AREAS,
  defineFirstGroup,
  defineGroup,
  FOR_LIKELY_PLAYER,
  onState,
} from '../../src/shell/start/service-group';
import type { StartRule } from '../../src/shell/start/service-group';
import { startGroups } from '../../src/shell/start/start-groups';

const api = {} as ApiClient;
const couponStore = {} as CouponStore;
const ready = { sports: { status: 'ready', attempt: 0 } };

interface Page {
  readonly starts?: readonly StartRule[];
  /** How often the coupon's script can't be fetched. */
  readonly faults?: number;
  readonly kept?: Readonly<Record<string, string>>;
  /** In the storage of the tab. */
  readonly keptInTab?: Readonly<Record<string, string>>;
  readonly isLikelyPlayer?: boolean;
}

/** A page with a group that gives `api`, and the coupon's, which needs it. */
function open({
  starts = [],
  faults = 0,
  kept = {},
  keptInTab = {},
  isLikelyPlayer = false,
}: Page = {}) {
  const { bus, clock, qa, problems } = createTestBus();
  const loads: number[] = [];
  const order: string[] = [];
  const given: object[] = [];
  const imports: unknown[] = [];
  const idle$ = new Subject<void>();
  const used$ = new Subject<void>();
  onFailedImport((error) => imports.push(error));
  const ports = {
    clock,
    boot: { isLikelyPlayer },
    idle$,
    used$,
    storage: createMemoryStore(new Map(Object.entries(kept))),
    tabStore: createMemoryStore(new Map(Object.entries(keptInTab))),
    log: vi.fn(),
  } as unknown as ShellPorts;
  const first = defineFirstGroup({
    services: ['dialogs'],
    start: ({ join }) => {
      order.push('first');
      join('dialogs').handle(dialogsOpen, () => ({}));
    },
  });
  const page = defineGroup({
    services: ['session'],
    needs: [],
    provides: 'api',
    starts: [],
    load: async () => () => {
      order.push('page');
      return api;
    },
  });
  const coupon = defineGroup({
    services: ['coupon'],
    needs: ['api'],
    provides: 'couponStore',
    starts,
    load: async () => {
      loads.push(clock.now());
      if (loads.length <= faults) throw new Error('offline');
      return ({ join, ...own }) => {
        order.push('coupon');
        given.push(own);
        const handle = join('coupon');
        handle.handle(couponClear, () => ({}));
        handle.handle(couponAddBet, () => ({ count: 1 }));
        return couponStore;
      };
    },
  });
  const services = startGroups({ bus, ports, first, groups: [coupon, page] });
  return { qa, clock, loads, order, given, ports, services, imports, problems, idle$, used$ };
}

afterEach(() => onFailedImport(() => {}));

test('services of the first load start at once, and nothing else is fetched', async () => {
  const { qa, order, loads } = open();
  expect(order).toEqual(['first']);
  await qa.send(dialogsOpen.name, { name: 'sign-in' });
  expect(loads).toEqual([]);
});

test('a group is given the ports of the page, and those of the groups that it needs', async () => {
  const { services, given, ports } = open();
  await services.load('couponStore');
  expect(given).toEqual([{ ...ports, api }]);
});

test('a group that needs a port starts after the group that gives it', async () => {
  const { services, order } = open();
  expect(services.peek('couponStore')).toBeUndefined();
  await expect(services.load('couponStore')).resolves.toBe(couponStore);
  expect(order).toEqual(['first', 'page', 'coupon']);
  expect([services.peek('api'), services.peek('couponStore')]).toEqual([api, couponStore]);
});

test('the first command fetches a group, is answered, and the next ones fetch nothing', async () => {
  const { qa, loads, order } = open();
  const both = [qa.send(couponClear.name, {}), qa.send(couponClear.name, {})];
  await expect(Promise.all(both)).resolves.toEqual([{}, {}]);
  await qa.send(couponClear.name, {});
  expect([loads.length, order]).toEqual([1, ['first', 'page', 'coupon']]);
});

test('a page that needs a group starts it at once, and another does not', () => {
  expect(open({ starts: [FOR_LIKELY_PLAYER], isLikelyPlayer: true }).loads).toHaveLength(1);
  expect(open({ starts: [FOR_LIKELY_PLAYER] }).loads).toEqual([]);
});

test('a key in storage starts its group at once, another does not', () => {
  const starts: readonly StartRule[] = [
    { on: 'stored', isKey: (key) => key.startsWith('protection.') },
  ];
  expect(open({ starts, kept: { 'protection.check': '{}' } }).loads).toHaveLength(1);
  expect(open({ starts, kept: { 'my.protection.check': '{}' } }).loads).toEqual([]);
  expect(open({ starts, keptInTab: { 'protection.check': '{}' } }).loads).toHaveLength(1);
});

test('a state starts its group when it has the value, and once', async () => {
  const { qa, loads } = open({
    starts: [onState(sessionState, ({ status }) => status === 'player')],
  });
  const come = async (status: string, userId = ''): Promise<void> => {
    qa.publish(sessionState.name, { status, userId });
    await settle();
  };
  await come('unknown');
  await come('guest');
  expect(loads).toEqual([]);
  await come('player', 'ann-1');
  await come('guest');
  await come('player', 'bob-2');
  expect(loads).toHaveLength(1);
});

test.each(['ready', 'error'])(
  'a group starts with the areas (%s), and not before',
  async (status) => {
    const { qa, clock, loads } = open({ starts: [WITH_AREAS] });
    qa.publish('areas.state', { sports: { status: 'loading', attempt: 0 } });
    await clock.advance(4000);
    expect(loads).toEqual([]);
    qa.publish('areas.state', { sports: { ...ready.sports, status } });
    await clock.advance(60_000);
    expect(loads).toHaveLength(1);
  },
);

test('a group does not wait more than 5 s for the areas', async () => {
  const { clock, loads } = open({ starts: [WITH_AREAS] });
  await clock.advance(4999);
  expect(loads).toEqual([]);
  await clock.advance(1);
  expect(loads).toHaveLength(1);
});

test('a group starts when the main thread is idle after the areas', async () => {
  const { qa, clock, loads, idle$ } = open({ starts: [WHEN_IDLE] });
  idle$.next();
  qa.publish('areas.state', ready);
  await clock.advance(60_000);
  expect(loads).toEqual([]);
  idle$.next();
  await settle();
  idle$.next();
  await settle();
  expect(loads).toHaveLength(1);
});

test.each(['before', 'after'])(
  'a group that waits for the visitor starts with their first sign, %s the page is idle',
  async (order) => {
    const { qa, loads, idle$, used$ } = open({ starts: [WHEN_USED] });
    qa.publish('areas.state', ready);
    const [first, second] = order === 'before' ? [used$, idle$] : [idle$, used$];
    first.next();
    await settle();
    expect(loads).toEqual([]);
    second.next();
    await settle();
    used$.next();
    await settle();
    expect(loads).toHaveLength(1);
  },
);

test('a state can start its group once the main thread is idle', async () => {
  const isPlayer = onState(sessionState, ({ status }) => status === 'player', WHEN_IDLE);
  const { qa, loads, idle$ } = open({ starts: [isPlayer] });
  qa.publish('areas.state', ready);
  qa.publish(sessionState.name, { status: 'player', userId: 'ann-1' });
  await settle();
  expect(loads).toEqual([]);
  idle$.next();
  await settle();
  expect(loads).toHaveLength(1);
});

test('of several rules the first that applies starts the group, once', async () => {
  const { qa, clock, loads, order, idle$ } = open({
    starts: [onState(sessionState, ({ status }) => status === 'player'), WHEN_IDLE],
  });
  qa.publish(sessionState.name, { status: 'player', userId: 'ann-1' });
  await clock.advance(60_000);
  idle$.next();
  await settle();
  expect([loads.length, order]).toEqual([1, ['first', 'page', 'coupon']]);
});

test('a script that could not be fetched is reported, and fetched again by the next command', async () => {
  const { qa, loads, imports } = open({ faults: 1 });
  await expect(qa.send(couponClear.name, {})).rejects.toMatchObject({ name: 'NoHandler' });
  await settle();
  expect(imports).toEqual([new Error('offline')]);
  await expect(qa.send(couponClear.name, {})).resolves.toEqual({});
  expect(loads).toHaveLength(2);
});

test('P96 a script that could not be fetched is fetched again without a command', async () => {
  const { clock, loads, imports, problems } = open({
    starts: [FOR_LIKELY_PLAYER],
    isLikelyPlayer: true,
    faults: 3,
  });
  await clock.advance(29_999);
  expect(loads).toHaveLength(3);
  await clock.advance(1);
  expect(loads).toHaveLength(4);
  await clock.advance(600_000);
  expect([loads.length, imports.length, problems]).toEqual([4, 3, []]);
});
