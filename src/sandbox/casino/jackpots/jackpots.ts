import type { Account } from '../../money/accounts/accounts';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import { exchanged } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import type { RandomBytes } from '../../platform/random-seed';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { endedJackpots, lockOpen, openJackpots } from './jackpot-rows';
import type { EndedJackpot, OpenJackpot } from './jackpot-rows';
import {
  committed,
  dailyPeriod,
  isDailyOver,
  drawSecret,
  dropOf,
  JACKPOT_CURRENCY,
  JACKPOT_RULES,
  JACKPOTS,
  LEVEL_UNITS,
  partOf,
} from './jackpot-rules';
import type { JackpotName, Secret } from './jackpot-rules';

export interface JackpotPorts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly messages: PlayerMessages;
  readonly randomBytes: RandomBytes;
  readonly now: () => number;
}

/** A booked bet on a game that takes part. */
interface JackpotBet {
  readonly gameBetId: number;
  readonly account: Account;
  /** The part of the stake that was the player's own money. */
  readonly own: number;
}

/** What a player may know of a jackpot before a bet. */
export interface JackpotView extends Pick<
  OpenJackpot,
  'name' | 'startsAt' | 'endsAt' | 'commitment'
> {
  /** Minor units, as `beganWith` and `ceiling` are. */
  readonly money: number;
  readonly beganWith: number;
  readonly ceiling: number | null;
  /** In ten-thousandths of a stake. */
  readonly share: number;
}

/** The order in which bets lock the jackpots, so that two can't wait for each other. */
const LOCK_ORDER = JACKPOTS.toSorted();

/**
 * The jackpots of the casino: the house pays a part of each stake into them, and the bet that reaches the committed
 * threshold wins.
 */
export class Jackpots {
  readonly #ports: JackpotPorts;

  constructor(ports: JackpotPorts) {
    this.#ports = ports;
  }

