import type { Language } from '@grandstand/bus-contracts';
import type { SentCode, StepCode } from '../challenges/challenge-requests';
import { DAY, FLOW_LIFETIME } from '../challenges/challenge-rules';
import type { Challenges } from '../challenges/challenges';
import type { Subject } from '../challenges/subjects';
import { knownPhoneSubject } from '../challenges/subjects';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { identityOf, replacePhone } from '../../player/players/identities';
import { findTwoStep } from '../two-step/two-step-keys';
import type { Session } from '../session/sessions';
import type { PhoneChangeRow } from './phone-changes';
import { findChange, keepChange, lockChange } from './phone-changes';

/** How long nothing is paid out after another phone, in milliseconds: time for the owner to notice. */
const HOLD = DAY;

interface PhonePorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

/** Who asks, and in which language codes to a new number are. */
interface Asker {
  readonly session: Session;
  readonly language: Language;
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
}

/** The player's number without most of it; null: they have none. */
interface PhoneState {
  readonly phone: string | null;
  /** Whether codes to it are the second step of the sign-in. */
  readonly isSecondStep: boolean;
}

/** What comes after a right code: it is done, or a code to the present number is asked for. */
type PhoneStep = ({ readonly step: 'done' } & PhoneState) | ({ readonly step: 'old' } & StepCode);

/**
 * The phones that players add, change and remove themselves. A new number is proved by a code to it. One that an
 * account has is proved too before it goes, or the player gives another proof. Then nothing is paid out for a day.
 */
export class PlayerPhones {
  readonly #ports: PhonePorts;

  constructor(ports: PhonePorts) {
    this.#ports = ports;
  }

  async of(playerId: number, queries: Queries = this.#ports.database): Promise<PhoneState> {
    const phone = await identityOf(queries, playerId, 'phone');
    const twoStep = await findTwoStep(queries, playerId);
    return {
      phone: phone ? knownPhoneSubject(phone.value).masked : null,
      isSecondStep: twoStep?.way === 'sms',
    };
  }

  /** Sends a code to a number that a player adds; the owner of a number that is taken is informed instead, and the answer is the same. */
  async begin({ session, language, address }: Asker, subject: Subject): Promise<SentCode> {
    const { challenges, database } = this.#ports;
    const present = await identityOf(database, session.playerId, 'phone');
    if (present?.value === subject.value) throw new ApiFault(409, 'phone-same');
    const sent = await challenges.begin({ kind: 'phone', subject, language, address });
    await this.#keep(session, { phone: subject.value, flow: sent.flowId, isNewProved: false });
    return sent;
  }

  /** Refuses to remove a phone that the player signs in by, or that they are only reached by. */
  async refuseNeeded(playerId: number): Promise<void> {
    await refuseNeeded(this.#ports.database, playerId);
  }

  /** Sends a code to the number that a player removes. */
  async beginRemoval({ session, address }: Asker): Promise<StepCode> {
    const sent = await this.#sendToPresent(session.playerId, address);
    await this.#keep(session, { phone: null, flow: sent.flowId, isNewProved: true });
    return sent;
  }

  /** Takes the code that was sent last, and ends the change or asks for a code to the present number. */
  async confirm({ session, address }: Asker, flow: string, code: string): Promise<PhoneStep> {
    const { challenges, database } = this.#ports;
    const change = await findChange(database, session, this.#now());
    if (change?.flow !== flow) throw new ApiFault(400, 'time_up');
    if (change.is_new_proved) {
      await challenges.answer({ flow, code, address }, 'old-phone');
      return this.#end(session, change);
    }
    const subject = knownPhoneSubject(change.phone ?? '');
    await challenges.answerAsGuest(subject, { flow, code, address }, 'phone');
    if (!(await identityOf(database, session.playerId, 'phone'))) {
      return this.#end(session, change);
    }
    const sent = await this.#sendToPresent(session.playerId, address);
    await this.#keep(session, { phone: change.phone, flow: sent.flowId, isNewProved: true });
    return { step: 'old', ...sent };
  }

  /** Ends a change without a code to the present number; the player has just given another proof. */
  async confirmWithoutOld(session: Session): Promise<PhoneStep> {
    const change = await findChange(this.#ports.database, session, this.#now());
    if (!change?.is_new_proved) throw new ApiFault(400, 'time_up');
    return this.#end(session, change);
  }

  async #sendToPresent(playerId: number, address: string | undefined): Promise<StepCode> {
    const { challenges, database } = this.#ports;
    const present = await identityOf(database, playerId, 'phone');
    if (!present) throw new ApiFault(409, 'no-phone');
    const subject = knownPhoneSubject(present.value);
    return challenges.beginStep({ kind: 'old-phone', playerId, subject, address });
  }

  async #keep(
    { id: sessionId, playerId }: Session,
    change: { readonly phone: string | null; readonly flow: string; readonly isNewProved: boolean },
  ): Promise<void> {
    const expiresAt = this.#now() + FLOW_LIFETIME;
    await keepChange(this.#ports.database, { playerId, sessionId, ...change, expiresAt });
  }

  async #end({ playerId }: Session, { phone, flow }: PhoneChangeRow): Promise<PhoneStep> {
    const { database } = this.#ports;
    const state = await database.transaction(async (queries) => {
      // Of two tabs one ends it; the other's change is another one by now.
      if (!(await lockChange(queries, playerId, flow))) throw new ApiFault(400, 'time_up');
      await this.#write(queries, playerId, phone);
      return this.of(playerId, queries);
    });
    return { step: 'done', ...state };
  }

  async #write(queries: Queries, playerId: number, phone: string | null): Promise<void> {
    const { messages } = this.#ports;
    const at = this.#now();
    const until = at + HOLD;
    const present = await identityOf(queries, playerId, 'phone');
    const masked = knownPhoneSubject(phone ?? present?.value ?? '').masked;
    // To where the player was reached before, in case it was somebody else.
    if (present) {
      const template = phone === null ? 'phone-removed' : 'phone-changed';
      await messages.send(queries, playerId, { template, phone: masked, at, until });
      await queries.query('UPDATE players SET withdrawals_held_until = $2 WHERE id = $1', [
        playerId,
        until,
      ]);
      // Codes that were sent to the former number prove nothing any more.
      await queries.query('DELETE FROM challenges WHERE identity_id = $1', [present.id]);
    }
    if (phone === null) {
      await refuseNeeded(queries, playerId);
      await queries.query('DELETE FROM identities WHERE id = $1', [present?.id ?? null]);
    } else if (!(await replacePhone(queries, playerId, phone, at))) {
      throw new ApiFault(409, 'taken');
    }
    await queries.query('UPDATE players SET phone = $2 WHERE id = $1', [playerId, phone]);
    if (!present) {
      await messages.send(queries, playerId, { template: 'phone-added', phone: masked, at });
    }
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

async function refuseNeeded(queries: Queries, playerId: number): Promise<void> {
  if ((await findTwoStep(queries, playerId))?.way === 'sms') {
    throw new ApiFault(409, 'phone-second-step');
  }
  const { mail } = one(
    await queries.query<{ mail: string | null }>('SELECT mail FROM players WHERE id = $1', [
      playerId,
    ]),
  );
  if (mail === null) throw new ApiFault(409, 'phone-only-contact');
}
