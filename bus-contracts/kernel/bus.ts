import { openAccess } from './handles/access';
import type { Access } from './handles/access';
import { guardedPolicy, trustedPolicy, developmentPolicy } from './payloads/payload-policy';
import { Channels } from './delivery/channels';
import type { Clock } from './clock';
import { contractId } from './contract';
import type { AnyContract } from './contract';
import { Delivery } from './delivery/delivery';
import { NotAllowedError, VersionError } from './errors';
import { BusHandle } from './handles/handle';
import type { Held } from './handles/handle';
import type { HandleOf, Manifest } from './manifest';
import { Problems } from './problems';
import type { RefusedCounts, Report } from './problems';
import { createQaHandle } from './handles/qa-handle';
import type { QaHandle } from './handles/qa-handle';
import { createBlame, createReceiver } from './delivery/receiver';
import { Registry } from './registry';
import type { Adapter } from './registry';
import { areaRights, qaRights, shellRights } from './handles/rights';
import { ShellBusHandle } from './handles/shell-handle';
import { LazyParts } from './commands/lazy-parts';
import type { Envelope, ShellHandle, Unsubscribe } from './types';

export interface BusOptions {
  readonly clock: Clock;
  /** In development everything is checked and frozen; in production only where trust changes. */
  readonly mode: 'development' | 'production';
  /** What areas may use, and whatever else it is to carry from the start; parts of the shell bring their own. */
  readonly contracts: Iterable<AnyContract>;
  /** Hears what was refused and what threw; never more than once the same. */
  readonly report: Report;
}

/** What a bus holds at this moment. */
export interface Inspection {
  readonly handles: readonly Held[];
  /** Lines that are open, and receivers on them: contracts, cells and taps in use. */
  readonly wires: number;
  readonly receivers: number;
  /** Stream items that a later one of their key replaced within a frame. */
  readonly dropped: number;
}

export interface Bus {
  /** Gives a part of the shell its handle; the part publishes and handles what names it as owner. */
  join<const Part extends string>(part: Part): ShellHandle<Part>;
  /** Parts that `start` starts: whoever sends one of them a command before they are there waits for it. */
  startOnDemand(parts: readonly string[], start: () => Promise<void>): void;
  /**
   * Gives an area the handle its manifest asks for; its sender is "area:NAME".
   * @throws NotAllowedError, VersionError
   */
  admit<M extends Manifest>(manifest: M): HandleOf<M>;
  /** Lets areas that speak the version before of a contract use it. */
  adapt<Now extends AnyContract, Before extends AnyContract>(adapter: Adapter<Now, Before>): void;
  /** Whether an area asks for contracts that the bus does not carry, or not yet. */
  lacks(manifest: Manifest): boolean;
  /** Carries more contracts: for an area, or for whoever knows them by name alone. A part of the shell that uses one brings it along. */
  carry(contracts: Iterable<AnyContract>): void;
  /** Hears every message, with its cause. */
  tap(listener: (envelope: Envelope) => void): Unsubscribe;
  /** A handle by contract names, checked, that may speak in every owner's place: for QA. */
  byName(sender: string): QaHandle;
  /** Everything it carries, for inspectors and recordings. */
  readonly contracts: readonly AnyContract[];
  readonly refused: RefusedCounts;
  inspect(): Inspection;
  dispose(): void;
}

const PART = /^[a-z][a-z0-9-]*$/;

/** Makes a bus. */
export function createBus({ clock, mode, contracts, report }: BusOptions): Bus {
  const isDevelopment = mode === 'development';
  const problems = new Problems(report);
  const registry = new Registry(contracts);
  const delivery = new Delivery(clock, isDevelopment);
  const lazyParts = new LazyParts();
  const channels = new Channels(delivery, clock, problems, lazyParts.startPart);
  const handles = new Set<BusHandle>();

  function forget(gone: BusHandle): void {
    handles.delete(gone);
  }

  function keep<H extends BusHandle>(handle: H): H {
    handles.add(handle);
    return handle;
  }

  function tap(listener: (envelope: Envelope) => void): Unsubscribe {
    const blame = createBlame(problems.report, 'tap-threw', 'tap');
    const hear = (_payload: unknown, envelope: Envelope): void => listener(envelope);
    return delivery.tap(createReceiver(hear, delivery.sequence, blame));
  }

  function join<const Part extends string>(part: Part): ShellHandle<Part> {
    checkPart(part);
    const policy = isDevelopment ? developmentPolicy : trustedPolicy;
    const grant = (asked: AnyContract): Access => {
      const contract = registry.findOrCarry(asked);
      const rights = shellRights(part, contract);
      return openAccess(part, channels.of(contract), rights, policy, undefined);
    };
    return keep(new ShellBusHandle(part, grant, problems, forget, delivery));
  }

  function admit<M extends Manifest>(manifest: M): HandleOf<M> {
    checkPart(manifest.name);
    const part = `area:${manifest.name}`;
    const named = [...manifest.hears, ...manifest.says, ...manifest.sends];
    const access = new Map(named.map((asked) => [contractId(asked), accessFor(asked)]));
    function accessFor(asked: AnyContract): Access {
      try {
        const { contract, adapter } = registry.negotiate(asked);
        const rights = areaRights(part, manifest, contract);
        return openAccess(part, channels.of(contract), rights, guardedPolicy, adapter);
      } catch (error) {
        const reason = error instanceof VersionError ? 'version' : 'sender';
        throw problems.refuse(reason, part, contractId(asked), error as Error);
      }
    }
    const grant = (asked: AnyContract): Access => {
      const id = contractId(asked);
      const found = access.get(id);
      if (found !== undefined) return found;
      throw new NotAllowedError(
        `Failed to use "${id}": the manifest of "${manifest.name}" does not name it.`,
      );
    };
    return keep(new BusHandle(part, grant, problems, forget)) as unknown as HandleOf<M>;
  }

  function byName(sender: string): QaHandle {
    checkPart(sender);
    const grant = (asked: AnyContract): Access => {
      const contract = registry.find(asked);
      const rights = qaRights(contract);
      return openAccess(sender, channels.of(contract), rights, guardedPolicy, undefined);
    };
    const handle = keep(new BusHandle(sender, grant, problems, forget));
    return createQaHandle(handle, registry, problems, tap);
  }

  return {
    join,
    startOnDemand: (parts, start) => lazyParts.add(parts, start),
    admit,
    adapt: (adapter) => registry.adapt(adapter),
    lacks: ({ hears, says, sends }) =>
      [...hears, ...says, ...sends].some((contract) => !registry.knows(contract)),
    carry: (contracts) => registry.carry(contracts),
    tap,
    byName,
    get contracts() {
      return registry.contracts;
    },
    get refused() {
      return problems.refused;
    },
    inspect: () => ({
      handles: [...handles].map((handle) => handle.held),
      ...delivery.load,
      dropped: channels.dropped,
    }),
    dispose() {
      for (const handle of handles) handle.dispose();
      channels.stop();
    },
  };
}

function checkPart(name: string): void {
  if (PART.test(name)) return;
  throw new TypeError(
    `Failed to join the bus as "${name}": a name is small letters, digits and dashes. Please rename it.`,
  );
}
