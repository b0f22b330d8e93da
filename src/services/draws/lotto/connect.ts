import { lottoDrawn, type LottoDrawn } from '@grandstand/bus-contracts/player';
import { map, type Observable } from 'rxjs';
import * as v from 'valibot';
import { eventStream$ } from '../../shared/event-stream';

/** Opens one connection, which begins with the last draw of each lottery; errors when it breaks, and never reconnects. */
export type DrawConnect = () => Observable<readonly LottoDrawn[]>;

const STREAM = {
  path: '/feed-api/v1/lotto/stream',
  event: 'lotto',
  schema: v.object({ draws: v.array(lottoDrawn.payload) }),
};

/** The operator's stream of draws, as server-sent events. */
export function createDrawConnect(open: (url: string) => EventSource): DrawConnect {
  return () => eventStream$(open, STREAM).pipe(map(({ draws }) => draws));
}
