import { MAX_TRIES } from '../challenges/challenge-rules';
import type { Queries } from '../../platform/database/database';
import type { SignInMethod } from '../session/sign-in-facts';

/** By what a flow is passed; a recovery code passes each. */
export type StepWay = 'totp' | 'sms' | 'password';

/** A second step that has begun, as it is kept. */
type StepFlow = {
  player_id: number;
  method: SignInMethod | null;
  by_what: StepWay;
  session_id: string | null;
  expires_at: number;
};

interface NewFlow {
  readonly flow: string;
  readonly playerId: number;
  readonly method: SignInMethod;
  readonly way: StepWay;
  /** The session whose player proves who they are; null: the flow signs in. */
  readonly sessionId: string | null;
  readonly expiresAt: number;
  readonly now: number;
}

export async function insertFlow(queries: Queries, flow: NewFlow): Promise<void> {
  await queries.query('DELETE FROM two_step_flows WHERE expires_at <= $1', [flow.now]);
  await queries.query(
    `INSERT INTO two_step_flows (flow, player_id, method, by_what, session_id, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [flow.flow, flow.playerId, flow.method, flow.way, flow.sessionId, flow.expiresAt],
  );
}

export async function findFlow(queries: Queries, flow: string): Promise<StepFlow | undefined> {
  const [row] = await queries.query<StepFlow>(
    'SELECT player_id, method, by_what, session_id, expires_at FROM two_step_flows WHERE flow = $1',
    [flow],
  );
  return row;
}

/** Counts a try of a flow; undefined: it can't be tried any more. */
export async function tryFlow(
  queries: Queries,
  flow: string,
  now: number,
): Promise<(Pick<StepFlow, 'player_id' | 'by_what'> & { tries: number }) | undefined> {
  const [row] = await queries.query<Pick<StepFlow, 'player_id' | 'by_what'> & { tries: number }>(
    `UPDATE two_step_flows SET tries = tries + 1
     WHERE flow = $1 AND tries < ${MAX_TRIES} AND expires_at > $2
     RETURNING player_id, by_what, tries`,
    [flow, now],
  );
  return row;
}

/** Ends a flow, which can be passed once; false if it has ended. */
export async function endFlow(queries: Queries, flow: string, now: number): Promise<boolean> {
  const ended = await queries.query(
    'DELETE FROM two_step_flows WHERE flow = $1 AND expires_at > $2 RETURNING flow',
    [flow, now],
  );
  return ended.length > 0;
}
