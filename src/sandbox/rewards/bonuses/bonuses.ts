import type { BonusTerms, MoneyOffer } from '@grandstand/bus-contracts/answers';
import { BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import type { Account, Accounts } from '../../money/accounts/accounts';
import type { Ledger } from '../../money/accounts/ledger';
import type { Currency } from '../../betting/catalog/currencies';
import { CURRENCIES, currencyOfIso } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { eachByItself } from '../../platform/work/isolated-work';
import { lockPlayer } from '../../platform/database/lock-player';
import { isBarredFromPlay } from '../promotion/may-be-offered';
import { mayReach, offerStandingOf } from '../promotion/offer-standing';
import { mainCurrency } from '../../protection/limits/limit-use';
import type { SiteRules } from '../../site/site/site-rules';
import { endBonus } from './bonus-money';
import type { Bonus } from './bonus-rows';
import { bonusById, bonusesOf, openBonus } from './bonus-rows';
import { isInsured } from './bonus-rules';
import type { SettledLeg } from './bonus-rules';
import type { Leaving, LeavingSeen } from './bonus-leaving';
import { leavingOf } from './bonus-leaving';
import { hashOfTerms, termsOf } from './bonus-terms';
import { countStakes } from './count-stakes';
import { chosenOffer, waitsForDeposit } from './deposit-bonus';
import type { DepositBonus } from './deposit-bonus';
import { grantBonus, writeBonus } from './grant-bonus';
import type { GrantPorts } from './grant-bonus';
import { offerRefusal } from './offer-refusal';
import type { OfferRefusal } from './offer-refusal';
import type { BonusOffer, OfferTerms } from './offers';
import { OFFERS } from './offers';

interface BonusPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly siteRules: Pick<SiteRules, 'play'>;
  /** Called when a player's money has moved. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

/** A bonus that points are exchanged for. */
export interface PointsOffer {
  readonly offer: string;
  readonly price: number;
  readonly terms: BonusTerms;
}

/** A lost express all of whose legs are settled, and the player's own money that was staked on it. */
export interface LostExpress {
  readonly playerId: number;
  readonly iso: string;
  readonly placedAt: number;
  /** Minor units. */
  readonly stake: number;
  readonly legs: readonly SettledLeg[];
}

/** The bonuses of players: offered, taken, active until they are cleared, lost, over or given up. */
export class Bonuses {
  readonly #ports: BonusPorts;
  #offers: readonly BonusOffer[] = OFFERS;

  constructor(ports: BonusPorts) {
    this.#ports = ports;
  }

  /** Changes the terms of an offer from now on; null: the operator's own come back. What was taken stays. */
  setTerms(id: string, change: Partial<OfferTerms> | null): void {
    this.#offers = this.#offers.map((offer) => {
      if (offer.id !== id) return offer;
      const own = OFFERS.find((each) => each.id === id) ?? offer;
      return change ? { ...offer, terms: { ...offer.terms, ...change } } : own;
    });
  }

  clear(): void {
    this.#offers = OFFERS;
  }

  /**
   * The offers that may reach a visitor.
   * @param playerId Undefined: nobody is signed in.
   * @param iso The currency of the terms for a guest; left out or unknown: the site's.
   */
  async offersFor(playerId: number | undefined, iso?: string): Promise<MoneyOffer[]> {
    const { database, siteRules } = this.#ports;
    if (playerId === undefined) {
      const wanted = CURRENCIES.find((each) => each.iso === iso);
      const currency = wanted ?? currencyOfIso(siteRules.play.iso);
      return this.#offers.map((offer) => this.#view(offer, currency, null));
    }
    if (!(await mayReach(database, playerId, 'page', this.#at()))) return [];
    const currency = await mainCurrency(database, playerId);
    return Promise.all(
      this.#offers.map(async (offer) =>
        this.#view(offer, currency, await this.#refusal(database, playerId, offer)),
      ),
    );
  }

  /** Takes an offer under the terms that the player saw. */
  async take(playerId: number, offerId: string, hash: string): Promise<Bonus> {
    const { database, ledger, onMoved } = this.#ports;
    const bonus = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const at = this.#at();
      if (!(await mayReach(queries, playerId, 'page', at))) throw new ApiFault(422, 'bonus-barred');
      const offer = this.#offers.find(({ id }) => id === offerId);
      if (!offer || offer.price !== null) throw new ApiFault(404, 'not-found');
      await countStakes(queries, playerId, { ledger, at });
      const refusal = await this.#refusal(queries, playerId, offer);
      if (refusal === 'taken') throw new ApiFault(422, 'bonus-taken');
      if (refusal) throw new ApiFault(422, 'bonus-not-eligible', { reason: refusal });
      const currency = await mainCurrency(queries, playerId);
      if (this.#view(offer, currency, null).hash !== hash) {
        throw new ApiFault(409, 'bonus-terms-changed');
      }
      const id = await writeBonus(this.#grants, queries, playerId, { offer, currency });
      const { trigger } = offer.terms;
      const isAtOnce = trigger === 'take' || trigger === 'birthday';
      if (isAtOnce) await grantBonus(this.#grants, queries, await bonusById(queries, id), 0);
      return bonusById(queries, id);
    });
    onMoved(playerId);
    return bonus;
  }

  /** The offers that points are exchanged for, by their terms in the player's currency; whatever may be offered. */
  async forPoints(queries: Queries, playerId: number): Promise<PointsOffer[]> {
    const currency = await mainCurrency(queries, playerId);
    const { play } = this.#ports.siteRules;
    return this.#offers.flatMap((offer) =>
      offer.price === null
        ? []
        : [{ offer: offer.id, price: offer.price, terms: termsOf(offer, currency, play) }],
    );
  }

  /** Grants a bonus for the points of a stake; the player's row must be locked. */
  async exchanged(
    queries: Queries,
    playerId: number,
    offerId: string,
    stakeId: number,
  ): Promise<void> {
    const offer = this.#offers.find(({ id }) => id === offerId);
    if (!offer) throw new ApiFault(404, 'not-found');
    await this.refuseExchange(queries, playerId);
    const currency = await mainCurrency(queries, playerId);
    const key = `${offer.id}:${stakeId}`;
    const id = await writeBonus(this.#grants, queries, playerId, { offer, currency, key });
    await grantBonus(this.#grants, queries, await bonusById(queries, id), 0);
  }

  /** Refuses an exchange of points to a player to whom nothing may be offered, and to one with another bonus. */
  async refuseExchange(queries: Queries, playerId: number): Promise<void> {
    if (!(await mayReach(queries, playerId, 'page', this.#at()))) {
      throw new ApiFault(422, 'bonus-barred');
    }
    if (await openBonus(queries, playerId)) throw new ApiFault(422, 'bonus-taken');
  }

  /** The bonus that a deposit to the player's main currency brings now; undefined: none. */
  async ofDeposit(playerId: number): Promise<DepositBonus | undefined> {
    const { database, siteRules } = this.#ports;
    const open = await openBonus(database, playerId);
    if (open) return waitsForDeposit(open) ? { terms: open.terms, isTaken: true } : undefined;
    const asked = { playerId, at: this.#at(), deposits: 0 };
    const offer = await chosenOffer(database, this.#offers, asked);
    if (!offer) return undefined;
    const currency = await mainCurrency(database, playerId);
    return { terms: termsOf(offer, currency, siteRules.play), isTaken: false };
  }

  /**
   * Grants what a deposit grants: the bonus that the player has taken, or chose at registration.
   * @returns Its id; undefined: the deposit grants none.
   */
  async deposited(queries: Queries, account: Account, amount: number): Promise<number | undefined> {
    const { playerId, type, currency } = account;
    if (type === BONUS_ACCOUNT || account.isPoints) return undefined;
    await lockPlayer(queries, playerId);
    const waiting = (await openBonus(queries, playerId)) ?? (await this.#chosen(queries, playerId));
    if (!waiting || !waitsForDeposit(waiting) || waiting.terms.iso !== currency.iso) {
      return undefined;
    }
    return (await grantBonus(this.#grants, queries, waiting, amount)) ? waiting.id : undefined;
  }

  /**
   * Gives the stake of a lost express back as bonus money, where its player had taken the insurance and it is one that
   * the terms are for.
   * @remarks In the transaction that settles its last leg, which has locked the player.
   */
  async insured(
    queries: Queries,
    { playerId, iso, placedAt, stake, legs }: LostExpress,
  ): Promise<void> {
    const waiting = await openBonus(queries, playerId);
    if (waiting?.state !== 'taken' || waiting.endsAt === null) return;
    const { insurance, iso: own } = waiting.terms;
    const isInTime = placedAt >= waiting.takenAt && this.#at() < waiting.endsAt;
    if (!insurance || !isInTime || own !== iso || !isInsured(insurance, legs)) return;
    if (isBarredFromPlay(await offerStandingOf(queries, playerId, this.#at()))) return;
    await grantBonus(this.#grants, queries, waiting, stake);
  }

  /** What the player keeps and loses who gives the bonus up now; null: there is none. */
  async preview(playerId: number): Promise<Leaving | null> {
    const { database } = this.#ports;
    await this.#count(playerId);
    return leavingOf(database, this.#ports.accounts, playerId);
  }

  /** Gives a bonus up, with the figures that the player saw; refused where they have changed. */
  async giveUp(
    playerId: number,
    bonusId: number,
    seen: Pick<Leaving, 'keep' | 'lose'>,
  ): Promise<Leaving> {
    const { database, ledger, onMoved } = this.#ports;
    const left = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const at = this.#at();
      await countStakes(queries, playerId, { ledger, at });
      const bonus = await openBonus(queries, playerId);
      const leaving = await leavingOf(queries, this.#ports.accounts, playerId);
      if (!bonus || !leaving || bonus.id !== bonusId) throw new ApiFault(422, 'bonus-ended');
      if (leaving.keep !== seen.keep || leaving.lose !== seen.lose) {
        throw new ApiFault(409, 'bonus-figures-changed', leaving);
      }
      await endBonus(queries, bonus, 'given-up', { ledger, at });
      return leaving;
    });
    onMoved(playerId);
    return left;
  }

  /** The bonuses of a player, with everything that was settled counted. */
  async of(playerId: number): Promise<Bonus[]> {
    await this.#count(playerId);
    return bonusesOf(this.#ports.database, playerId);
  }

  /**
   * Gives an active bonus up for a withdrawal, in its transaction, which has locked the player. The player must have
   * seen what they lose: refused where they have not, and where it is another amount now.
   */
  async leaveToWithdraw(
    queries: Queries,
    playerId: number,
    seen: LeavingSeen | undefined,
  ): Promise<void> {
    await this.count(queries, playerId);
    const bonus = await openBonus(queries, playerId);
    if (bonus?.state !== 'active') return;
    const leaving = await leavingOf(queries, this.#ports.accounts, playerId);
    if (!seen || !leaving) throw new ApiFault(422, 'bonus-active');
    if (seen.bonusId !== leaving.bonusId || seen.lose !== leaving.lose) {
      throw new ApiFault(409, 'bonus-figures-changed', leaving);
    }
    await endBonus(queries, bonus, 'given-up', { ledger: this.#ports.ledger, at: this.#at() });
  }

  /** Counts what was settled, in a transaction that has locked the player. */
  async count(queries: Queries, playerId: number): Promise<void> {
    await countStakes(queries, playerId, { ledger: this.#ports.ledger, at: this.#at() });
  }

  /** Counts settled stakes of all players, and ends bonuses whose time is over. */
  async run(): Promise<void> {
    const rows = await this.#ports.database.query<{ player_id: number }>(
      `SELECT DISTINCT o.player_id FROM bonuses o
       LEFT JOIN bonus_stakes s ON s.bonus_id = o.id AND s.state = 'open'
       WHERE s.id IS NOT NULL OR (o.ended_at IS NULL AND o.ends_at <= $1)`,
      [this.#at()],
    );
    await eachByItself(
      rows,
      ({ player_id: id }) => `player ${id}`,
      ({ player_id: id }) => this.#count(id),
    );
  }

  /** Moves the end of a player's open bonus, for QA. */
  async endAt(playerId: number, endsAt: number): Promise<void> {
    await this.#ports.database.query(
      'UPDATE bonuses SET ends_at = $2 WHERE player_id = $1 AND ended_at IS NULL',
      [playerId, endsAt],
    );
    await this.#count(playerId);
  }

  /** Whether the bonus of a first deposit is still available. */
  async isFirstDepositOpen(playerId: number): Promise<boolean> {
    const { database } = this.#ports;
    const first = this.#offers.find(({ terms }) => terms.trigger === 'first-deposit');
    return first !== undefined && (await this.#refusal(database, playerId, first)) === null;
  }

  async #count(playerId: number): Promise<void> {
    const { database, onMoved } = this.#ports;
    const hasChanged = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      return countStakes(queries, playerId, { ledger: this.#ports.ledger, at: this.#at() });
    });
    if (hasChanged) onMoved(playerId);
  }

  #view(offer: BonusOffer, currency: Currency, refusal: MoneyOffer['refusal']): MoneyOffer {
    const { id, categories } = offer;
    const terms = termsOf(offer, currency, this.#ports.siteRules.play);
    return {
      id,
      categories: [...categories],
      terms,
      hash: hashOfTerms(JSON.stringify(terms)),
      gives: 'money',
      refusal,
    };
  }

  #refusal(queries: Queries, playerId: number, offer: BonusOffer): Promise<OfferRefusal | null> {
    return offerRefusal(queries, { playerId, offer, at: this.#at() });
  }

  /** The first deposit's bonus that the player chose at registration, taken now. */
  async #chosen(queries: Queries, playerId: number): Promise<Bonus | undefined> {
    const asked = { playerId, at: this.#at(), deposits: 1 };
    const offer = await chosenOffer(queries, this.#offers, asked);
    if (!offer) return undefined;
    const currency = await mainCurrency(queries, playerId);
    return bonusById(
      queries,
      await writeBonus(this.#grants, queries, playerId, { offer, currency }),
    );
  }

  get #grants(): GrantPorts {
    const { accounts, siteRules } = this.#ports;
    return { accounts, siteRules, at: this.#at() };
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}
