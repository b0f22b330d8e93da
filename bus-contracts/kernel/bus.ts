import { openAccess } from './handles/access';
import type { Access } from './handles/access';
import { guardedPolicy, trustedPolicy, developmentPolicy } from './payloads/payload-policy';
import { Channels } from './channels';
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
import { createFailureReporter, createReceiver } from './delivery/receiver';
import { Registry } from './registry';
import type { Adapter } from './registry';
import { areaRights, qaRights, shellRights } from './handles/rights';
import { ShellBusHandle } from './handles/shell-handle';
import { LazyParts } from './commands/lazy-parts';
import type { Envelope, ShellHandle, Unsubscribe } from './types';

export interface BusOptions {
  readonly clock: Clock;
  /** In development all payloads are checked and frozen, in production only those of areas and QA. */
  readonly mode: 'development' | 'production';
  /** The contracts known from the start, such as those for areas; parts of the shell add their own. */
  readonly contracts: Iterable<AnyContract>;
  /** Receives each refusal and each error once. */
  readonly report: Report;
}

/** The resources that a bus holds at this moment. */
export interface Inspection {
  readonly handles: readonly Held[];
  /** Number of open lines, and of the receivers on them: contracts, cells and taps in use. */
  readonly wires: number;
  readonly receivers: number;
  /** Number of stream items that a later item of the same key replaced within a frame. */
  readonly dropped: number;
}

export interface Bus {
  /** Creates the handle of a part of the shell, which publishes and handles the contracts that it owns. */
  join<const Part extends string>(part: Part): ShellHandle<Part>;
  /** Registers parts that start with the first command sent to them; the command waits for `start`. */
  startOnDemand(parts: readonly string[], start: () => Promise<void>): void;
  /**
   * Creates the handle of an area from its manifest; its sender is "area:NAME".
   * @throws NotAllowedError, VersionError
   */
  admit<M extends Manifest>(manifest: M): HandleOf<M>;
  /** Registers an adapter for areas that use the previous version of a contract. */
  adapt<Now extends AnyContract, Before extends AnyContract>(adapter: Adapter<Now, Before>): void;
  /** Whether a manifest names contracts that the bus does not have (yet). */
  lacks(manifest: Manifest): boolean;
  /** Adds contracts, for an area or for callers that use them by name. A part of the shell adds a contract by using it. */
  carry(contracts: Iterable<AnyContract>): void;
  /** Subscribes to every message, with its cause. */
  tap(listener: (envelope: Envelope) => void): Unsubscribe;
  /** Creates a checked handle for QA, which takes contract names and may act for any owner. */
  byName(sender: string): QaHandle;
  /** All contracts of the bus, for inspectors and recordings. */
  readonly contracts: readonly AnyContract[];
  readonly refused: RefusedCounts;
  inspect(): Inspection;
  dispose(): void;
}

const PART = /^[a-z][a-z0-9-]*$/;

/** Creates a bus. */
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
    const reportFailure = createFailureReporter(problems.report, 'tap-threw', 'tap');
    const receive = (_payload: unknown, envelope: Envelope): void => listener(envelope);
    return delivery.tap(createReceiver(receive, delivery.sequence, reportFailure));
  }

  function join<const Part extends string>(part: Part): ShellHandle<Part> {
    checkPart(part);
    const policy = isDevelopment ? developmentPolicy : trustedPolicy;
    const grant = (requested: AnyContract): Access => {
      const contract = registry.findOrCarry(requested);
      const rights = shellRights(part, contract);
      return openAccess(part, channels.of(contract), rights, policy, undefined);
    };
    return keep(new ShellBusHandle(part, grant, problems, forget, delivery));
  }

  function admit<M extends Manifest>(manifest: M): HandleOf<M> {
    checkPart(manifest.name);
    const part = `area:${manifest.name}`;
    const named = [...manifest.subscribes, ...manifest.publishes, ...manifest.sends];
    const access = new Map(named.map((requested) => [contractId(requested), accessFor(requested)]));
    function accessFor(requested: AnyContract): Access {
      try {
        const { contract, adapter } = registry.negotiate(requested);
        const rights = areaRights(part, manifest, contract);
        return openAccess(part, channels.of(contract), rights, guardedPolicy, adapter);
      } catch (error) {
        const reason = error instanceof VersionError ? 'version' : 'sender';
        throw problems.refuse(reason, part, contractId(requested), error as Error);
      }
    }
    const grant = (requested: AnyContract): Access => {
      const id = contractId(requested);
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
    const grant = (requested: AnyContract): Access => {
      const contract = registry.find(requested);
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
    lacks: ({ subscribes, publishes, sends }) =>
      [...subscribes, ...publishes, ...sends].some((contract) => !registry.has(contract)),
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
