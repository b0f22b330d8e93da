import * as v from 'valibot';
import { ApiFault } from '../../../platform/http/fault';
import { newRoutes, requireBody } from '../../../platform/http/context';
import { namedPlayer } from '../../../player/players/named-player';
import type { Database } from '../../../platform/database/database';
import type { GameDraws } from '../games/game-draws';
import type { GameTables } from '../shared-rounds/game-tables';
import type { OldRounds } from '../old-rounds';
import type { RepeatedCalls } from '../repeated-calls';
import type { PlayerFinder } from '../../../player/players/named-player';
import { reconciliation } from './reconciliation';

const MAX_REPEATS = 1000;
const MAX_ROUNDS = 100;
const JOURNAL_SIZE = 200;

const repeatsSchema = v.object({
  times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_REPEATS)),
});
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const resultsSchema = v.object({
  /** One entry a round: the numbers of each of its draws. */
  rounds: v.pipe(v.array(v.array(v.array(number))), v.maxLength(MAX_ROUNDS)),
});

const pauseSchema = v.object({ isPaused: v.boolean() });

type JournalRow = {
  provider: string;
  login: string;
  kind: string;
  transaction_id: string;
  round_id: string;
  bet_transaction_id: string | null;
  amount: number | null;
  at: number;
  status: number;
  answer: string;
};

interface Parts extends PlayerFinder {
  readonly database: Database;
  readonly gameDraws: GameDraws;
  readonly gameTables: GameTables;
  readonly oldRounds: OldRounds;
  readonly repeatedCalls: RepeatedCalls;
}

/** QA's calls for games: the journal of the wallet, doubled calls, results, rounds that are left open, and tables. */
export function walletControlRoutes(parts: Parts) {
  const { database, gameDraws, gameTables, oldRounds, repeatedCalls } = parts;
  const routes = newRoutes();

  routes.get('/wallet', async (context) => {
    const rows = await database.query<JournalRow>(
      `SELECT t.provider, p.login, t.kind, t.transaction_id, t.round_id, t.bet_transaction_id,
         t.amount, t.at, t.status, t.answer
       FROM game_transactions t JOIN players p ON p.id = t.player_id
       ORDER BY t.id DESC LIMIT ${JOURNAL_SIZE}`,
    );
    return context.json({
      repeats: repeatedCalls.left,
      calls: rows.map((row) => ({
        provider: row.provider,
        login: row.login,
        kind: row.kind,
        transactionId: row.transaction_id,
        roundId: row.round_id,
        betTransactionId: row.bet_transaction_id,
        amount: row.amount,
        at: row.at,
        status: row.status,
        answer: JSON.parse(row.answer) as unknown,
      })),
    });
  });

  routes.post('/wallet/repeats', async (context) => {
    repeatedCalls.set((await requireBody(context, repeatsSchema)).times);
    return context.json({ repeats: repeatedCalls.left });
  });

  routes.post('/wallet/old-rounds', async (context) => {
    await oldRounds.end();
    return context.json({});
  });

  routes.get('/game-tables', async (context) => context.json({ tables: await gameTables.list() }));

  routes.post('/game-tables/:game', async (context) => {
    const { isPaused } = await requireBody(context, pauseSchema);
    const isFound = await gameTables.setPaused(context.req.param('game'), isPaused);
    if (!isFound) throw new ApiFault(404, 'not-found');
    return context.json({});
  });

  routes.post('/game-tables/:game/void', async (context) => {
    const isFound = await gameTables.voidNext(context.req.param('game'));
    if (!isFound) throw new ApiFault(404, 'not-found');
    return context.json({});
  });

  routes.get('/reconciliation', async (context) => context.json(await reconciliation(database)));

  routes.post('/players/:login/results', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { rounds } = await requireBody(context, resultsSchema);
    gameDraws.force(playerId, rounds);
    return context.json({ rounds: rounds.length });
  });

  return routes;
}
