// A guest gets the draws of the operator's stream too. A connection that breaks is opened again after 2 s, then
// after twice as long each time, 60 s at most. It begins with the last draw of each lottery, so that none is
// missed.
import { navigationState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { lottoDrawn, lottoTicketProof, lottoTickets } from '@grandstand/bus-contracts/player';
import { distinctUntilChanged, EMPTY, map, switchMap } from 'rxjs';
import type { ApiClient } from '../../../api';
import { lottoTicketProofCall, lottoTicketsCall } from '../../../api/endpoints/draws/lotto';
import type { PageEvents } from '../../ports';
import { whileVisible$ } from '../../shared/event-stream';
import { relay } from '../../shared/player/relay';
import type { DrawConnect } from './connect';

export { createDrawConnect } from './connect';

export interface LottoPorts {
  readonly bus: ShellHandle<'lotto'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly connect: DrawConnect;
}

/**
 * Loads the player's tickets of lotteries, and the proofs of them, for the pages that show them, and publishes each
 * draw while a page of the area is shown and visible.
 */
export function createLotto(ports: LottoPorts): void {
  const { bus, clock, page, connect } = ports;
  /** The last draw of each lottery that was published: a new connection begins with it. */
  const published = new Map<string, number>();
  const shown$ = whileVisible$({ clock, page, connect });
  const draws$ = bus.messages$(navigationState).pipe(
    map(({ area }) => area === 'lotto'),
    distinctUntilChanged(),
    switchMap((isShown) => (isShown ? shown$ : EMPTY)),
  );
  bus.listen(draws$, (draws) => {
    for (const draw of draws) {
      if (published.get(draw.lotteryId) === draw.drawId) continue;
      published.set(draw.lotteryId, draw.drawId);
      bus.publish(lottoDrawn, draw);
    }
  });

  relay(ports, lottoTickets, lottoTicketsCall);
  relay(ports, lottoTicketProof, lottoTicketProofCall);
}
