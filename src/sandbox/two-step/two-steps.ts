import { randomUUID } from 'node:crypto';
import type { StepCode } from '../challenges/challenge-requests';
import { CODE_LIFETIME, FLOW_LIFETIME, HOUR, MAX_TRIES } from '../challenges/challenge-rules';
import type { Challenges } from '../challenges/challenges';
import { knownPhoneSubject } from '../challenges/subjects';
import type { Database, Queries } from '../database/database';
import { ApiFault } from '../http/fault';
import type { Players } from '../players/players';
import { RecentCounts } from '../session/recent-counts';
import { refuseUntil } from '../session/network-limit';
import type { Session } from '../session/sessions';
import type { SignInMethod } from '../security/sign-in-facts';
import { takeCode, takeRecoveryCode } from './step-codes';
import type { StepWay } from './step-flows';
import { endFlow, findFlow, insertFlow, tryFlow } from './step-flows';
import { findTwoStep } from './two-step-keys';

/** Wrong codes of a player within an hour: a known password begins any number of flows. */
const MAX_WRONG_AN_HOUR = 20;

interface TwoStepPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly players: Pick<Players, 'hasPassword'>;
  readonly now: () => number;
}

/** Who has passed the first step of a sign-in. */
interface PassedFirst {
  readonly playerId: number;
  readonly method: SignInMethod;
  /** Whether by a code that was sent to their phone. */
  readonly isByPhone: boolean;
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
}

interface FirstStep {
  readonly playerId: number;
  readonly method: SignInMethod;
  readonly way: StepWay;
}

/** The answer to a right first step. */
interface SecondStep {
  readonly step: 'two-step';
  readonly by: StepWay;
  readonly flowId: string;
  readonly expiresAt: number;
  /** By `sms`. */
  readonly sms?: Pick<StepCode, 'sentTo' | 'resendAt' | 'isSent'>;
}

/** A code that was typed. */
interface Given {
  readonly flow: string;
  readonly code: string;
}

/**
 * The second step of players who sign in by two: a code from an authenticator app, or one that is sent to their phone;
 * a recovery code passes both.
 */
export class TwoSteps {
  readonly #ports: TwoStepPorts;
  readonly #wrongCodes = new RecentCounts(HOUR);

  constructor(ports: TwoStepPorts) {
    this.#ports = ports;
  }

  async isOn(playerId: number): Promise<boolean> {
    return (await this.wayOf(playerId)) !== undefined;
  }

  /** By what a player passes the second step; undefined: they have none. */
  async wayOf(playerId: number): Promise<'totp' | 'sms' | undefined> {
    return (await findTwoStep(this.#ports.database, playerId))?.way;
  }

  /** Begins the second step of a player who has passed the first; undefined: the player has none. */
  async begin({
    playerId,
    method,
    isByPhone,
    address,
  }: PassedFirst): Promise<SecondStep | undefined> {
    const { database } = this.#ports;
    const now = this.#now();
    const twoStep = await findTwoStep(database, playerId);
    if (!twoStep) return undefined;
    this.#refuseTooMany(playerId, now);
    const flow = { playerId, method, sessionId: null, now };
    if (twoStep.way === 'sms' && !isByPhone) {
      const { flowId, expiresAt, ...sms } = await this.#send('second-step', {
        playerId,
        phone: twoStep.phone,
        address,
      });
      // The code can be sent again in it.
      const endsAt = now + FLOW_LIFETIME;
      await insertFlow(database, { ...flow, flow: flowId, way: 'sms', expiresAt: endsAt });
      return { step: 'two-step', by: 'sms', flowId, expiresAt, sms };
    }
    const flowId = randomUUID();
    const expiresAt = now + CODE_LIFETIME;
    // Two codes to one phone prove that phone alone.
    const by = twoStep.way === 'sms' ? 'password' : 'totp';
    await insertFlow(database, { ...flow, flow: flowId, way: by, expiresAt });
    return { step: 'two-step', by, flowId, expiresAt };
  }

