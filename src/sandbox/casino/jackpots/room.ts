import { randomBytes } from 'node:crypto';
import { calls as jackpotCalls } from './jackpot-routes';
import { jackpotControlRoutes } from './jackpot-control';
import { JackpotMeters } from './jackpot-meters';
import { Jackpots } from './jackpots';
import type { RandomBytes } from '../../platform/random-seed';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly messages: PlayerMessages;
  readonly now: () => number;
  readonly options: { readonly jackpotBytes?: RandomBytes };
}

export const jackpotsRoom = defineRoom({
  name: 'casino/jackpots',
  what: 'jackpots of the casino: their committed thresholds, the parts of bets, drops and meters',
  needs: ['database', 'ledger', 'pools', 'messages', 'now', 'options'],
  open: ({ options: { jackpotBytes = randomBytes }, ...parts }: Needs) => {
    const jackpots = new Jackpots({ ...parts, randomBytes: jackpotBytes });
    return { jackpots, jackpotMeters: new JackpotMeters(jackpots) };
  },
  calls: [jackpotCalls],
  control: [{ '/jackpots': jackpotControlRoutes }],
  ticks: ({ jackpotMeters }: { readonly jackpotMeters: JackpotMeters }) => [
    { every: 2, run: () => jackpotMeters.send() },
  ],
  streams: ({ jackpotMeters }: { readonly jackpotMeters: JackpotMeters }) => ({
    beatsEvery: 10,
    streams: jackpotMeters,
    drop: () => jackpotMeters.drop(),
  }),
});
