// The service loads them for a guest too. The player's entries may have changed with their bets and money, after a
// purchase, and after a break of the feed. It stores nothing.
import { feedReset } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  tournamentsChanged,
  tournamentsGet,
  tournamentsList,
} from '@grandstand/bus-contracts/player';
import { feedPlayer, purchasePlaced } from '@grandstand/bus-contracts/shell';
import { catchError, map, merge } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { tournamentsGetCall, tournamentsListCall } from '../../../api/endpoints/casino/tournaments';
import { refusalOf } from '../../../api/refusal-of';

export interface TournamentsPorts {
  readonly bus: ShellHandle<'tournaments'>;
  readonly api: ApiClient;
}

/** The tournaments of the casino: calls for the pages that show them, and word of what may have changed. */
export function createTournaments({ bus, api }: TournamentsPorts): void {
  bus.publishFrom(
    tournamentsChanged,
    // Messages of the feed during a break are lost.
    merge(bus.messages$(feedPlayer), bus.messages$(feedReset), bus.messages$(purchasePlaced)).pipe(
      map(() => ({})),
    ),
  );

  bus.handle(tournamentsList, (request) =>
    call$(api, tournamentsListCall, request).pipe(
      catchError((error: unknown) => {
        throw refusalOf(error);
      }),
    ),
  );
  bus.handle(tournamentsGet, (request) =>
    call$(api, tournamentsGetCall, request).pipe(
      catchError((error: unknown) => {
        throw refusalOf(error, ['not-found']);
      }),
    ),
  );
}
