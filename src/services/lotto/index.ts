import type { ShellHandle } from '@grandstand/bus-contracts';
import { lottoTicketProof, lottoTickets } from '@grandstand/bus-contracts/player';
import { catchError } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import { lottoTicketProofCall, lottoTicketsCall } from '../../api/endpoints/betting/lotto';
import { playerRefusalOf } from '../../api/refusal-of';
import { asPlayer$ } from '../shared/as-player';

export interface LottoPorts {
  readonly bus: ShellHandle<'lotto'>;
  readonly api: ApiClient;
}

/** Loads the player's tickets of lotteries, and the proofs of them, for the pages that show them. */
export function createLotto({ bus, api }: LottoPorts): void {
  bus.handle(lottoTickets, (request) =>
    asPlayer$(bus, () => call$(api, lottoTicketsCall, request)).pipe(catchError(refuse)),
  );
  bus.handle(lottoTicketProof, (request) =>
    asPlayer$(bus, () => call$(api, lottoTicketProofCall, request)).pipe(catchError(refuse)),
  );
}

function refuse(error: unknown): never {
  throw playerRefusalOf(error);
}
