import { FLOW_LIFETIME } from '../challenges/challenge-rules';
import type { GivenCode, SentCode } from '../challenges/challenge-requests';
import type { Challenges } from '../challenges/challenges';
import { knownPhoneSubject } from '../challenges/subjects';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { identityOf } from '../../player/players/identities';
import { lockPlayer } from '../../platform/database/lock-player';
import type { Session } from '../session/sessions';
import { stepOfCode, totpAddress } from './totp';
import { findTwoStep, newRecoveryCodes, newTotpSecret } from './two-step-keys';

/** The time that a player has to bring a secret into an app, in milliseconds. */
const SETUP_LIFETIME = 600_000;

interface SetupPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly messages: PlayerMessages;
  readonly siteName: () => string;
  readonly now: () => number;
}

interface TwoStepState {
  readonly isOn: boolean;
  /** Null: it is off. */
  readonly by: 'totp' | 'sms' | null;
  /** The player's number without most of it; null: they have none. */
  readonly phone: string | null;
  /** The recovery codes that have not been used. */
  readonly recoveryCodesLeft: number;
}

type Setup =
  | {
      readonly by: 'totp';
      /** In base32. */
      readonly secret: string;
      /** `otpauth://…`, as a QR code for the app. */
      readonly address: string;
      readonly expiresAt: number;
    }
  | ({ readonly by: 'sms' } & SentCode);

/** What a player needs for the second step; shown once. */
interface TwoStepKeys {
  /** In base32, for an authenticator app; null: the codes are sent. */
  readonly secret: string | null;
  readonly recoveryCodes: readonly string[];
}

/** A set-up that has begun: either a secret, or the challenge of a code that was sent. */
type PendingRow = { secret: string | null; flow: string | null };

/** Players set their second step up, and turn it off. */
export class TwoStepSetup {
  readonly #ports: SetupPorts;

  constructor(ports: SetupPorts) {
    this.#ports = ports;
  }

  async of(playerId: number): Promise<TwoStepState> {
    const { database } = this.#ports;
    const { left } = one(
      await database.query<{ left: number }>(
        `SELECT count(*)::int AS left FROM two_step_recovery_codes
         WHERE player_id = $1 AND used_at IS NULL`,
        [playerId],
      ),
    );
    const by = (await findTwoStep(database, playerId))?.way ?? null;
    const phone = await identityOf(database, playerId, 'phone');
    return {
      isOn: by !== null,
      by,
      phone: phone === undefined ? null : knownPhoneSubject(phone.value).masked,
      recoveryCodesLeft: left,
    };
  }

  /** Makes a secret, or sends a code: it signs nobody in until a code is confirmed in the same session. */
  async begin(session: Session, by: 'totp' | 'sms', address: string | undefined): Promise<Setup> {
    return by === 'sms' ? this.#beginSms(session, address) : this.#beginTotp(session);
  }

