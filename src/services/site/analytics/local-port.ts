import type { Clock } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import type { KeyValueStore } from '../../ports';
import type { AnalyticsEvent, AnalyticsPort, Counters } from './analytics-port';
import { ANALYTICS_KEY } from './storage-key';

/** How long a visitor keeps their id, and an event is stored (specification, section 9). */
const KEPT_MS = 86_400_000;
const MAX_EVENTS = 200;

const storedSchema = v.object({
  visitor: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  since: v.number(),
  events: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      at: v.number(),
      facts: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
});
type Stored = v.InferOutput<typeof storedSchema>;

/** An event as it is kept, with its time. */
export type KeptEvent = AnalyticsEvent & { readonly at: number };

export interface LocalPortOptions {
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** A random name for a visitor. */
  readonly newVisitor: () => string;
  /** Hands an event on; left out: it stays here. */
  readonly pass?: {
    readonly start: (counters: Counters, visitor: string) => void;
    readonly event: (event: KeptEvent, visitor: string) => void;
    readonly forget: () => void;
  };
}

/** Keeps the last day's events in the visitor's own browser, so many at most. */
export function createLocalPort(options: LocalPortOptions): AnalyticsPort {
  const { clock, storage, newVisitor, pass } = options;

  function read(): Stored {
    const now = clock.now();
    const isRecent = (at: number): boolean => at <= now && now - at < KEPT_MS;
    const kept = parse(storage.get(ANALYTICS_KEY));
    if (!kept || !isRecent(kept.since)) return { visitor: newVisitor(), since: now, events: [] };
    return { ...kept, events: kept.events.filter(({ at }) => isRecent(at)) };
  }

  /** The visitor of this page, where storage keeps nothing. */
  let visitor: string | undefined;

  return {
    start(counters) {
      const kept = read();
      ({ visitor } = kept);
      storage.set(ANALYTICS_KEY, JSON.stringify(kept));
      pass?.start(counters, kept.visitor);
    },
    track(event) {
      const kept = read();
      const entry = { ...event, at: clock.now() };
      const events = [...kept.events, entry].slice(-MAX_EVENTS);
      visitor = storage.get(ANALYTICS_KEY) === null ? (visitor ?? kept.visitor) : kept.visitor;
      storage.set(ANALYTICS_KEY, JSON.stringify({ ...kept, visitor, events }));
      pass?.event(entry, visitor);
    },
    forget() {
      visitor = undefined;
      storage.remove(ANALYTICS_KEY);
      pass?.forget();
    },
  };
}

function parse(text: string | null): Stored | undefined {
  try {
    const read = v.safeParse(storedSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
