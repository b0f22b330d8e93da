import { EXPRESS, PART, partOf } from '@grandstand/bus-contracts/domain';
import type { Database, Queries } from '../../../platform/database/database';
import { currencyOf } from '../../catalog/currencies';
import type { Line } from '../../engine/line';
import type { Match } from '../../match/match';
import type { FinalScore } from '../../match/match-play';
import type { Ledger } from '../../../money/accounts/ledger';
import type { Prepaid } from '../../../money/accounts/prepaid';
import type { Bonuses } from '../../../rewards/bonuses/bonuses';
import type { PromoCodes } from '../../../rewards/promo-codes/promo-codes';
import type { Pair } from '../../play/fixture';
import { scoreWithGoal } from '../../play/goals/goal-order';
import type { PeriodScores } from '../../play/timeline';
import { lockPlayer } from '../../../platform/database/lock-player';
import {
  countOrScore,
  isDecidedEarly,
  isOfScoredGoal,
  settleOutcome,
} from '../../pricing/settle-outcome';
import type { BetRow, LegRow } from '../bet-rows';
import { BONUS_ACCOUNT, SELECT_BETS, THOUSANDTHS, withLegs } from '../bet-rows';
import { settleBet } from './settle-bet';
import { IsolatedWork } from '../../../platform/work/isolated-work';
import { SequentialRuns } from '../../../platform/work/sequential-runs';

export interface SettlementPorts {
  readonly database: Database;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly prepaid: Prepaid;
  readonly bonuses: Pick<Bonuses, 'insured'>;
  readonly promoCodes: Pick<PromoCodes, 'giveBack'>;
  readonly now: () => number;
  /** Called when a player's bets have changed. */
  readonly onChanged: (playerId: number, betIds: string[]) => void;
}

const VOID_RESULT = '–';

/**
 * The final score, and that of the part of the match, or with the goal, that a bet was on: "2:1 (1:0)";
 * while the match goes on, the second alone.
 */
function resultText(leg: OpenLeg, score: PeriodScores, { played, isOver }: Decided): string {
  // The first three of a race.
  if (score.arrival) return score.arrival.slice(0, 3).join(', ');
  const text = ({ home, away }: Pair): string => `${home}:${away}`;
  const part = partOf(leg.type_id);
  const own = isOfScoredGoal(leg.type_id, leg.param, played.goals)
    ? scoreWithGoal(played.goals(), Number(leg.param))
    : part === PART.match
      ? null
      : countOrScore({ ...played, score }, part);
  if (!own) return text(score);
  return isOver ? `${text(score)} (${text(own)})` : text(own);
}

type OpenLeg = Pick<LegRow, 'game_id' | 'market_id' | 'type_id' | 'param'>;

/** A game with open legs that can be settled: all of them where it is over, else those of its ended parts and of its goals. */
interface Decided {
  readonly gameId: number;
  readonly marketIds: readonly string[];
  readonly played: FinalScore;
  readonly isOver: boolean;
}

const gameName = (id: number): string => `game ${id}`;
const legName = ({ market_id: id }: OpenLeg): string => `selection ${id}`;

function isDecided({ type_id, param }: OpenLeg, match: Match, at: number): boolean {
  if (match.isPartOver(partOf(type_id), at)) return true;
  const played = match.played(at);
  return (
    played.score !== null && isDecidedEarly(type_id, param, { ...played, score: played.score })
  );
}

/** Settles bets on finished games, on parts of games that have ended, and on goals that were scored; safe to run twice. */
export class Settlement extends SequentialRuns<number> {
  readonly #ports: SettlementPorts;

  constructor(ports: SettlementPorts) {
    super(ports.now);
    this.#ports = ports;
  }

  /** Settles all open legs that are decided; returns the number of changed bets. A bet that fails holds no other back. */
  protected async doDue(): Promise<number> {
    const { database, line, now } = this.#ports;
    const open = await database.query<OpenLeg>(
      `SELECT DISTINCT game_id, market_id, type_id, param FROM bet_legs WHERE status = 'accepted'`,
    );
    const at = now();
    const work = new IsolatedWork();
    let changed = 0;
    const games = new Set(open.map(({ game_id }) => game_id));
    await work.each(games, gameName, async (gameId) => {
      const match = line.match(gameId);
      if (!match) return;
      const legs = open.filter((leg) => leg.game_id === gameId);
      const marketIds: string[] = [];
      await work.each(legs, legName, (leg) => {
        if (isDecided(leg, match, at)) marketIds.push(leg.market_id);
      });
      if (marketIds.length === 0) return;
      const decided = { gameId, marketIds, played: match.played(at), isOver: match.isOver(at) };
      changed += await this.#settleGame(work, decided);
    });
    work.end();
    return changed;
  }

