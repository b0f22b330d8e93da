import type { CashbackProgramme, CashbackView, PointsView } from '@grandstand/bus-contracts/player';
import { BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import type { Account, Accounts } from '../../money/accounts/accounts';
import { openBonus } from '../bonuses/bonus-rows';
import type { Bonuses } from '../bonuses/bonuses';
import type { Currency } from '../../betting/catalog/currencies';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { freeSpinsFor } from '../free-spins/free-spin-store';
import type { FreeSpins } from '../free-spins/free-spins';
import { one } from '../../platform/database/database';
import { eachByItself, IsolatedWork } from '../../platform/work/isolated-work';
import { ticketsForPoints } from '../../draws/lotto/ticket-store';
import { mayReach } from '../promotion/offer-standing';
import { lockPlayer } from '../../platform/database/lock-player';
import { mainCurrency } from '../../protection/limits/limit-use';
import { isPermitted } from '../../protection/limits/products';
import type { SiteRules } from '../../site/site/site-rules';
import type { Documents } from '../../player/documents/documents';
import { payPeriod, playersToPay } from './cashback-payments';
import type { Period } from './cashback-periods';
import { presentPeriod, unpaidPeriods } from './cashback-periods';
import { countPoints, playersWithStakes } from './cashback-points';
import type { LevelTerms } from './cashback-rules';
import { capIn, cashbackOn, LEVELS, modeOf, pointsFor } from './cashback-rules';
import { pointEntries } from './point-entries';
import { freeBetsIn } from './free-bet-store';
import { storeRef } from './point-store';

interface CashbackPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly bonuses: Bonuses;
  readonly freeSpins: Pick<FreeSpins, 'termsFor'>;
  readonly documents: Pick<Documents, 'isVerified'>;
  readonly siteRules: Pick<SiteRules, 'cashbackMode' | 'play'>;
  /** Called when a player's money or points have moved. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

/** What points are exchanged for. */
type Store = Pick<PointsView, 'store' | 'freeBets' | 'freeSpins' | 'tickets'>;

/** How many payments the page shows. */
const SHOWN_PAYMENTS = 12;
/** The stake and the balance of the worked examples, in initial stakes of the currency. */
const EXAMPLE_STAKES = 4;
const EXAMPLE_BALANCE = 40;

type PaymentRow = {
  period_id: number;
  ends_at: number;
  currency_id: number;
  balance: number;
  percent: number;
  amount: number;
  is_paid: boolean;
};

/** Cashback: points for stakes, or a percent of the balance at the end of a period, by the mode of the site config. */
export class Cashback {
  readonly #ports: CashbackPorts;

  constructor(ports: CashbackPorts) {
    this.#ports = ports;
  }

  /** What cashback gives a player, and what it has given. */
  async ofPlayer(playerId: number): Promise<CashbackView> {
    const { database } = this.#ports;
    const period = await this.#present();
    await this.#count(playerId);
    const mayOffer = await mayReach(database, playerId, 'page', this.#at());
    const rows = await database.query<PaymentRow>(
      `SELECT c.period_id, p.ends_at, a.currency_id, c.balance, c.percent, c.amount, c.is_paid
       FROM cashback_payments c JOIN cashback_periods p ON p.id = c.period_id
       JOIN accounts a ON a.id = c.account_id
       WHERE c.player_id = $1 ORDER BY c.period_id DESC, c.account_id LIMIT ${SHOWN_PAYMENTS}`,
      [playerId],
    );
    return {
      programme: mayOffer ? await this.#programme(playerId, period) : null,
      payments: rows.map(
        ({ period_id, ends_at, currency_id, balance, percent, amount, is_paid }) => ({
          id: `${period_id}:${currency_id}`,
          endedAt: ends_at,
          ...shownIn(currencyOf(currency_id)),
          balance,
          percent,
          amount,
          isPaid: is_paid,
        }),
      ),
    };
  }

  /** A player's points, and what they were given and taken for. */
  async pointsOf(playerId: number): Promise<PointsView> {
    const { accounts, database } = this.#ports;
    await this.#present();
    await this.#count(playerId);
    const account = await accounts.pointsOf(playerId);
    return {
      points: account?.money ?? 0,
      waiting: await waitingPoints(database, playerId),
      entries: await pointEntries(database, playerId),
      ...(await this.#store(playerId)),
    };
  }

  /** What points are exchanged for; nothing where nothing may be offered. */
  async #store(playerId: number): Promise<Store> {
    const { bonuses, database, freeSpins, siteRules } = this.#ports;
    if (!(await mayReach(database, playerId, 'page', this.#at())))
      return { store: [], freeBets: [], freeSpins: [], tickets: [] };
    const isTaken = (await openBonus(database, playerId)) !== undefined;
    const offers = await bonuses.forPoints(database, playerId);
    return {
      store: offers.map((offer) => ({ ...offer, ref: storeRef(offer), isTaken })),
      freeBets: freeBetsIn(await mainCurrency(database, playerId)),
      freeSpins: await freeSpinsFor(database, freeSpins, playerId),
      tickets: isPermitted('lotto', siteRules.play)
        ? await ticketsForPoints(database, this.#at())
        : [],
    };
  }

  /** Closes a period that is over, gives its cashback, and credits points for settled stakes. */
  async run(): Promise<void> {
    const { database } = this.#ports;
    await this.#present();
    const work = new IsolatedWork();
    const players = await playersWithStakes(database, this.#at());
    await work.each(players, playerName, (playerId) => this.#count(playerId));
    const periods = await unpaidPeriods(database);
    await work.each(
      periods,
      ({ id }) => `period ${id}`,
      (period) => this.#pay(period),
    );
    work.end();
  }

  /** The present period, for QA. */
  async present(): Promise<{ period: number; mode: number; startsAt: number; endsAt: number }> {
    const { id, ...period } = await this.#present();
    return { period: id, ...period };
  }

  /** Ends a period now, for QA; one that has ended stays as it was. */
  async end(periodId: number): Promise<void> {
    await this.#ports.database.query(
      `UPDATE cashback_periods SET ends_at = greatest(starts_at, $2)
       WHERE id = $1 AND closed_at IS NULL AND ends_at > $2`,
      [periodId, this.#at()],
    );
    await this.run();
  }

  async #pay(period: Period): Promise<void> {
    const { accounts, database, onMoved } = this.#ports;
    const players = modeOf(period.mode) === 'balance' ? await playersToPay(database, period) : [];
    // The period stays unpaid where a player could not be paid.
    await eachByItself(players, playerName, async (playerId) => {
      const hasPaid = await database.transaction(async (queries) => {
        await lockPlayer(queries, playerId);
        const level = await this.#level(queries, playerId);
        return payPeriod(queries, { period, playerId }, { accounts, level, at: this.#at() });
      });
      if (hasPaid) onMoved(playerId);
    });
    await database.query('UPDATE cashback_periods SET paid_at = $2 WHERE id = $1', [
      period.id,
      this.#at(),
    ]);
  }

  async #count(playerId: number): Promise<void> {
    const { accounts, database, onMoved } = this.#ports;
    const hasCredited = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const level = await this.#level(queries, playerId);
      return countPoints(queries, playerId, { accounts, level, at: this.#at() });
    });
    if (hasCredited) onMoved(playerId);
  }

  async #programme(playerId: number, period: Period): Promise<CashbackProgramme> {
    const { accounts, database, siteRules } = this.#ports;
    const currency = await mainCurrency(database, playerId);
    const name = await this.#levelName(database, playerId);
    const mode = modeOf(period.mode);
    const own = await accounts.ofPlayer(playerId);
    return {
      mode,
      nextMode: modeOf(siteRules.cashbackMode),
      level: name,
      levels: levelViews(currency),
      ...shownIn(currency),
      stake: currency.initialAmount,
      cap: capIn(currency),
      startsAt: period.startsAt,
      endsAt: period.endsAt,
      earned:
        mode === 'points'
          ? await pointsIn(database, playerId, period)
          : { mode, amounts: own.flatMap((account) => amountView(account, LEVELS[name])) },
    };
  }

  async #levelName(queries: Queries, playerId: number): Promise<CashbackProgramme['level']> {
    return (await this.#ports.documents.isVerified(queries, playerId)) ? 'premium' : 'vip';
  }

  async #level(queries: Queries, playerId: number): Promise<LevelTerms> {
    return LEVELS[await this.#levelName(queries, playerId)];
  }

  #present(): Promise<Period> {
    const { database, siteRules } = this.#ports;
    return database.transaction((queries) =>
      presentPeriod(queries, { mode: siteRules.cashbackMode, at: this.#at() }),
    );
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}

const playerName = (id: number): string => `player ${id}`;

function shownIn({ iso, scale }: Currency) {
  return { iso, scale };
}

/** The levels with a worked example of each mode. */
function levelViews(currency: Currency): CashbackProgramme['levels'] {
  const stake = EXAMPLE_STAKES * currency.initialAmount;
  const balance = EXAMPLE_BALANCE * currency.initialAmount;
  return (['vip', 'premium'] as const).map((level) => ({
    level,
    ...LEVELS[level],
    example: {
      stake,
      points: pointsFor(stake, currency, LEVELS[level]),
      balance,
      amount: cashbackOn(balance, currency, LEVELS[level]),
    },
  }));
}

/** What an account would be paid if the period ended now. */
function amountView({ type, money, currency }: Account, level: LevelTerms) {
  if (type === BONUS_ACCOUNT || money === 0) return [];
  return [{ ...shownIn(currency), balance: money, amount: cashbackOn(money, currency, level) }];
}

async function pointsIn(queries: Queries, playerId: number, { id }: Period) {
  const sums = one(
    await queries.query<{ points: number; waiting: number }>(
      `SELECT coalesce(sum(points) FILTER (WHERE state = 'credited'), 0)::bigint AS points,
         coalesce(sum(points) FILTER (WHERE state = 'open'), 0)::bigint AS waiting
       FROM cashback_points WHERE player_id = $1 AND period_id = $2`,
      [playerId, id],
    ),
  );
  return { mode: 'points' as const, ...sums };
}

async function waitingPoints(queries: Queries, playerId: number): Promise<number> {
  const { waiting } = one(
    await queries.query<{ waiting: number }>(
      `SELECT coalesce(sum(points), 0)::bigint AS waiting FROM cashback_points
       WHERE player_id = $1 AND state = 'open'`,
      [playerId],
    ),
  );
  return waiting;
}
