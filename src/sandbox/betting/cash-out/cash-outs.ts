import { createHash } from 'node:crypto';
import { CHANCE_SCALE, possibleWin } from '@grandstand/bus-contracts/domain';
import { shareOf } from '@grandstand/bus-contracts/player';
import type { Ledger } from '../../money/accounts/ledger';
import { currencyOf } from '../catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import type { Line } from '../engine/line';
import { NO_ENDS } from '../play/ends';
import { ApiFault } from '../../platform/http/fault';
import type { LegRow, StoredBet, BetRow } from '../placing/bet-rows';
import { openTerms, SELECT_BETS, THOUSANDTHS, withLegs } from '../placing/bet-rows';
import type { Bets } from '../placing/bets';
import type { LiveHold } from '../placing/live-hold';
import { lockPlayer } from '../../platform/database/lock-player';
import type { SiteRules } from '../../site/site/site-rules';
import type { CashOutOffer, CashOutRefusal, LegPrice } from './cash-out-offer';
import { cashOutOffer } from './cash-out-offer';

export interface CashOutPorts {
  readonly database: Database;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly bets: Bets;
  readonly liveHold: LiveHold;
  readonly siteRules: Pick<SiteRules, 'isCashOutOffered'>;
  readonly now: () => number;
}

/** A player's request to cash out; amounts are minor units. */
export interface CashOutRequest {
  readonly betId: string;
  readonly refId: string;
  /** The open stake that the player saw; another cash-out changes it. */
  readonly openStake: number;
  /** The part of it to cash out. */
  readonly stake: number;
  /** The least payment that the player accepts for this part. */
  readonly amount: number;
}

/** A cash-out that was carried out; `isNew` is false for a repeated request. */
export interface CashedOut {
  readonly bet: StoredBet;
  /** Minor units. */
  readonly paid: number;
  readonly isNew: boolean;
}

type KnownRow = { body_hash: string; amount: number };

/** Offers to cash out bets, and cashes them out, each refId once. */
export class CashOuts {
  readonly #ports: CashOutPorts;

  constructor(ports: CashOutPorts) {
    this.#ports = ports;
  }

  /** The offer for a bet by the present prices, or why there is none. */
  offer(stored: StoredBet): CashOutOffer | CashOutRefusal {
    if (stored.bet.status === 'accepted' && !this.#ports.siteRules.isCashOutOffered) {
      return 'cash-out-off';
    }
    return cashOutOffer(stored, (leg) => this.#priceOf(leg));
  }

  /** Cashes out a part of a bet; pays more than requested where the price has risen. */
  async cashOut(playerId: number, request: CashOutRequest): Promise<CashedOut> {
    const { database, bets, liveHold } = this.#ports;
    const hash = requestHash(request);
    if (!(await this.#known(database, playerId, request.refId, hash))) {
      const stored = await bets.byId(playerId, request.betId);
      if (!stored) throw new ApiFault(404, 'not-found');
      this.#requirePayment(stored, request);
      await liveHold.hold(this.#openLegs(stored));
    }
    const result = await database.transaction((queries) =>
      this.#book(queries, playerId, { request, hash }),
    );
    const bet = await bets.byId(playerId, request.betId);
    if (!bet) throw new Error(`Failed to cash out the bet ${request.betId}: it is missing.`);
    return { bet, ...result };
  }

  async #book(
    queries: Queries,
    playerId: number,
    { request, hash }: { request: CashOutRequest; hash: string },
  ): Promise<{ paid: number; isNew: boolean }> {
    await lockPlayer(queries, playerId);
    const rows = await queries.query<BetRow>(
      `${SELECT_BETS} WHERE b.player_id = $1 AND b.id = $2 FOR UPDATE OF b`,
      [playerId, Number(request.betId)],
    );
    // Only with the player locked is it certain that no other request with this refId is under way.
    const earlier = await this.#known(queries, playerId, request.refId, hash);
    if (earlier) return { paid: earlier.amount, isNew: false };
    const [stored] = await withLegs(queries, rows);
    if (!stored) throw new ApiFault(404, 'not-found');
    const paid = this.#requirePayment(stored, request);
    await this.#write(queries, stored.bet, { request, hash, paid });
    await this.#settlePart(queries, stored, request.stake);
    return { paid, isNew: true };
  }

  async #known(
    queries: Queries,
    playerId: number,
    refId: string,
    hash: string,
  ): Promise<KnownRow | undefined> {
    const [known] = await queries.query<KnownRow>(
      'SELECT body_hash, amount FROM cash_outs WHERE player_id = $1 AND ref_id = $2',
      [playerId, refId],
    );
    if (known && known.body_hash !== hash) throw new ApiFault(409, 'other-body');
    return known;
  }

  /** The payment for the requested part now; throws why it can't be cashed out. */
  #requirePayment(stored: StoredBet, { openStake, stake, amount }: CashOutRequest): number {
    const offer = this.offer(stored);
    if (offer === 'settled') throw new ApiFault(422, 'bet-settled');
    if (typeof offer === 'string') throw new ApiFault(422, offer);
    if (openStake !== offer.openStake) throw new ApiFault(422, 'bet-changed');
    if (stake < 1 || stake > openStake) throw new ApiFault(400, 'bad-request');
    const paid = shareOf(offer.amount, { part: stake, stake: openStake });
    if (paid < Math.max(amount, 1)) throw new ApiFault(422, 'cash-out-fell');
    return paid;
  }

