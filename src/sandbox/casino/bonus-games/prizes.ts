import type { Prize } from '@grandstand/bus-contracts/domain/bonus-games';
import type { Accounts } from '../../money/accounts/accounts';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import { POINTS } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import type { FreeSpins } from '../../rewards/free-spins/free-spins';
import { USABLE_MS, USUAL_GAME } from '../../rewards/free-spins/usual-spins';
import type { TryRow } from './try-rows';
import { addWonTries } from './try-rows';
import { triesPool } from './try-seller';

interface PrizePorts {
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly freeSpins: Pick<FreeSpins, 'grant'>;
  readonly now: () => number;
}

/** Gives what tries have won. The methods must run in a database transaction, with the player's row locked. */
export class Prizes {
  readonly #ports: PrizePorts;

  constructor(ports: PrizePorts) {
    this.#ports = ports;
  }

  /** Gives the prize of a try, and settles the stake of one that was bought. */
  async give(queries: Queries, { player_id, game, stake_id }: TryRow, prize: Prize): Promise<void> {
    const { freeSpins, stakes, now } = this.#ports;
    const { kind, amount } = prize;
    const points = kind === 'points' ? amount : 0;
    if (kind === 'tries') await addWonTries(queries, player_id, { game, count: amount });
    if (kind === 'free-spins') {
      const endsAt = Math.floor(now()) + USABLE_MS;
      await freeSpins.grant(queries, player_id, {
        game: USUAL_GAME,
        spins: amount,
        endsAt,
        taken: null,
      });
    }
    if (stake_id === null) {
      await this.addPoints(queries, player_id, points);
      return;
    }
    await this.#fillPool(queries, points);
    await stakes.settle(queries, stake_id, points);
  }

  /** Books points of the house to a player. */
  async addPoints(queries: Queries, playerId: number, amount: number): Promise<void> {
    if (amount === 0) return;
    const { accounts } = this.#ports;
    const account = await accounts.openPoints(queries, playerId);
    await accounts.fund(queries, account, amount, { kind: 'try-prize', from: 'bonuses' });
  }

  /** The prizes of bought tries are the house's: the pool has only what tries cost. */
  async #fillPool(queries: Queries, amount: number): Promise<void> {
    if (amount === 0) return;
    const { ledger, pools, now } = this.#ports;
    const pool = await triesPool(queries, pools);
    await ledger.post(queries, {
      kind: 'bonus-grant',
      at: Math.floor(now()),
      entries: [
        { accountId: ledger.houseAccount('bonuses', POINTS), amount: -amount },
        { accountId: pool.accountId, amount },
      ],
    });
  }
}
