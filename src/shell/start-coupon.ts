import {
  areasState,
  couponAcceptPrices,
  couponAddBet,
  couponClear,
  couponPlace,
  couponRemoveBet,
  couponSetAmount,
  couponSetSystemValue,
  couponSetType,
  couponState,
  type AnyCommand,
  type Clock,
  type CouponState,
  type ShellHandle,
} from '@grandstand/bus-contracts';
import type { KeyValueStore } from '../services/ports';

/** Everything the coupon answers. */
const COMMANDS: readonly AnyCommand[] = [
  couponAddBet,
  couponRemoveBet,
  couponClear,
  couponSetType,
  couponSetSystemValue,
  couponSetAmount,
  couponAcceptPrices,
  couponPlace,
];

const NOTHING: CouponState = {
  typeId: 0,
  bets: [],
  addedAtByBetId: {},
  systemValue: 2,
  systemValues: [],
  amount: null,
  coef: null,
  possibleWin: null,
  placing: { status: 'idle' },
  problems: [{ code: 'empty' }],
};

/** How long after the areas stand the coupon is fetched, if nobody asked for it before. */
const QUIET_MS = 2000;

type Handler = Parameters<ShellHandle['handle']>[1];

export interface StartCouponPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Fetches the coupon service and starts it on the handle that is given. */
  readonly load: (bus: ShellHandle) => Promise<void>;
}

/**
 * Starts the coupon when it is needed: at once where something of it is kept, else with the first
 * command, or when the page has come to rest. A first visitor's page waits for none of its code.
 */
export function startCoupon({ bus, clock, storage, load }: StartCouponPorts): void {
  const handlers = new Map<AnyCommand, Handler>();
  let started: Promise<void> | undefined;

  const start = (): Promise<void> => {
    started ??= load(collecting(bus, handlers)).catch((error: unknown) => {
      // The next command tries again.
      started = undefined;
      throw error;
    });
    return started;
  };

  for (const command of COMMANDS) {
    bus.handle(command, async (request, context) => {
      await start();
      return handlers.get(command)?.(request, context);
    });
  }

  if (storage.keys().some((key) => key === 'coupon' || key.startsWith('coupon.'))) {
    void start().catch(() => {});
    return;
  }
  bus.publish(couponState, NOTHING);
  const end = bus.on(areasState, (areas) => {
    if (!Object.values(areas).some(({ status }) => status === 'ready' || status === 'error'))
      return;
    queueMicrotask(() => end());
    clock.after(QUIET_MS, () => void start().catch(() => {}));
  });
}

/** The handle as it is, but what handles a command is only noted: the bus has its handler already. */
function collecting(bus: ShellHandle, handlers: Map<AnyCommand, Handler>): ShellHandle {
  return {
    name: bus.name,
    signal: bus.signal,
    publish: (contract, payload) => bus.publish(contract, payload),
    on: (contract, listener) => bus.on(contract, listener),
    onKey: (contract, key, listener) => bus.onKey(contract, key, listener),
    messages$: (contract) => bus.messages$(contract),
    peek: (contract) => bus.peek(contract),
    peekKey: (contract, key) => bus.peekKey(contract, key),
    send: (contract, request, options) => bus.send(contract, request, options),
    handle: (contract, handler) => {
      handlers.set(contract, handler as Handler);
      return () => handlers.delete(contract);
    },
    dispose: () => bus.dispose(),
  };
}
