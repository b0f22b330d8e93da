// The service uses a sample for 10 min.
import { feedState, serverClockState } from '@grandstand/bus-contracts';
import type { PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { distinctUntilChanged, filter, map } from 'rxjs';
import { publishes, runService } from '../../shared/run-service';
import { estimate, offsetOf } from './estimate';
import type { Estimate, Sample } from './estimate';

type ServerClockState = PayloadOf<typeof serverClockState>;

export interface ServerClockPorts {
  readonly bus: ShellHandle<'server-clock'>;
}

/** Estimates the offset of the operator's clock from frames of the feed. */
export function createServerClock({ bus }: ServerClockPorts): void {
  const samples$ = bus.messages$(feedState).pipe(
    map(({ lastHeard }) => lastHeard),
    filter((lastHeard) => lastHeard !== null && lastHeard !== undefined),
    // The state has other members too: only a new time of the last message is a new sample.
    distinctUntilChanged((a, b) => a.steadyAt === b.steadyAt && a.at === b.at),
    map(({ at: pageAt, steadyAt, serverAt }) => ({ pageAt, steadyAt, serverAt })),
  );
  runService<Estimate | null, Sample, 'server-clock'>(bus, {
    initial: null,
    reduce: estimate,
    change$: samples$,
    publish: [publishes(serverClockState, viewOf, isSameSample)],
  });
}

function viewOf(held: Estimate | null): ServerClockState | undefined {
  if (!held) return undefined;
  const { pageAt, steadyAt } = held.best;
  return { offset: offsetOf(held.best), measuredAt: pageAt, steadyAt };
}

function isSameSample(one: ServerClockState, other: ServerClockState): boolean {
  return one.measuredAt === other.measuredAt && one.steadyAt === other.steadyAt;
}
