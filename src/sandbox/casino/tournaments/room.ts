import { calls as tournamentCalls } from './tournament-routes';
import { tournamentControlRoutes } from './tournament-control';
import { TournamentSeller } from './tournament-seller';
import { Tournaments } from './tournaments';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { SiteRules } from '../../site/site/site-rules';
import { tournamentData } from './tournament-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly siteRules: SiteRules;
  readonly messages: PlayerMessages;
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

export const tournamentsRoom = defineRoom({
  name: 'casino/tournaments',
  what: 'tournaments of the casino: planned by the clock, scored by settled rounds of games, paid out of their funds',
  needs: ['database', 'ledger', 'pools', 'stakes', 'siteRules', 'messages', 'onMoved', 'now'],
  open: (parts: Needs) => ({
    tournaments: new Tournaments(parts),
    tournamentSeller: new TournamentSeller(parts),
  }),
  calls: [tournamentCalls],
  control: [{ '/tournaments': tournamentControlRoutes }],
  runs: ({ tournaments }: { readonly tournaments: Tournaments }) => [tournaments],
  ticks: ({ tournaments }: { readonly tournaments: Tournaments }) => [
    { every: 10, run: tournaments },
  ],
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'tournaments', data: await tournamentData(database, id) }],
});
