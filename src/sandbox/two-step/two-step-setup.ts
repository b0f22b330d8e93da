import type { Database, Queries } from '../database/database';
import { one } from '../database/database';
import { ApiFault } from '../http/fault';
import type { PlayerMessages } from '../outbox/player-messages';
import type { Session } from '../session/sessions';
import { stepOfCode, totpAddress } from './totp';
import { newRecoveryCodes, newTotpSecret } from './two-step-keys';

/** The time that a player has to bring a secret into an app, in milliseconds. */
const SETUP_LIFETIME = 600_000;

interface SetupPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly siteName: () => string;
  readonly now: () => number;
}

interface TwoStepState {
  readonly isOn: boolean;
  /** The recovery codes that have not been used. */
  readonly recoveryCodesLeft: number;
}

interface Setup {
  /** In base32. */
  readonly secret: string;
  /** `otpauth://…`, as a QR code for the app. */
  readonly address: string;
  readonly expiresAt: number;
}

/** Players set their second step up, and turn it off. */
export class TwoStepSetup {
  readonly #ports: SetupPorts;

  constructor(ports: SetupPorts) {
    this.#ports = ports;
  }

  async of(playerId: number): Promise<TwoStepState> {
    const row = one(
      await this.#ports.database.query<{ is_on: boolean; left: number }>(
        `SELECT EXISTS (SELECT 1 FROM two_steps WHERE player_id = $1) AS is_on,
           (SELECT count(*)::int FROM two_step_recovery_codes
            WHERE player_id = $1 AND used_at IS NULL) AS left`,
        [playerId],
      ),
    );
    return { isOn: row.is_on, recoveryCodesLeft: row.left };
  }

  /** Makes a secret, which signs nobody in until a code of it is confirmed in the same session. */
  async begin({ id: sessionId, playerId }: Session): Promise<Setup> {
    const { database, siteName } = this.#ports;
    const secret = newTotpSecret();
    const expiresAt = this.#now() + SETUP_LIFETIME;
    const login = await database.transaction(async (queries) => {
      const player = await lockPlayer(queries, playerId);
      if (await isOn(queries, playerId)) throw new ApiFault(409, 'two-step-on');
      await queries.query(
        `INSERT INTO two_step_setups (player_id, session_id, secret, expires_at)
         VALUES ($1, $2, $3, $4)
         ON CONFLICT (player_id) DO UPDATE
         SET session_id = excluded.session_id, secret = excluded.secret,
           expires_at = excluded.expires_at`,
        [playerId, sessionId, secret, expiresAt],
      );
      return player.login;
    });
    return { secret, address: totpAddress(secret, siteName(), login), expiresAt };
  }

  /** Turns the second step on by a code of the new secret; returns the recovery codes. */
  async confirm({ id: sessionId, playerId }: Session, code: string): Promise<string[]> {
    const { database, messages } = this.#ports;
    const at = this.#now();
    return database.transaction(async (queries) => {
      // One after the other, so that a secret is confirmed once.
      await lockPlayer(queries, playerId);
      if (await isOn(queries, playerId)) throw new ApiFault(409, 'two-step-on');
      const [setup] = await queries.query<{ secret: string }>(
        `SELECT secret FROM two_step_setups
         WHERE player_id = $1 AND session_id = $2 AND expires_at > $3`,
        [playerId, sessionId, at],
      );
      if (!setup) throw new ApiFault(400, 'time_up');
      const step = stepOfCode(setup.secret, code, at);
      // Whoever asks has been given the secret: there is nothing to guess, and no tries to count.
      if (step === undefined) throw new ApiFault(400, 'wrong_code');
      await queries.query('DELETE FROM two_step_setups WHERE player_id = $1', [playerId]);
      await queries.query(
        'INSERT INTO two_steps (player_id, secret, used_step) VALUES ($1, $2, $3)',
        [playerId, setup.secret, step],
      );
      const codes = await newRecoveryCodes(queries, playerId);
      await messages.send(queries, playerId, { template: 'two-step-on', at });
      return codes;
    });
  }

  /** Makes new recovery codes in place of all earlier ones. */
  async renewCodes(playerId: number): Promise<string[]> {
    const { database, messages } = this.#ports;
    return database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      if (!(await isOn(queries, playerId))) throw new ApiFault(409, 'two-step-off');
      const codes = await newRecoveryCodes(queries, playerId);
      await messages.send(queries, playerId, { template: 'two-step-codes', at: this.#now() });
      return codes;
    });
  }

  async turnOff(playerId: number): Promise<void> {
    const { database, messages } = this.#ports;
    await database.transaction(async (queries) => {
      const off = await queries.query(
        'DELETE FROM two_steps WHERE player_id = $1 RETURNING player_id',
        [playerId],
      );
      if (off.length === 0) throw new ApiFault(409, 'two-step-off');
      await messages.send(queries, playerId, { template: 'two-step-off', at: this.#now() });
    });
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

async function lockPlayer(queries: Queries, playerId: number): Promise<{ login: string }> {
  return one(
    await queries.query<{ login: string }>('SELECT login FROM players WHERE id = $1 FOR UPDATE', [
      playerId,
    ]),
  );
}

async function isOn(queries: Queries, playerId: number): Promise<boolean> {
  const rows = await queries.query('SELECT 1 FROM two_steps WHERE player_id = $1', [playerId]);
  return rows.length > 0;
}