  async #write(
    queries: Queries,
    bet: BetRow,
    { request, hash, paid }: { request: CashOutRequest; hash: string; paid: number },
  ): Promise<void> {
    const { ledger, now } = this.#ports;
    await queries.query(
      `INSERT INTO cash_outs (player_id, ref_id, body_hash, bet_id, at, stake, amount)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [bet.player_id, request.refId, hash, bet.id, now(), request.stake, paid],
    );
    await ledger.post(queries, {
      kind: 'cash-out',
      at: now(),
      betId: bet.id,
      entries: [
        { accountId: ledger.houseAccount('payouts', currencyOf(bet.currency_id)), amount: -paid },
        { accountId: bet.ledger_account_id, amount: paid },
      ],
    });
  }

  /** Takes the part off the bet; a bet without a rest is settled. */
  async #settlePart(queries: Queries, { bet, legs }: StoredBet, stake: number): Promise<void> {
    const cashed_stake = bet.cashed_stake + stake;
    if (cashed_stake === bet.amount) {
      await queries.query(
        `UPDATE bets SET cashed_stake = $2, status = 'cashed-out', possible_win = 0, settled_at = $3
         WHERE id = $1`,
        [bet.id, cashed_stake, this.#ports.now()],
      );
      return;
    }
    const win = possibleWin({
      ...openTerms({ ...bet, cashed_stake }),
      legs: legs.map(({ coef, is_banker }) => ({ coef: coef / THOUSANDTHS, isBanker: is_banker })),
    });
    await queries.query('UPDATE bets SET cashed_stake = $2, possible_win = $3 WHERE id = $1', [
      bet.id,
      cashed_stake,
      win,
    ]);
  }

  #priceOf({ game_id, market_id }: LegRow): LegPrice {
    const { line, now } = this.#ports;
    const match = line.game(game_id)?.match;
    const outcome = line.outcome(market_id, now())?.outcome;
    const ends = outcome?.ends() ?? NO_ENDS;
    return {
      chances: {
        won: millionths(ends.won),
        'half-won': millionths(ends['half-won']),
        void: millionths(ends.void),
        'half-lost': millionths(ends['half-lost']),
      },
      isSuspended: !match || !outcome || match.isOver(now()) || outcome.isSuspended,
    };
  }

  #openLegs({ legs }: StoredBet): { readonly isLive: boolean }[] {
    return legs
      .filter(({ status }) => status === 'accepted')
      .map(({ game_id }) => ({
        isLive: this.#ports.line.game(game_id)?.state.phase === 'live',
      }));
  }
}

const millionths = (share: number): number => Math.floor(share * CHANCE_SCALE);

function requestHash({ betId, openStake, stake, amount }: CashOutRequest): string {
  const body = JSON.stringify([betId, openStake, stake, amount]);
  return createHash('sha256').update(body).digest('base64url');
}
