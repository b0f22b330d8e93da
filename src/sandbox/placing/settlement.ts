import type { Database, Queries } from '../database/database';
import { currencyOf } from '../catalog/currencies';
import type { Line } from '../engine/line';
import type { FinalScore } from '../engine/match';
import type { Ledger } from '../accounts/ledger';
import type { Prepaid } from '../accounts/prepaid';
import type { Pair } from '../line/fixture';
import { PART, scoreOfPart } from '../play/parts';
import type { PeriodScores } from '../play/timeline';
import { typeAndPart } from '../pricing/market-types';
import { settleOutcome } from '../pricing/settle-outcome';
import type { BetRow } from './bet-rows';
import { SELECT_BETS, withLegs } from './bet-rows';
import { settleBet } from './settle-bet';

export interface SettlementPorts {
  readonly database: Database;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly prepaid: Prepaid;
  readonly now: () => number;
  /** Called when a player's bets have changed. */
  readonly onChanged: (playerId: number, betIds: string[]) => void;
}

const VOID_RESULT = '–';

/** The final score, and that of the part of the match that a bet was on: "2:1 (1:0)"; while the match goes on, the part's alone. */
function resultText(typeId: number, score: PeriodScores, isOver: boolean): string {
  const text = ({ home, away }: Pair): string => `${home}:${away}`;
  const { part } = typeAndPart(typeId);
  const ofPart = part === PART.match ? null : scoreOfPart(score, part);
  if (!ofPart) return text(score);
  return isOver ? `${text(score)} (${text(ofPart)})` : text(ofPart);
}

/** A game with open legs that can be settled: all of them where it is over, else those of its ended parts. */
interface Decided {
  readonly gameId: number;
  readonly typeIds: readonly number[];
  readonly played: FinalScore;
  readonly isOver: boolean;
}

/** Settles bets on finished games, and on parts of games that have ended; safe to run twice. */
export class Settlement {
  readonly #ports: SettlementPorts;
  #work: Promise<unknown> = Promise.resolve();

  constructor(ports: SettlementPorts) {
    this.#ports = ports;
  }

  /** Settles all open legs of finished games and parts; runs are sequential. */
  run(): Promise<number> {
    const run = this.#work.then(() => this.#settleAll());
    this.#work = run.catch(() => {});
    return run;
  }

  /** Resolves when no run is in flight. */
  async idle(): Promise<void> {
    await this.#work;
  }

  async #settleAll(): Promise<number> {
    const { database, line, now } = this.#ports;
    const open = await database.query<{ game_id: number; type_id: number }>(
      `SELECT DISTINCT game_id, type_id FROM bet_legs WHERE status = 'accepted'`,
    );
    const at = now();
    let changed = 0;
    for (const gameId of new Set(open.map(({ game_id }) => game_id))) {
      const match = line.match(gameId);
      const typeIds = open
        .filter(({ game_id }) => game_id === gameId)
        .map(({ type_id }) => type_id)
        .filter((typeId) => match?.isPartOver(typeAndPart(typeId).part, at));
      if (!match || typeIds.length === 0) continue;
      const isOver = match.isOver(at);
      changed += await this.#settleGame({ gameId, typeIds, played: match.played(at), isOver });
    }
    return changed;
  }

  async #settleGame(decided: Decided): Promise<number> {
    const { database, onChanged } = this.#ports;
    const bets = await database.query<{ bet_id: number }>(
      `SELECT DISTINCT bet_id FROM bet_legs WHERE game_id = $1 AND status = 'accepted'
       AND type_id = ANY (string_to_array($2, ',')::bigint[]) ORDER BY bet_id`,
      [decided.gameId, decided.typeIds.join(',')],
    );
    const byPlayer = new Map<number, string[]>();
    for (const { bet_id } of bets) {
      const playerId = await database.transaction((queries) =>
        this.#settleOne(queries, bet_id, decided),
      );
      byPlayer.set(playerId, [...(byPlayer.get(playerId) ?? []), String(bet_id)]);
    }
    for (const [playerId, betIds] of byPlayer) onChanged(playerId, betIds);
    return bets.length;
  }

  async #settleOne(
    queries: Queries,
    betId: number,
    { gameId, typeIds, played: { score, goals }, isOver }: Decided,
  ): Promise<number> {
    const rows = await queries.query<BetRow>(`${SELECT_BETS} WHERE b.id = $1 FOR UPDATE OF b`, [
      betId,
    ]);
    const [stored] = await withLegs(queries, rows);
    if (!stored) throw new Error(`Failed to settle the bet ${betId}: it is missing.`);
    const { bet } = stored;
    const legs = stored.legs.map((leg) => {
      const isDecided = leg.game_id === gameId && typeIds.includes(leg.type_id);
      if (!isDecided || leg.status !== 'accepted') return leg;
      if (!score) return { ...leg, status: 'void' as const, result: VOID_RESULT };
      const status = settleOutcome(leg.type_id, leg.param, { score, goals });
      return { ...leg, status, result: resultText(leg.type_id, score, isOver) };
    });
    for (const [place, leg] of legs.entries()) {
      if (leg === stored.legs[place]) continue;
      await queries.query(
        'UPDATE bet_legs SET status = $3, result = $4 WHERE bet_id = $1 AND place = $2',
        [betId, leg.place, leg.status, leg.result],
      );
    }
    const outcome = bet.status === 'accepted' ? settleBet(bet, legs) : null;
    if (outcome) await this.#close(queries, bet, outcome);
    return bet.player_id;
  }

  async #close(
    queries: Queries,
    bet: BetRow,
    { status, payout }: { status: string; payout: number },
  ): Promise<void> {
    const { ledger, prepaid, now } = this.#ports;
    await queries.query('UPDATE bets SET status = $2, payout = $3, settled_at = $4 WHERE id = $1', [
      bet.id,
      status,
      payout,
      now(),
    ]);
    if (payout === 0) return;
    const currency = currencyOf(bet.currency_id);
    // The prepaid part of a void bet is returned to the prepaid account.
    const back = status === 'void' ? bet.prepaid_amount : 0;
    const entries = [
      { accountId: ledger.houseAccount('payouts', currency), amount: -payout },
      { accountId: bet.ledger_account_id, amount: payout - back },
    ];
    if (back > 0) {
      const accountId = await prepaid.ledgerAccount(queries, bet.player_id, currency);
      entries.push({ accountId, amount: back });
    }
    await ledger.post(queries, {
      kind: status === 'void' ? 'refund' : 'payout',
      at: now(),
      betId: bet.id,
      entries: entries.filter(({ amount }) => amount !== 0),
    });
  }
}
