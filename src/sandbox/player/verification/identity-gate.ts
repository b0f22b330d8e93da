import { toMinor } from '@grandstand/bus-contracts/domain';
import type { Withdrawable } from '@grandstand/bus-contracts/player';
import { CURRENCIES, exchanged } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { sumSince } from '../../protection/limits/limit-use';
import type { SiteRules } from '../../site/site/site-rules';
import type { Documents } from '../documents/documents';
import { DAY } from '../documents/verification-rules';

const MONTH = 30 * DAY;

interface GatePorts {
  readonly documents: Documents;
  readonly siteRules: Pick<SiteRules, 'play' | 'law'>;
  readonly now: () => number;
}

/** Whose money, and in which currency it is counted. */
interface Purse {
  readonly playerId: number;
  readonly currency: Currency;
}

/** How much money the jurisdiction lets players move who are not verified; amounts in minor units. */
export class IdentityGate {
  readonly #ports: GatePorts;

  constructor(ports: GatePorts) {
    this.#ports = ports;
  }

  /** The documents that a player still lacks; none: they are verified. */
  async lacking(queries: Queries, playerId: number): Promise<Withdrawable['documents']> {
    const asked = await this.#ports.documents.askedOf(queries, playerId);
    return asked.flatMap(({ type, state }) => (state === 'accepted' ? [] : [{ type, state }]));
  }

  /** The most that the player can withdraw now; undefined: nothing bounds it. */
  async withdrawalBound(queries: Queries, purse: Purse): Promise<number | undefined> {
    const left = await this.#withdrawalLeft(queries, purse);
    return left === undefined ? undefined : Math.max(left, 0);
  }

  /** Whether withdrawals that were asked for, by the player or for them, stay below the bound. */
  async isWithdrawalCovered(queries: Queries, purse: Purse): Promise<boolean> {
    const left = await this.#withdrawalLeft(queries, purse);
    return left === undefined || left >= 0;
  }

  /** The most that the player can still pay in; undefined: nothing bounds it. */
  async depositBound(queries: Queries, purse: Purse): Promise<number | undefined> {
    const bound = this.#inCurrency('unverifiedDeposits', purse.currency);
    if (bound === undefined || (await this.#ports.documents.isVerified(queries, purse.playerId)))
      return undefined;
    const paidIn = await sumSince(queries, 'deposited', { ...purse, since: 0 });
    return Math.max(bound - paidIn, 0);
  }

  /** Negative where more was asked for. */
  async #withdrawalLeft(queries: Queries, purse: Purse): Promise<number | undefined> {
    const from = this.#inCurrency('withdrawalFrom', purse.currency);
    if (from === undefined || (await this.#ports.documents.isVerified(queries, purse.playerId)))
      return undefined;
    const since = this.#ports.now() - MONTH;
    const withdrawn = await sumSince(queries, 'withdrawn', { ...purse, since });
    return from - 1 - withdrawn;
  }

  #inCurrency(
    what: 'withdrawalFrom' | 'unverifiedDeposits',
    currency: Currency,
  ): number | undefined {
    const { play, law } = this.#ports.siteRules;
    const amount = law.verification[what];
    const named = CURRENCIES.find(({ iso }) => iso === play.iso);
    if (amount === null || !named) return undefined;
    return exchanged(toMinor(amount, named.scale), named, currency);
  }
}
