import { createScheduler } from '@grandstand/bus-contracts';
import { areasState } from '@grandstand/bus-contracts/shell';
import type { Bus } from '@grandstand/bus-contracts';
import { defer, EMPTY, filter, merge, of, retry, switchMap, take, timer } from 'rxjs';
import type { Observable } from 'rxjs';
import { importFailed } from './failed-imports';
import type { GivenPorts, ShellPorts } from './ports';
import type { FirstGroup, ServiceGroup, StartRule } from './service-group';

/** A page without areas, or with slow ones, is not waited for any longer. */
const PATIENCE_MS = 5000;

/** A script that could not be fetched is fetched again after this time. */
const RETRY_MS = 10_000;

interface GroupsPorts {
  readonly bus: Bus;
  readonly ports: ShellPorts;
  readonly first: FirstGroup;
  readonly groups: readonly ServiceGroup[];
}

/** The ports that groups give. */
export interface StartedGroups {
  /** Starts the group that gives a port, and waits for the port. */
  load<Name extends keyof GivenPorts>(name: Name): Promise<GivenPorts[Name]>;
  /** The port; undefined until its group has started. */
  peek<Name extends keyof GivenPorts>(name: Name): GivenPorts[Name] | undefined;
}

/** Starts each group once: with the first command to one of its services, or by its first rule that applies. */
export function startGroups({ bus, ports, first, groups }: GroupsPorts): StartedGroups {
  const { boot, clock, storage } = ports;
  const watch = bus.join('start');
  const scheduler = createScheduler(clock);
  const given: Partial<GivenPorts> = {};
  const starting = new Map<ServiceGroup, Promise<void>>();

  /** The ports that a group needs and that are there. */
  function portsOf({ needs }: FirstGroup | ServiceGroup): Record<string, unknown> {
    const all: Readonly<Record<string, unknown>> = { ...ports, ...given };
    return Object.fromEntries(needs.map((name) => [name, all[name]]));
  }

  async function run(group: ServiceGroup): Promise<void> {
    const givers = groups.filter(({ gives }) => gives && group.needs.includes(gives));
    const [begin] = await Promise.all([
      group.load(portsOf(group) as unknown as ShellPorts),
      ...givers.map(start),
    ]);
    const needed = portsOf(group) as unknown as ShellPorts & GivenPorts;
    const gift = begin({ ...needed, join: bus.join });
    if (group.gives) Object.assign(given, { [group.gives]: gift });
  }

  function start(group: ServiceGroup): Promise<void> {
    const started =
      starting.get(group) ??
      run(group).catch((error: unknown) => {
        // The next command tries again, or a later moment.
        starting.delete(group);
        importFailed(error);
        throw error;
      });
    starting.set(group, started);
    return started;
  }

  /** Emits when a rule applies. */
  function due$(rule: StartRule): Observable<unknown> {
    switch (rule.on) {
      case 'boot':
        return rule.isNeeded(boot) ? of(true) : EMPTY;
      case 'stored':
        return storage.keys().some(rule.isKey) ? of(true) : EMPTY;
      case 'state':
        return watch.messages$(rule.state).pipe(filter((value) => rule.isNeeded(value as never)));
      case 'idle': {
        const stand$ = watch
          .messages$(areasState)
          .pipe(
            filter((areas) =>
              Object.values(areas).some(({ status }) => status === 'ready' || status === 'error'),
            ),
          );
        return merge(stand$, timer(PATIENCE_MS, scheduler)).pipe(
          take(1),
          switchMap(() => timer(rule.afterMs, scheduler)),
        );
      }
    }
  }

  for (const group of groups) bus.startOnDemand(group.services, () => start(group));
  first.start({ ...(portsOf(first) as unknown as ShellPorts), join: bus.join });
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
      const giver = groups.find(({ gives }) => gives === name);
      if (giver) await start(giver);
      const port = given[name];
      if (!port) throw new Error(`Failed to start: no group of services gives "${name}".`);
      return port;
    },
    peek: (name) => given[name],
  };
}
