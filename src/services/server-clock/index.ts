import { feedState, serverClockState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { distinctUntilChanged, filter, map, scan } from 'rxjs';
import { estimate, offsetOf } from './estimate';
import type { Estimate } from './estimate';

export interface ServerClockPorts {
  readonly bus: ShellHandle<'server-clock'>;
}

/** Estimates the offset of the operator's clock from frames of the feed. */
export function createServerClock({ bus }: ServerClockPorts): void {
  const samples$ = bus.messages$(feedState).pipe(
    map(({ lastHeard }) => lastHeard),
    filter((heard) => heard !== null && heard !== undefined),
    // The state has other members too: only a new time of the last message is a new sample.
    distinctUntilChanged((a, b) => a.steadyAt === b.steadyAt && a.at === b.at),
    map(({ at: pageAt, steadyAt, serverAt }) => ({ pageAt, steadyAt, serverAt })),
  );
  const best$ = samples$.pipe(
    scan((held: Estimate | null, sample) => estimate(held, sample), null),
    filter((held) => held !== null),
    map(({ best }) => best),
    distinctUntilChanged(),
  );
  bus.publishFrom(
    serverClockState,
    best$.pipe(
      map((best) => ({
        offset: offsetOf(best),
        measuredAt: best.pageAt,
        steadyAt: best.steadyAt,
      })),
    ),
  );
}
