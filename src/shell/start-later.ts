import { areasState, CONTRACTS } from '@grandstand/bus-contracts';
import type { AnyCommand, Bus, Clock, ShellHandle } from '@grandstand/bus-contracts';

/** How long after the areas stand the code is fetched, if nobody asked for it before. */
const QUIET_MS = 2000;

type Handler = Parameters<ShellHandle['handle']>[1];

/** A service's handle by the service's name. */
export type JoinLater = (name: string) => ShellHandle;

export interface StartLaterPorts {
  readonly bus: Bus;
  readonly clock: Clock;
  /** The services that start together. */
  readonly names: readonly string[];
  /** Whether the page needs them before it has come to rest. */
  readonly isNeededNow: boolean;
  /** Fetches the services and starts them on the handles that `join` gives; what was published before is theirs by state alone. */
  readonly load: (join: JoinLater) => Promise<void>;
}

/** All commands there are. */
const COMMANDS = CONTRACTS.filter(
  (contract): contract is AnyCommand => contract.kind === 'command',
);

/**
 * Starts services whose code is no part of the first load: at once where the page needs them, else
 * with the first of their commands, or when the page has come to rest.
 */
export function startLater({ bus, clock, names, isNeededNow, load }: StartLaterPorts): void {
  const handlers = new Map<AnyCommand, Handler>();
  const handles = new Map(names.map((name) => [name, bus.join(name)]));
  let started: Promise<void> | undefined;

  const join: JoinLater = (name) => {
    const handle = handles.get(name);
    if (!handle) throw new TypeError(`Failed to start later: "${name}" is not among the names.`);
    return collecting(handle, handlers);
  };

  const start = (): Promise<void> => {
    started ??= load(join).catch((error: unknown) => {
      // The next command tries again.
      started = undefined;
      throw error;
    });
    return started;
  };

  for (const [name, handle] of handles) {
    for (const command of COMMANDS.filter(({ owner }) => owner === name)) {
      handle.handle(command, async (request, context) => {
        await start();
        return handlers.get(command)?.(request, context);
      });
    }
  }

  const [first] = handles.values();
  if (isNeededNow || !first) {
    void start().catch(() => {});
    return;
  }
  const end = first.on(areasState, (areas) => {
    const states = Object.values(areas);
    if (!states.some(({ status }) => status === 'ready' || status === 'error')) return;
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