  async #settleGame(work: IsolatedWork, decided: Decided): Promise<number> {
    const { database, onChanged } = this.#ports;
    const bets = await database.query<{ bet_id: number; player_id: number }>(
      `SELECT DISTINCT l.bet_id, b.player_id FROM bet_legs l JOIN bets b ON b.id = l.bet_id
       WHERE l.game_id = $1 AND l.status = 'accepted'
       AND l.market_id = ANY (string_to_array($2, ',')) ORDER BY l.bet_id`,
      [decided.gameId, decided.marketIds.join(',')],
    );
    const byPlayer = new Map<number, string[]>();
    await work.each(
      bets,
      ({ bet_id: id }) => `bet ${id}`,
      async ({ bet_id: betId, player_id: playerId }) => {
        await database.transaction(async (queries) => {
          // Before the bet, as everywhere: an insurance may grant a bonus.
          await lockPlayer(queries, playerId);
          await this.#settleOne(queries, betId, decided);
        });
        byPlayer.set(playerId, [...(byPlayer.get(playerId) ?? []), String(betId)]);
      },
    );
    for (const [playerId, betIds] of byPlayer) onChanged(playerId, betIds);
    return [...byPlayer.values()].flat().length;
  }

  async #settleOne(queries: Queries, betId: number, decided: Decided): Promise<void> {
    const rows = await queries.query<BetRow>(`${SELECT_BETS} WHERE b.id = $1 FOR UPDATE OF b`, [
      betId,
    ]);
    const [stored] = await withLegs(queries, rows);
    if (!stored) throw new Error(`Failed to settle the bet ${betId}: it is missing.`);
    const { bet } = stored;
    const { score, goals, course, points } = decided.played;
    const legs = stored.legs.map((leg) => {
      if (leg.status !== 'accepted' || !decided.marketIds.includes(leg.market_id)) return leg;
      if (!score) return { ...leg, status: 'void' as const, result: VOID_RESULT };
      const status = settleOutcome(leg.type_id, leg.param, { score, goals, course, points });
      return { ...leg, status, result: resultText(leg, score, decided) };
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
    const isLost = (outcome ?? bet).status === 'lost';
    const isOver = legs.every(({ status }) => status !== 'accepted');
    if (isLost && isOver) await this.#insure(queries, bet, legs);
  }

  /** A bet is lost with its first lost leg; by how many it has lost is known when all are settled. */
  async #insure(queries: Queries, bet: BetRow, legs: readonly LegRow[]): Promise<void> {
    const isOwnExpress =
      bet.type_id === EXPRESS && bet.account_type !== BONUS_ACCOUNT && bet.cashed_stake === 0;
    const stake = bet.amount - bet.prepaid_amount;
    if (!isOwnExpress || stake === 0) return;
    await this.#ports.bonuses.insured(queries, {
      playerId: bet.player_id,
      iso: currencyOf(bet.currency_id).iso,
      placedAt: bet.placed_at,
      stake,
      legs: legs.map(({ game_id, status, coef }) => ({
        gameId: game_id,
        status,
        odds: coef / THOUSANDTHS,
      })),
    });
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
    if (bet.is_free_bet && status === 'void') return this.#giveFreeBetBack(queries, bet);
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

  /** The stake of a void free bet goes back to the house, and the code to the player. */
  async #giveFreeBetBack(queries: Queries, { id, amount, currency_id }: BetRow): Promise<void> {
    const { ledger, promoCodes, now } = this.#ports;
    const currency = currencyOf(currency_id);
    await promoCodes.giveBack(queries, id);
    await ledger.post(queries, {
      kind: 'refund',
      at: now(),
      betId: id,
      entries: [
        { accountId: ledger.houseAccount('payouts', currency), amount: -amount },
        { accountId: ledger.houseAccount('bonuses', currency), amount },
      ],
    });
  }
}
