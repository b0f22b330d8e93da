import { createScheduler } from '@grandstand/bus-contracts';
import { areasState } from '@grandstand/bus-contracts/shell';
import type { Bus } from '@grandstand/bus-contracts';
import {
  combineLatest,
  defer,
  EMPTY,
  filter,
  merge,
  of,
  retry,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { importFailed } from '../frame/loading/failed-imports';
import type { ProvidedPorts, ShellPorts } from './ports';
import type { FirstGroup, ServiceGroup, StartRule } from './service-group';

/** How long groups wait for the first area. */
const AREAS_TIMEOUT_MS = 5000;

/** The delay before a failed start is retried. */
const RETRY_MS = 10_000;

interface GroupsPorts {
  readonly bus: Bus;
  readonly ports: ShellPorts;
  readonly first: FirstGroup;
  readonly groups: readonly ServiceGroup[];
}

/** The ports that groups provide. */
export interface StartedGroups {
  /** Starts the group that provides a port, and returns the port. */
  load<Name extends keyof ProvidedPorts>(name: Name): Promise<ProvidedPorts[Name]>;
  /** The port; undefined until its group has started. */
  peek<Name extends keyof ProvidedPorts>(name: Name): ProvidedPorts[Name] | undefined;
}

/** Starts each group once: by the first command to one of its services, or by the first rule that applies. */
export function startGroups({ bus, ports, first, groups }: GroupsPorts): StartedGroups {
  const { boot, clock, storage, tabStore } = ports;
  const watch = bus.join('start');
  const scheduler = createScheduler(clock);
  const provided: Partial<ProvidedPorts> = {};
  const starting = new Map<ServiceGroup, Promise<void>>();

  async function run(group: ServiceGroup): Promise<void> {
    const providers = groups.filter(({ provides }) => provides && group.needs.includes(provides));
    const [startServices] = await Promise.all([group.load(ports), ...providers.map(start)]);
    // The providers that the group names have started; it reads no other port of groups.
    const started = startServices({ ...ports, ...(provided as ProvidedPorts), join: bus.join });
    // A port is there as soon as its services are, which may publish at once.
    const port = started instanceof Promise ? await started : started;
    if (group.provides) Object.assign(provided, { [group.provides]: port });
  }

  function start(group: ServiceGroup): Promise<void> {
    const started =
      starting.get(group) ??
      run(group).catch((error: unknown) => {
        // The next command, or the retry below, starts the group again.
        starting.delete(group);
        importFailed(error);
        throw error;
      });
    starting.set(group, started);
    return started;
  }

  /** Emits when an area is ready or has failed, or they all take too long. */
  const areasSettled$ = merge(
    watch
      .messages$(areasState)
      .pipe(
        filter((areas) =>
          Object.values(areas).some(({ status }) => status === 'ready' || status === 'error'),
        ),
      ),
    timer(AREAS_TIMEOUT_MS, scheduler),
  ).pipe(take(1));
  const idle$ = areasSettled$.pipe(switchMap(() => ports.idle$));

  /** Emits when a rule applies. */
  function due$(rule: StartRule): Observable<unknown> {
    switch (rule.on) {
      case 'boot':
        return rule.isNeeded(boot) ? of(true) : EMPTY;
      case 'stored':
        return storage.keys().concat(tabStore.keys()).some(rule.isKey) ? of(true) : EMPTY;
      case 'state': {
        const has$ = watch
          .messages$(rule.state)
          .pipe(filter((value) => rule.isNeeded(value as never)));
        return rule.also ? combineLatest([due$(rule.also), has$]) : has$;
      }
      case 'areas':
        return areasSettled$;
      case 'idle':
        return idle$;
      case 'used':
        return combineLatest([idle$, ports.used$]);
    }
  }

  for (const group of groups) bus.startOnDemand(group.services, () => start(group));
  first.start({ ...ports, join: bus.join });
  for (const group of groups) {
    const started$ = merge(...group.starts.map(due$)).pipe(
      take(1),
      switchMap(() => defer(() => start(group))),
      retry({ delay: () => timer(RETRY_MS, scheduler) }),
    );
    watch.listen(started$, () => {});
  }

  return {
    async load(name) {
      const provider = groups.find(({ provides }) => provides === name);
      if (provider) await start(provider);
      const port = provided[name];
      if (!port) throw new Error(`Failed to start: no group of services provides "${name}".`);
      return port;
    },
    peek: (name) => provided[name],
  };
}
