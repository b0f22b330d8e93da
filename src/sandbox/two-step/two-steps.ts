import { randomUUID } from 'node:crypto';
import { CODE_LIFETIME, HOUR, MAX_TRIES } from '../challenges/challenge-rules';
import type { Database, Queries } from '../database/database';
import { ApiFault } from '../http/fault';
import { refuseUntil } from '../session/network-limit';
import type { SignInMethod } from '../security/sign-in-facts';
import { RecentCounts } from '../session/recent-counts';
import { stepOfCode } from './totp';
import { newRecoveryCodes, newTotpSecret, recoveryHash } from './two-step-keys';

/** Wrong codes of a player within an hour: a known password begins any number of flows. */
const MAX_WRONG_AN_HOUR = 20;

/** What a player needs for the second step; shown once. */
interface TwoStepKeys {
  /** In base32, for an authenticator app. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

interface FirstStep {
  readonly playerId: number;
  readonly method: SignInMethod;
}

/** The answer to a right first step. */
interface SecondStep {
  readonly step: 'two-step';
  readonly by: 'totp';
  readonly flowId: string;
  readonly expiresAt: number;
}

/** The second step of players who sign in by two: a code from an authenticator app, or a recovery code. */
export class TwoSteps {
  readonly #database: Database;
  readonly #clock: () => number;
  readonly #wrongCodes = new RecentCounts(HOUR);

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#clock = now;
  }

  /** Sets the second step of a player on; what an earlier one needed is worth nothing then. */
  async setOn(playerId: number): Promise<TwoStepKeys> {
    const secret = newTotpSecret();
    const recoveryCodes = await this.#database.transaction(async (queries) => {
      await queries.query('DELETE FROM two_steps WHERE player_id = $1', [playerId]);
      await queries.query('INSERT INTO two_steps (player_id, secret) VALUES ($1, $2)', [
        playerId,
        secret,
      ]);
      return newRecoveryCodes(queries, playerId);
    });
    return { secret, recoveryCodes };
  }

  async setOff(playerId: number): Promise<void> {
    await this.#database.query('DELETE FROM two_steps WHERE player_id = $1', [playerId]);
  }

  async isOn(playerId: number): Promise<boolean> {
    const rows = await this.#database.query('SELECT 1 FROM two_steps WHERE player_id = $1', [
      playerId,
    ]);
    return rows.length > 0;
  }

  /** Begins the second step of a player who has passed the first; undefined: the player has none. */
  async begin(playerId: number, method: SignInMethod): Promise<SecondStep | undefined> {
    const now = this.#now();
    if (!(await this.isOn(playerId))) return undefined;
    this.#refuseTooMany(playerId, now);
    const flowId = randomUUID();
    const expiresAt = now + CODE_LIFETIME;
    await this.#database.query('DELETE FROM two_step_flows WHERE expires_at <= $1', [now]);
    await this.#database.query(
      'INSERT INTO two_step_flows (flow, player_id, method, expires_at) VALUES ($1, $2, $3, $4)',
      [flowId, playerId, method, expiresAt],
    );
    return { step: 'two-step', by: 'totp', flowId, expiresAt };
  }

  /** Who passed the first step of a flow, and how; undefined: it is no flow of a second step. */
  async firstStepOf(flow: string): Promise<FirstStep | undefined> {
    const [row] = await this.#database.query<{ player_id: number; method: SignInMethod | null }>(
      'SELECT player_id, method FROM two_step_flows WHERE flow = $1',
      [flow],
    );
    // Flows from before the method was kept last two minutes.
    return row && { playerId: row.player_id, method: row.method ?? 'password' };
  }

  /** Tries a code; returns the id of its player. Flow and code can be used once. */
  async answer(flow: string, code: string): Promise<number> {
    const now = this.#now();
    // Counted before the code is compared, so that parallel tries are not more than five either.
    const [tried] = await this.#database.query<{ player_id: number; tries: number }>(
      `UPDATE two_step_flows SET tries = tries + 1
       WHERE flow = $1 AND tries < ${MAX_TRIES} AND expires_at > $2 RETURNING player_id, tries`,
      [flow, now],
    );
    if (!tried) throw new ApiFault(400, 'time_up');
    const { player_id: playerId, tries } = tried;
    this.#refuseTooMany(playerId, now);
    this.#wrongCodes.add(String(playerId), now);
    const isRight = await this.#database.transaction(async (queries) => {
      const isUsed = await takeCode(queries, playerId, code, now);
      if (!isUsed) return false;
      const ended = await queries.query(
        'DELETE FROM two_step_flows WHERE flow = $1 AND expires_at > $2 RETURNING flow',
        [flow, now],
      );
      // Another code has ended it meanwhile; this one stays as it was.
      if (ended.length === 0) throw new ApiFault(400, 'time_up');
      return true;
    });
    if (!isRight) throw new ApiFault(400, 'wrong_code', { left: MAX_TRIES - tries });
    this.#wrongCodes.undo(String(playerId), now);
    return playerId;
  }

  /** Uses a code of a player who is signed in, as a proof of who they are; a wrong one is refused. */
  async prove(playerId: number, code: string): Promise<void> {
    const now = this.#now();
    this.#refuseTooMany(playerId, now);
    // Counted before the code is compared, so that parallel tries are not more either.
    this.#wrongCodes.add(String(playerId), now);
    const isUsed = await this.#database.transaction((queries) =>
      takeCode(queries, playerId, code, now),
    );
    if (!isUsed) throw new ApiFault(400, 'wrong_code');
    this.#wrongCodes.undo(String(playerId), now);
  }

  /** Forgets the wrong codes of all players. */
  clear(): void {
    this.#wrongCodes.clear();
  }

  #now(): number {
    return Math.floor(this.#clock());
  }

  #refuseTooMany(playerId: number, now: number): void {
    const freeAt = this.#wrongCodes.freeAt(String(playerId), MAX_WRONG_AN_HOUR, now);
    refuseUntil(freeAt, now, 'too-many-attempts');
  }
}

async function takeCode(
  queries: Queries,
  playerId: number,
  code: string,
  now: number,
): Promise<boolean> {
  return (
    (await takeTotpCode(queries, playerId, code, now)) ||
    (await takeRecoveryCode(queries, playerId, code, now))
  );
}

async function takeTotpCode(
  queries: Queries,
  playerId: number,
  code: string,
  now: number,
): Promise<boolean> {
  const [row] = await queries.query<{ secret: string }>(
    'SELECT secret FROM two_steps WHERE player_id = $1',
    [playerId],
  );
  const step = row && stepOfCode(row.secret, code, now);
  if (step === undefined) return false;
  const used = await queries.query(
    `UPDATE two_steps SET used_step = $2
     WHERE player_id = $1 AND used_step < $2 RETURNING player_id`,
    [playerId, step],
  );
  return used.length > 0;
}

async function takeRecoveryCode(
  queries: Queries,
  playerId: number,
  code: string,
  now: number,
): Promise<boolean> {
  const used = await queries.query(
    `UPDATE two_step_recovery_codes SET used_at = $3
     WHERE player_id = $1 AND hash = $2 AND used_at IS NULL RETURNING hash`,
    [playerId, recoveryHash(code), now],
  );
  return used.length > 0;
}