  async #beginTotp({ id: sessionId, playerId }: Session): Promise<Setup> {
    const { database, siteName } = this.#ports;
    const secret = newTotpSecret();
    const expiresAt = this.#now() + SETUP_LIFETIME;
    const login = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      if (await isOn(queries, playerId)) throw new ApiFault(409, 'two-step-on');
      await keepSetup(queries, { playerId, sessionId, secret, flow: null, expiresAt });
      const player = await queries.query<{ login: string }>(
        'SELECT login FROM players WHERE id = $1',
        [playerId],
      );
      return one(player).login;
    });
    return { by: 'totp', secret, address: totpAddress(secret, siteName(), login), expiresAt };
  }

  async #beginSms(
    { id: sessionId, playerId }: Session,
    address: string | undefined,
  ): Promise<Setup> {
    const { challenges, database } = this.#ports;
    if (await isOn(database, playerId)) throw new ApiFault(409, 'two-step-on');
    const phone = await identityOf(database, playerId, 'phone');
    if (!phone) throw new ApiFault(409, 'no-phone');
    const subject = knownPhoneSubject(phone.value);
    const sent = await challenges.begin({ kind: 'proof', playerId, subject, address });
    const expiresAt = this.#now() + FLOW_LIFETIME;
    await keepSetup(database, { playerId, sessionId, secret: null, flow: sent.flowId, expiresAt });
    return { by: 'sms', ...sent };
  }

  /** Turns the second step on by a code of the new secret, or the one that was sent; returns the recovery codes. */
  async confirm(
    { id: sessionId, playerId }: Session,
    { code, address }: Omit<GivenCode, 'flow'>,
  ): Promise<string[]> {
    const { challenges, database, messages } = this.#ports;
    const at = this.#now();
    const find = (queries: Queries): Promise<PendingRow[]> =>
      queries.query<PendingRow>(
        `SELECT secret, flow FROM two_step_setups
         WHERE player_id = $1 AND session_id = $2 AND expires_at > $3`,
        [playerId, sessionId, at],
      );
    const [pending] = await find(database);
    if (pending?.flow) {
      await challenges.answer({ flow: pending.flow, code, address }, 'proof');
    }
    return database.transaction(async (queries) => {
      // One after the other, so that a secret is confirmed once.
      await lockPlayer(queries, playerId);
      if (await isOn(queries, playerId)) throw new ApiFault(409, 'two-step-on');
      const [setup] = await find(queries);
      if (!setup || setup.flow !== pending?.flow) throw new ApiFault(400, 'time_up');
      if (setup.secret === null) await turnOnBySms(queries, playerId);
      else {
        const step = stepOfCode(setup.secret, code, at);
        // The player has been given the secret: there is nothing to guess, and no tries to count.
        if (step === undefined) throw new ApiFault(400, 'wrong_code');
        await turnOnByApp(queries, playerId, { secret: setup.secret, step });
      }
      await queries.query('DELETE FROM two_step_setups WHERE player_id = $1', [playerId]);
      const codes = await newRecoveryCodes(queries, playerId);
      const template = setup.secret === null ? 'two-step-on-sms' : 'two-step-on';
      await messages.send(queries, playerId, { template, at });
      return codes;
    });
  }

  /** Sets the second step of a player on for QA; what an earlier one needed is worth nothing then. */
  async setOn(playerId: number, by: 'totp' | 'sms'): Promise<TwoStepKeys> {
    const secret = by === 'totp' ? newTotpSecret() : null;
    const recoveryCodes = await this.#ports.database.transaction(async (queries) => {
      await queries.query('DELETE FROM two_steps WHERE player_id = $1', [playerId]);
      if (secret === null) await turnOnBySms(queries, playerId);
      else await turnOnByApp(queries, playerId, { secret, step: 0 });
      return newRecoveryCodes(queries, playerId);
    });
    return { secret, recoveryCodes };
  }

  /** Turns the second step of a player off for QA, without a message. */
  async setOff(playerId: number): Promise<void> {
    await this.#ports.database.query('DELETE FROM two_steps WHERE player_id = $1', [playerId]);
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

async function isOn(queries: Queries, playerId: number): Promise<boolean> {
  const rows = await queries.query('SELECT 1 FROM two_steps WHERE player_id = $1', [playerId]);
  return rows.length > 0;
}

async function keepSetup(
  queries: Queries,
  setup: PendingRow & {
    readonly playerId: number;
    readonly sessionId: string;
    readonly expiresAt: number;
  },
): Promise<void> {
  await queries.query(
    `INSERT INTO two_step_setups (player_id, session_id, secret, flow, expires_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (player_id) DO UPDATE
     SET session_id = excluded.session_id, secret = excluded.secret, flow = excluded.flow,
       expires_at = excluded.expires_at`,
    [setup.playerId, setup.sessionId, setup.secret, setup.flow, setup.expiresAt],
  );
}

async function turnOnByApp(
  queries: Queries,
  playerId: number,
  { secret, step }: { readonly secret: string; readonly step: number },
): Promise<void> {
  await queries.query('INSERT INTO two_steps (player_id, secret, used_step) VALUES ($1, $2, $3)', [
    playerId,
    secret,
    step,
  ]);
}

/** By codes to the phone that the player has now. */
async function turnOnBySms(queries: Queries, playerId: number): Promise<void> {
  const phone = await identityOf(queries, playerId, 'phone');
  if (!phone) throw new ApiFault(409, 'no-phone');
  await queries.query('INSERT INTO two_steps (player_id, phone_id) VALUES ($1, $2)', [
    playerId,
    phone.id,
  ]);
}
