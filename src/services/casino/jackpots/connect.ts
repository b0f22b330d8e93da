import { map, type Observable } from 'rxjs';
import * as v from 'valibot';
import { eventStream$ } from '../../shared/event-stream';

/** What a jackpot has, and which one of its name it is. */
const meterSchema = v.object({
  jackpotId: v.string(),
  money: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  commitment: v.string(),
});

/** Opens one connection; errors when it breaks, and never reconnects. */
export type MeterConnect = () => Observable<readonly v.InferOutput<typeof meterSchema>[]>;

const STREAM = {
  path: '/feed-api/v1/jackpots/stream',
  event: 'jackpots',
  schema: v.object({ meters: v.array(meterSchema) }),
};

/** The operator's stream of what jackpots have, as server-sent events. */
export function createMeterConnect(open: (url: string) => EventSource): MeterConnect {
  return () => eventStream$(open, STREAM).pipe(map(({ meters }) => meters));
}
