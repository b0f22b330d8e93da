import type { Clock } from '@grandstand/bus-contracts';
import type { LocalPortOptions } from './local-port';
import type { AnalyticsOperator, CollectedEvent } from './operator';

/** Events of so long go together. */
const TOGETHER_MS = 5000;

export interface CollectorOptions {
  readonly clock: Clock;
  readonly operator: Pick<AnalyticsOperator, 'collect'>;
  /** The site config says that the operator collects. */
  readonly isWanted: () => boolean;
}

/**
 * Hands events on to the operator, a few at a time, with the counters that are to count them: the
 * operator tells those, and no script of a counter runs in the page. What gets lost is not sent again.
 */
export function createCollector(options: CollectorOptions): NonNullable<LocalPortOptions['pass']> {
  const { clock, operator, isWanted } = options;
  let counters: Readonly<Record<string, string>> = {};
  let waiting: { visitor: string; events: CollectedEvent[] } | undefined;
  let sending = new AbortController();
  let cancel = (): void => {};

  function send(): void {
    if (!waiting) return;
    const { visitor, events } = waiting;
    waiting = undefined;
    operator.collect({ visitor, counters, events }, sending.signal).catch(() => {});
  }

  return {
    start: (known) => {
      counters = Object.fromEntries(known);
    },
    event({ id, at, facts }, visitor) {
      if (!isWanted()) return;
      if (waiting && waiting.visitor !== visitor) {
        cancel();
        send();
      }
      if (!waiting) {
        waiting = { visitor, events: [] };
        cancel = clock.after(TOGETHER_MS, send);
      }
      waiting.events.push({ id, at, ...facts });
    },
    forget() {
      cancel();
      waiting = undefined;
      // Requests under way are aborted.
      sending.abort();
      sending = new AbortController();
    },
  };
}
