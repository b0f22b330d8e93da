import { feedState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { longestSince, momentOf } from '../time/elapsed';
import type { SteadyClock } from '../ports';

/**
 * How long the feed may have been silent, asked at any moment: timers sleep with the machine, and
 * a clock that is set back makes no old price young.
 */
export function createFeedSilence(bus: ShellHandle, clock: SteadyClock): () => number {
  const opened = momentOf(clock);
  return () => {
    const feed = bus.peek(feedState);
    // Where nobody listens for the operator, nobody can say that it is silent.
    if (!feed) return 0;
    return longestSince(clock, feed.lastHeard ?? opened);
  };
}
