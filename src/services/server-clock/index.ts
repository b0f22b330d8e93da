import { feedState, serverClockState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { Service } from '../ports';
import { estimate, offsetOf } from './estimate';
import type { Estimate } from './estimate';

export interface ServerClockPorts {
  readonly bus: ShellHandle;
}

/** Works out from what the feed hears how far the page's clock is from the operator's. */
export function createServerClock({ bus }: ServerClockPorts): Service {
  let held: Estimate | null = null;

  bus.on(feedState, ({ lastHeard }) => {
    if (!lastHeard) return;
    const { at: pageAt, steadyAt, serverAt } = lastHeard;
    // A state that says something else than when the feed was heard is no other sample.
    if (steadyAt === held?.last.steadyAt && pageAt === held.last.pageAt) return;
    const before = held?.best;
    held = estimate(held, { serverAt, pageAt, steadyAt });
    const { best } = held;
    if (best === before) return;
    bus.publish(serverClockState, {
      offset: offsetOf(best),
      measuredAt: best.pageAt,
      steadyAt: best.steadyAt,
    });
  });

  return { stop: () => bus.dispose() };
}
