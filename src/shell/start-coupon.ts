import { areasState, CONTRACTS } from '@grandstand/bus-contracts';
import type { AnyCommand, Clock, ShellHandle } from '@grandstand/bus-contracts';
import type { KeyValueStore } from '../services/ports';

/** How long after the areas stand the coupon is fetched, if nobody asked for it before. */
const QUIET_MS = 2000;

type Handler = Parameters<ShellHandle['handle']>[1];

export interface StartCouponPorts {
  readonly bus: ShellHandle;
  /** Of the coupon's settings, which start with it. */
  readonly settingsBus: ShellHandle;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Fetches the services and starts them on the handles that are given. */
  readonly load: (bus: ShellHandle, settingsBus: ShellHandle) => Promise<void>;
}

/** All commands there are. */
const COMMANDS = CONTRACTS.filter(
  (contract): contract is AnyCommand => contract.kind === 'command',
);

/**
 * Starts the coupon when it is needed: at once where something of it is kept, else with the first
 * command, or when the page has come to rest. A first visitor's page waits for none of its code.
 * @returns whether something of it is kept.
 */
export function startCoupon(ports: StartCouponPorts): boolean {
  const { bus, settingsBus, clock, storage, load } = ports;
  const handlers = new Map<AnyCommand, Handler>();
  let started: Promise<void> | undefined;

  const start = (): Promise<void> => {
    started ??= load(collecting(bus, handlers), collecting(settingsBus, handlers)).catch(
      (error: unknown) => {
        // The next command tries again.
        started = undefined;
        throw error;
      },
    );
    return started;
  };

  for (const handle of [bus, settingsBus]) {
    for (const command of COMMANDS.filter(({ owner }) => owner === handle.name)) {
      handle.handle(command, async (request, context) => {
        await start();
        return handlers.get(command)?.(request, context);
      });
    }
  }

  const isKept = storage.keys().some((key) => /^coupon(\.|Settings$|$)/.test(key));
  if (isKept) void start().catch(() => {});
  else {
    const end = bus.on(areasState, (areas) => {
      const states = Object.values(areas);
      if (!states.some(({ status }) => status === 'ready' || status === 'error')) return;
      queueMicrotask(() => end());
      clock.after(QUIET_MS, () => void start().catch(() => {}));
    });
  }
  return isKept;
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
