import { Observable } from 'rxjs';
import * as v from 'valibot';

/** What a jackpot has, and which one of its name it is. */
interface Meter {
  readonly jackpotId: string;
  readonly money: number;
  readonly commitment: string;
}

/** Opens one connection; errors when it breaks, and never reconnects. */
export type MeterConnect = () => Observable<readonly Meter[]>;

const STREAM = '/feed-api/v1/jackpots/stream';

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    meters: v.array(
      v.object({
        jackpotId: v.string(),
        money: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        commitment: v.string(),
      }),
    ),
  }),
);

/** The operator's stream of what jackpots have, as server-sent events. */
export function createMeterConnect(open: (url: string) => EventSource): MeterConnect {
  return () =>
    new Observable((subscriber) => {
      const source = open(STREAM);
      source.addEventListener('jackpots', ({ data }: MessageEvent<unknown>) => {
        const read = v.safeParse(messageSchema, data);
        if (read.success) subscriber.next(read.output.meters);
        else subscriber.error(new Error('Failed to read the jackpots: a message is malformed.'));
      });
      // The browser would reconnect by itself, unnoticed.
      source.addEventListener('error', () => {
        subscriber.error(new Error('Failed to read the jackpots: the connection broke.'));
      });
      return () => source.close();
    });
}
