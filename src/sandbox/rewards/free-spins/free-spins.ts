import type { PlayRules } from '@grandstand/bus-contracts/answers';
import { findTitle } from '../../casino/casino/titles';
import type { Title } from '../../casino/casino/titles';
import type { Currency } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { lockPlayer } from '../../platform/database/lock-player';
import { isPermitted } from '../../protection/limits/products';
import { mainCurrency } from '../../protection/limits/limit-use';
import type { SiteRules } from '../../site/site/site-rules';
import { ageFactsOf, boundsFor, guardedProduct } from '../../casino/game-rules/game-rules';
import type { AgeFacts } from '../../casino/game-rules/game-rules';
import type { FreeSpinGrant } from './free-spin-rows';
import { cancelOfExcluded, endGrant, grantsOf, insertGrant } from './free-spin-rows';

interface FreeSpinPorts {
  readonly database: Database;
  readonly siteRules: Pick<SiteRules, 'play'>;
  /** Called when the free spins of a player have changed. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

/** Free spins before they are granted. */
export interface NewFreeSpins {
  readonly game: string;
  readonly spins: number;
  readonly endsAt: number;
  /** The terms of the offer that they are taken from; null: they are bought or won. */
  readonly taken: FreeSpinGrant['taken'];
}

/** What a grant of free spins would be for a player. */
export interface FreeSpinTerms {
  readonly title: Title;
  readonly currency: Currency;
  /** Of one spin: the least of the game, which every player may stake. */
  readonly stake: number;
  readonly maxWin: number;
}

interface PlayerFacts extends AgeFacts {
  readonly currency: Currency;
}

/** All spins of a grant pay at most so many times what they stake. */
const MAX_TIMES = 100;

/** What a grant would be for a player of these facts; null: the jurisdiction does not permit the game, or it has no free spins. */
export function termsIn(
  play: PlayRules,
  { game, spins }: Pick<NewFreeSpins, 'game' | 'spins'>,
  player: PlayerFacts,
): FreeSpinTerms | null {
  const title = findTitle(game);
  // A spin is one stake, without a choice: the games of reels alone are like that.
  if (title?.engine !== 'reels' || !isPermitted(guardedProduct(title), play)) return null;
  const { min: stake } = boundsFor(title, play, player);
  return { title, currency: player.currency, stake, maxWin: MAX_TIMES * spins * stake };
}

/** The free spins of players: granted, and active until they are used, over or given up. */
export class FreeSpins {
  readonly #ports: FreeSpinPorts;

  constructor(ports: FreeSpinPorts) {
    this.#ports = ports;
  }

  /** All free spins that a player was granted, the newest first. */
  async of(playerId: number): Promise<FreeSpinGrant[]> {
    return grantsOf(this.#ports.database, playerId, this.#at());
  }

  /** What a grant would be for a player, as `termsIn` says. */
  async termsFor(
    queries: Queries,
    playerId: number,
    wanted: Pick<NewFreeSpins, 'game' | 'spins'>,
  ): Promise<FreeSpinTerms | null> {
    const currency = await mainCurrency(queries, playerId);
    const age = await ageFactsOf(queries, playerId, this.#at());
    const { play } = this.#ports.siteRules;
    return termsIn(play, wanted, { currency, ...age });
  }

  /** Grants free spins, in a transaction that has locked the player. */
  async grant(queries: Queries, playerId: number, wanted: NewFreeSpins): Promise<FreeSpinGrant> {
    const terms = await this.termsFor(queries, playerId, wanted);
    if (!terms) throw new ApiFault(422, 'product-blocked');
    const { currency, stake, maxWin } = terms;
    return insertGrant(queries, playerId, {
      ...wanted,
      currency,
      stake,
      maxWin,
      grantedAt: this.#at(),
    });
  }

  /** Grants free spins at once, for QA. */
  async give(playerId: number, wanted: NewFreeSpins): Promise<void> {
    const { database, onMoved } = this.#ports;
    await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      await this.grant(queries, playerId, wanted);
    });
    onMoved(playerId);
  }

  /** Gives up what is left of a grant. */
  async giveUp(playerId: number, grantId: number): Promise<void> {
    const { database, onMoved } = this.#ports;
    const isEnded = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      return endGrant(queries, { playerId, grantId }, this.#at());
    });
    if (!isEnded) throw new ApiFault(422, 'bonus-ended');
    onMoved(playerId);
  }

  /** Cancels the free spins of players who have excluded themselves or closed their account. */
  async run(): Promise<void> {
    const { database, onMoved } = this.#ports;
    for (const playerId of await cancelOfExcluded(database, this.#at())) onMoved(playerId);
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}
