import { randomUUID } from 'node:crypto';
import type { Ledger } from '../../accounts/ledger';
import type { Database, Queries } from '../../../platform/database/database';
import { lockPlayer } from '../../../platform/database/lock-player';
import { eachByItself } from '../../../platform/work/isolated-work';
import { holdMoney } from './hold-money';
import type { Withdrawal } from './withdrawal-rows';
import type { Withdrawals } from './withdrawals';

/** What the ids of withdrawals begin with that no player has asked for. */
const BY_ITSELF = 'exclusion-';
/** Why a withdrawal is refused that people have looked at. */
export const BY_PEOPLE = 'review';

interface PayBackPorts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly withdrawals: Pick<Withdrawals, 'withdrawable'>;
  /** Called when the money of a player's accounts has changed. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

/**
 * Returns the money of players who can't ask for it themselves any more: the self-excluded, and those whose
 * account is closed.
 */
export async function payBackExcluded(ports: PayBackPorts): Promise<void> {
  const { database, onMoved } = ports;
  const players = await database.query<{ id: number; since: number }>(
    `SELECT p.id, greatest(p.closed_at, l.since) AS since FROM players p
     LEFT JOIN LATERAL (
       SELECT max(started_at) AS since FROM player_limits
       WHERE player_id = p.id AND limit_type = 30 AND started_at <= $1
         AND (ends_at IS NULL OR ends_at > $1)) l ON true
     WHERE p.frozen_at IS NULL AND p.ban_level = 0
       AND EXISTS (SELECT 1 FROM payments d WHERE d.player_id = p.id AND d.state = 'credited')
       AND (p.closed_at IS NOT NULL OR l.since IS NOT NULL)`,
    [Math.floor(ports.now())],
  );
  await eachByItself(
    players,
    ({ id }) => `player ${id}`,
    async ({ id, since }) => {
      const hasMoved = await database.transaction((queries) => payBack(queries, id, since, ports));
      if (hasMoved) onMoved(id);
    },
  );
}

async function payBack(
  queries: Queries,
  playerId: number,
  since: number,
  { ledger, withdrawals, now }: PayBackPorts,
): Promise<boolean> {
  await lockPlayer(queries, playerId);
  const all = await withdrawals.withdrawable(playerId, queries);
  let hasMoved = false;
  for (const from of all) {
    if (from.available === 0 || (await isGivenUp(queries, from.account.id, since))) continue;
    const amount = Math.min(from.available, from.max);
    const refId = `${BY_ITSELF}${randomUUID()}`;
    await holdMoney(queries, from, { amount, refId }, { ledger, at: Math.floor(now()) });
    hasMoved = true;
  }
  return hasMoved;
}

/** Whether people have refused since a time to send the money of an account by itself. */
async function isGivenUp(queries: Queries, accountId: number, since: number): Promise<boolean> {
  const refused = await queries.query(
    `SELECT 1 FROM withdrawals WHERE account_id = $1 AND ref_id LIKE '${BY_ITSELF}%'
       AND reason = '${BY_PEOPLE}' AND created_at >= $2 LIMIT 1`,
    [accountId, since],
  );
  return refused.length > 0;
}

/** Whether a withdrawal is sent by itself, and the bank did not pay the last one of the account that was. */
export async function hasFailedAlone(
  queries: Queries,
  { id, accountId, createdAt }: Withdrawal,
): Promise<boolean> {
  const rows = await queries.query<{ id: string; state: string }>(
    `SELECT id, state FROM withdrawals
     WHERE account_id = $1 AND ref_id LIKE '${BY_ITSELF}%' AND created_at <= $2
     ORDER BY created_at DESC, id = $3 DESC, id LIMIT 2`,
    [accountId, createdAt, id],
  );
  const [own, last] = rows;
  return own?.id === id && (last?.state === 'refused' || last?.state === 'returned');
}
