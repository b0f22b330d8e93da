import { randomUUID } from 'node:crypto';
import type { StepCode } from '../challenges/challenge-requests';
import { CODE_LIFETIME } from '../lifetimes/lifetimes';
import { FLOW_LIFETIME, MAX_TRIES } from '../challenges/challenge-rules';
import type { Challenges } from '../challenges/challenges';
import { knownPhoneSubject } from '../challenges/subjects';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Players } from '../../player/players/players';
import type { Session } from '../session/sessions';
import type { SignInMethod } from '../session/sign-in-facts';
import { takeCode, takeRecoveryCode } from './step-codes';
import type { StepWay } from './step-flows';
import { endFlow, findFlow, insertFlow, tryFlow } from './step-flows';
import { findTwoStep } from './two-step-keys';

interface TwoStepPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly players: Pick<Players, 'hasPassword'>;
  /** A known password begins any number of flows, so that wrong codes are counted by player too. */
  readonly guesses: Guesses;
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
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
}

/**
 * The second step of players who sign in by two: a code from an authenticator app, or one that is sent to their phone;
 * a recovery code passes both.
 */
export class TwoSteps {
  readonly #ports: TwoStepPorts;

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
    this.#refuseTooMany(playerId);
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
  async answer(given: Given): Promise<number> {
    return this.#answer(given, 'second-step');
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
    this.#refuseTooMany(playerId);
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
  async prove(playerId: number, { code, address }: Pick<Given, 'code' | 'address'>): Promise<void> {
    const now = this.#now();
    const isUsed = await this.#compare({ playerId, code, address }, () =>
      this.#ports.database.transaction((queries) => takeCode(queries, { playerId, code, now })),
    );
    if (!isUsed) throw new ApiFault(400, 'wrong_code');
  }

  /** Uses a recovery code of a player; a wrong one is refused, and counted also where the transaction is rolled back. */
  async useRecoveryCode(
    queries: Queries,
    playerId: number,
    { code, address }: Pick<Given, 'code' | 'address'>,
  ): Promise<void> {
    const now = this.#now();
    const isUsed = await this.#compare({ playerId, code, address }, () =>
      takeRecoveryCode(queries, { playerId, code, now }),
    );
    if (!isUsed) throw new ApiFault(400, 'wrong-recovery-code');
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
    { flow, code, address }: Given,
    kind: 'second-step' | 'proof',
    now: number,
  ): Promise<number> {
    const { challenges, database } = this.#ports;
    const found = await findFlow(database, flow);
    if (!found) throw new ApiFault(400, 'time_up');
    const passed = await this.#compare({ playerId: found.player_id, code, address }, () =>
      challenges.answer({ flow, code, address }, kind),
    );
    const isEnded = await endFlow(database, flow, now);
    if (!isEnded || passed.playerId !== found.player_id) throw new ApiFault(400, 'time_up');
    return found.player_id;
  }

  /** Tries a code of an app, a recovery code, or a password. */
  async #answerOther({ flow, code, address }: Given, now: number): Promise<number> {
    const { database, players } = this.#ports;
    // Counted before the code is compared, so that parallel tries are not more than five either.
    const tried = await tryFlow(database, flow, now);
    if (!tried) throw new ApiFault(400, 'time_up');
    const { player_id: playerId, tries, by_what: way } = tried;
    const isRight = await this.#compare({ playerId, code, address }, async () => {
      const isPassword = way === 'password' && (await players.hasPassword(playerId, code));
      return database.transaction(async (queries) => {
        const isUsed = isPassword || (await takeCode(queries, { playerId, code, now }));
        if (!isUsed) return false;
        // Another code has ended it meanwhile; this one stays as it was.
        if (!(await endFlow(queries, flow, now))) throw new ApiFault(400, 'time_up');
        return true;
      });
    });
    if (!isRight) throw new ApiFault(400, 'wrong_code', { left: MAX_TRIES - tries });
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

  #refuseTooMany(playerId: number): void {
    this.#ports.guesses.refuse('second-step', { address: null, playerId });
  }

  #compare<T>(
    { playerId, code, address }: Omit<Given, 'flow'> & { readonly playerId: number },
    compare: () => Promise<T>,
  ): Promise<T> {
    const guess = { kind: 'second-step', secret: code, address, playerId } as const;
    return this.#ports.guesses.compare(guess, compare);
  }
}

/** Whether a code looks like one that is sent; recovery codes have letters. */
function isSentCode(code: string): boolean {
  return /^\d{1,6}$/.test(code);
}