  /** Opens the first jackpots, and ends a daily one whose time has passed. */
  async run(): Promise<void> {
    await this.#ports.database.transaction(async (queries) => {
      for (const name of LOCK_ORDER) await this.#current(queries, name);
    });
  }

  /** The open jackpots, the greatest first. */
  async views(): Promise<JackpotView[]> {
    const open = await this.#opened();
    return open.map((jackpot) => {
      const { name, startsAt, endsAt, commitment } = jackpot;
      const { ceiling, share } = JACKPOT_RULES[name];
      const money = Math.floor(jackpot.level / LEVEL_UNITS);
      const beganWith = Math.floor(jackpot.beganWith / LEVEL_UNITS);
      return { name, money, beganWith, ceiling, share, startsAt, endsAt, commitment };
    });
  }

  /** The last ones that have ended, the newest first. */
  ended(): Promise<EndedJackpot[]> {
    return endedJackpots(this.#ports.database);
  }

  /** Pays the parts of a bet in, and what it wins out; must run in the transaction that books the bet. */
  async contribute(queries: Queries, { gameBetId, account, own }: JackpotBet): Promise<void> {
    if (own === 0) return;
    const reached: { jackpot: OpenJackpot; part: number }[] = [];
    for (const name of LOCK_ORDER) {
      const part = partOf(name, own, account.currency);
      reached.push({ jackpot: await this.#current(queries, name), part });
    }
    await this.#move(queries, { kind: 'jackpot-in', gameBetId, parts: reached });
    for (const { jackpot, part } of reached) {
      if (part > 0) {
        await queries.query(
          'INSERT INTO jackpot_parts (game_bet_id, jackpot_id, part) VALUES ($1, $2, $3)',
          [gameBetId, jackpot.id, part],
        );
      }
      const { name, threshold } = jackpot;
      const level = jackpot.level + part;
      const drop = dropOf({ name, level, threshold, now: this.#at() });
      if (drop) await this.#payOut(queries, { jackpot, gameBetId, account, ...drop });
    }
  }

  /** Takes the parts of a bet back that is taken back. What a jackpot has paid stays paid. */
  async takeBack(queries: Queries, gameBetId: number): Promise<void> {
    const paidIn = await queries.query<{ jackpot_id: number; name: JackpotName; part: number }>(
      `SELECT p.jackpot_id, j.name, p.part FROM jackpot_parts p JOIN jackpots j ON j.id = p.jackpot_id
       WHERE p.game_bet_id = $1 AND j.ended_at IS NULL`,
      [gameBetId],
    );
    const parts: { jackpot: OpenJackpot; part: number }[] = [];
    for (const name of LOCK_ORDER) {
      const row = paidIn.find((paid) => paid.name === name);
      // The bets of most games paid nothing in, and lock no jackpot.
      if (!row) continue;
      const jackpot = await lockOpen(queries, name);
      // It may have ended before it was locked.
      if (jackpot?.id === row.jackpot_id) {
        parts.push({ jackpot, part: -Math.min(row.part, jackpot.level) });
      }
    }
    await this.#move(queries, { kind: 'game-rollback', gameBetId, parts });
  }

  /** Sets the money of a jackpot for QA, as if it began with it; the house pays or takes the difference. */
  async setMoney(name: JackpotName, money: number): Promise<void> {
    await this.#ports.database.transaction(async (queries) => {
      const { ceiling } = JACKPOT_RULES[name];
      if (ceiling !== null && money >= ceiling) throw new ApiFault(422, 'bad-amount');
      const jackpot = await this.#current(queries, name);
      const level = money * LEVEL_UNITS;
      const part = level - jackpot.level;
      await this.#move(queries, { kind: 'jackpot-in', parts: [{ jackpot, part }] });
      await queries.query('UPDATE jackpots SET began_with = $2 WHERE id = $1', [jackpot.id, level]);
      if (ceiling === null) return;
      const { randomBytes } = this.#ports;
      await this.#recommit(queries, jackpot, drawSecret(randomBytes, level, ceiling * LEVEL_UNITS));
    });
  }

  /** Sets the threshold of a jackpot for QA, so that the next bet wins it. It gets a commitment of its own. */
  async setNear(name: JackpotName): Promise<void> {
    await this.#ports.database.transaction(async (queries) => {
      const jackpot = await this.#current(queries, name);
      const threshold = jackpot.endsAt === null ? jackpot.level + 1 : this.#at();
      await this.#recommit(queries, jackpot, committed(threshold, this.#ports.randomBytes));
    });
  }

  async #opened(): Promise<OpenJackpot[]> {
    const { database, now } = this.#ports;
    const open = await openJackpots(database);
    const isCurrent = ({ endsAt }: OpenJackpot): boolean =>
      endsAt === null || !isDailyOver(endsAt, now());
    if (open.length < JACKPOTS.length || !open.every(isCurrent)) {
      await this.run();
      return this.#opened();
    }
    return JACKPOTS.flatMap((name) => open.filter((jackpot) => jackpot.name === name));
  }

  /** The open jackpot of a name, locked; a daily one whose time has passed hands its money to the next one. */
  async #current(queries: Queries, name: JackpotName): Promise<OpenJackpot> {
    const open = await lockOpen(queries, name);
    if (!open) {
      await this.#begin(queries, name, { rest: 0, isSeeded: true, droppedBefore: null });
      // Another bet may have begun it, or may have won it meanwhile.
      return this.#current(queries, name);
    }
    if (open.endsAt === null || !isDailyOver(open.endsAt, this.#at())) return open;
    await queries.query('UPDATE jackpots SET level = 0, ended_at = $2 WHERE id = $1', [
      open.id,
      Math.min(open.endsAt, this.#at()),
    ]);
    const next = { rest: open.level, isSeeded: false, droppedBefore: null };
    await this.#begin(queries, name, next);
    return this.#current(queries, name);
  }

  /** Begins a jackpot with what the former one left, and with money of the house where that one was won. */
  async #begin(
    queries: Queries,
    name: JackpotName,
    {
      rest,
      isSeeded,
      droppedBefore,
    }: {
      readonly rest: number;
      readonly isSeeded: boolean;
      readonly droppedBefore: number | null;
    },
  ): Promise<void> {
    const { pools, randomBytes } = this.#ports;
    const { seed, ceiling } = JACKPOT_RULES[name];
    const pool = await pools.open(queries, `jackpot:${name}`, JACKPOT_CURRENCY);
    const now = this.#at();
    const level = rest + (isSeeded ? seed * LEVEL_UNITS : 0);
    const period = ceiling === null ? dailyPeriod(now, droppedBefore) : null;
    const { threshold, salt, commitment } = period
      ? drawSecret(randomBytes, period.startsAt, period.endsAt - 1)
      : drawSecret(randomBytes, level, (ceiling ?? 0) * LEVEL_UNITS);
    const begun = await queries.query<{ id: number }>(
      `INSERT INTO jackpots
         (name, pool_account_id, began_at, level, began_with, starts_at, ends_at, threshold, salt,
          commitment)
       VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (name) WHERE ended_at IS NULL DO NOTHING RETURNING id`,
      [
        name,
        pool.accountId,
        now,
        level,
        period?.startsAt ?? null,
        period?.endsAt ?? null,
        threshold,
        salt,
        commitment,
      ],
    );
    if (begun.length > 0 && isSeeded) await this.#pay(queries, [[pool.accountId, seed]], {});
  }

  /** Moves parts between the house and the pools, and the levels with them. */
  async #move(
    queries: Queries,
    {
      kind,
      gameBetId,
      parts,
    }: {
      readonly kind: 'jackpot-in' | 'game-rollback';
      readonly gameBetId?: number;
      readonly parts: readonly { readonly jackpot: OpenJackpot; readonly part: number }[];
    },
  ): Promise<void> {
    // A pool has the whole minor units of its level.
    const amounts = parts.map(({ jackpot: { poolAccountId, level }, part }) => {
      const amount = Math.floor((level + part) / LEVEL_UNITS) - Math.floor(level / LEVEL_UNITS);
      return [poolAccountId, amount] as const;
    });
    await this.#pay(queries, amounts, { kind, gameBetId });
    for (const { jackpot, part } of parts) {
      await queries.query('UPDATE jackpots SET level = level + $2 WHERE id = $1', [
        jackpot.id,
        part,
      ]);
    }
  }

  /** Books what the house pays into pools; a negative amount comes back to it. */
  async #pay(
    queries: Queries,
    amounts: readonly (readonly [poolAccountId: number, amount: number])[],
    {
      kind = 'jackpot-in',
      gameBetId,
    }: { readonly kind?: 'jackpot-in' | 'game-rollback'; readonly gameBetId?: number | undefined },
  ): Promise<void> {
    const entries = amounts
      .filter(([, amount]) => amount !== 0)
      .map(([accountId, amount]) => ({ accountId, amount }));
    if (entries.length === 0) return;
    const { ledger } = this.#ports;
    const house = ledger.houseAccount('promotions', JACKPOT_CURRENCY);
    const sum = entries.reduce((all, { amount }) => all + amount, 0);
    await ledger.post(queries, {
      kind,
      at: this.#at(),
      ...(gameBetId !== undefined && { gameBetId }),
      entries: [...entries, { accountId: house, amount: -sum }],
    });
  }

  /** Pays a jackpot to the bet that has reached its threshold, and begins the next one. */
  async #payOut(
    queries: Queries,
    { jackpot, gameBetId, account, paid, rest }: Drop,
  ): Promise<void> {
    const { pools, messages } = this.#ports;
    const { id, name, poolAccountId, endsAt } = jackpot;
    const at = this.#at();
    const { currency } = account;
    const payout = exchanged(paid, JACKPOT_CURRENCY, currency);
    await queries.query(
      `UPDATE jackpots SET level = 0, ended_at = $2, game_bet_id = $3, paid = $4, payout = $5
       WHERE id = $1`,
      [id, at, gameBetId, paid, payout],
    );
    await pools.payOut(queries, {
      kind: 'jackpot-out',
      at,
      gameBetId,
      pool: { accountId: poolAccountId, currency: JACKPOT_CURRENCY },
      amount: paid,
      wallet: { ledgerAccountId: account.ledgerAccountId, currency, amount: payout },
    });
    await this.#begin(queries, name, { rest, isSeeded: true, droppedBefore: endsAt });
    await messages.send(queries, account.playerId, {
      template: 'jackpot-won',
      jackpot: name,
      amount: payout,
      currency,
      at,
    });
  }

  async #recommit(
    queries: Queries,
    { id }: OpenJackpot,
    { threshold, salt, commitment }: Secret,
  ): Promise<void> {
    await queries.query(
      'UPDATE jackpots SET threshold = $2, salt = $3, commitment = $4 WHERE id = $1',
      [id, threshold, salt, commitment],
    );
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}

interface Drop {
  readonly jackpot: OpenJackpot;
  readonly gameBetId: number;
  readonly account: Account;
  readonly paid: number;
  readonly rest: number;
}
