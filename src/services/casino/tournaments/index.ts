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
import { map, merge } from 'rxjs';
import type { ApiClient } from '../../../api';
import { tournamentsGetCall, tournamentsListCall } from '../../../api/endpoints/casino/tournaments';
import { relay } from '../../shared/player/relay';

export interface TournamentsPorts {
  readonly bus: ShellHandle<'tournaments'>;
  readonly api: ApiClient;
}

/** The tournaments of the casino: calls for the pages that show them, and events that say what may have changed. */
export function createTournaments(ports: TournamentsPorts): void {
  const { bus } = ports;
  bus.publishFrom(
    tournamentsChanged,
    // Messages of the feed during a break are lost.
    merge(bus.messages$(feedPlayer), bus.messages$(feedReset), bus.messages$(purchasePlaced)).pipe(
      map(() => ({})),
    ),
  );
  relay(ports, tournamentsList, tournamentsListCall);
  relay(ports, tournamentsGet, tournamentsGetCall);
}