  /** Who passed the first step of a flow, and how; undefined: it is no flow of a second step. */
  async firstStepOf(flow: string): Promise<FirstStep | undefined> {
    const found = await findFlow(this.#ports.database, flow);
    // What a player proves within a session begins no other.
    if (!found || found.session_id !== null) return undefined;
    // Flows from before the method was kept last two minutes.
    return { playerId: found.player_id, method: found.method ?? 'password', way: found.by_what };
  }

  /** Tries a code; returns the id of its player. Flow and code can be used once. */
  async answer(flow: string, code: string): Promise<number> {
    return this.#answer({ flow, code }, 'second-step');
  }

  /** Sends a code to the phone of a player who is signed in, and has just given their password. */
  async beginProof(
    { id: sessionId, playerId }: Session,
    address: string | undefined,
  ): Promise<StepCode> {
    const { database } = this.#ports;
    const now = this.#now();
    const twoStep = await findTwoStep(database, playerId);
    if (twoStep?.way !== 'sms') throw new ApiFault(409, 'two-step-off');
    this.#refuseTooMany(playerId, now);
    const sent = await this.#send('proof', { playerId, phone: twoStep.phone, address });
    const expiresAt = now + FLOW_LIFETIME;
    const flow = { flow: sent.flowId, playerId, method: 'password', way: 'sms' } as const;
    await insertFlow(database, { ...flow, sessionId, expiresAt, now });
    return sent;
  }

  /** Tries the code of a proof that was begun in a session; a wrong one is refused. */
  async answerProof({ id: sessionId }: Session, given: Given): Promise<void> {
    const found = await findFlow(this.#ports.database, given.flow);
    if (found?.session_id !== sessionId) throw new ApiFault(400, 'time_up');
    await this.#answer(given, 'proof');
  }

  /** Uses a code of an app, or a recovery code, of a player who is signed in, as a proof of who they are; a wrong one is refused. */
  async prove(playerId: number, code: string): Promise<void> {
    const now = this.#now();
    this.#refuseTooMany(playerId, now);
    // Counted before the code is compared, so that parallel tries are not more either.
    this.#wrongCodes.add(String(playerId), now);
    const isUsed = await this.#ports.database.transaction((queries) =>
      takeCode(queries, { playerId, code, now }),
    );
    if (!isUsed) throw new ApiFault(400, 'wrong_code');
    this.#wrongCodes.undo(String(playerId), now);
  }

  /** Uses a recovery code of a player; a wrong one is refused, and counted also where the transaction is rolled back. */
  async useRecoveryCode(queries: Queries, playerId: number, code: string): Promise<void> {
    const now = this.#now();
    this.#refuseTooMany(playerId, now);
    this.#wrongCodes.add(String(playerId), now);
    if (!(await takeRecoveryCode(queries, { playerId, code, now }))) {
      throw new ApiFault(400, 'wrong-recovery-code');
    }
    this.#wrongCodes.undo(String(playerId), now);
  }

  /** Forgets the wrong codes of all players. */
  clear(): void {
    this.#wrongCodes.clear();
  }

  async #answer(given: Given, kind: 'second-step' | 'proof'): Promise<number> {
    const now = this.#now();
    const found = await findFlow(this.#ports.database, given.flow);
    if (!found || found.expires_at <= now) throw new ApiFault(400, 'time_up');
    return found.by_what === 'sms' && isSentCode(given.code)
      ? this.#answerSms(given, kind, now)
      : this.#answerOther(given, now);
  }

  /** Tries a code that was sent; the challenge counts the tries. */
  async #answerSms(
    { flow, code }: Given,
    kind: 'second-step' | 'proof',
    now: number,
  ): Promise<number> {
    const { challenges, database } = this.#ports;
    const found = await findFlow(database, flow);
    if (!found) throw new ApiFault(400, 'time_up');
    const player = String(found.player_id);
    this.#refuseTooMany(found.player_id, now);
    this.#wrongCodes.add(player, now);
    const passed = await challenges.answer(flow, code, kind).catch((error: unknown) => {
      if (!(error instanceof ApiFault) || error.code !== 'wrong_code') {
        this.#wrongCodes.undo(player, now);
      }
      throw error;
    });
    this.#wrongCodes.undo(player, now);
    const isEnded = await endFlow(database, flow, now);
    if (!isEnded || passed.playerId !== found.player_id) throw new ApiFault(400, 'time_up');
    return found.player_id;
  }

  /** Tries a code of an app, a recovery code, or a password. */
  async #answerOther({ flow, code }: Given, now: number): Promise<number> {
    const { database, players } = this.#ports;
    // Counted before the code is compared, so that parallel tries are not more than five either.
    const tried = await tryFlow(database, flow, now);
    if (!tried) throw new ApiFault(400, 'time_up');
    const { player_id: playerId, tries, by_what: way } = tried;
    this.#refuseTooMany(playerId, now);
    this.#wrongCodes.add(String(playerId), now);
    const isPassword = way === 'password' && (await players.hasPassword(playerId, code));
    const isRight = await database.transaction(async (queries) => {
      const isUsed = isPassword || (await takeCode(queries, { playerId, code, now }));
      if (!isUsed) return false;
      // Another code has ended it meanwhile; this one stays as it was.
      if (!(await endFlow(queries, flow, now))) throw new ApiFault(400, 'time_up');
      return true;
    });
    if (!isRight) throw new ApiFault(400, 'wrong_code', { left: MAX_TRIES - tries });
    this.#wrongCodes.undo(String(playerId), now);
    return playerId;
  }

  async #send(
    kind: 'second-step' | 'proof',
    {
      playerId,
      phone,
      address,
    }: {
      readonly playerId: number;
      readonly phone: string;
      readonly address: string | undefined;
    },
  ): Promise<StepCode> {
    const subject = knownPhoneSubject(phone);
    return this.#ports.challenges.beginStep({ kind, playerId, subject, address });
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  #refuseTooMany(playerId: number, now: number): void {
    const freeAt = this.#wrongCodes.freeAt(String(playerId), MAX_WRONG_AN_HOUR, now);
    refuseUntil(freeAt, now, 'too-many-attempts');
  }
}

/** Whether a code looks like one that is sent; recovery codes have letters. */
function isSentCode(code: string): boolean {
  return /^\d{1,6}$/.test(code);
}
