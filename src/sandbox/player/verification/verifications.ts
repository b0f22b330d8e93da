import type { ProofType, Verification } from '@grandstand/bus-contracts/player';
import type { Accounts } from '../../money/accounts/accounts';
import { DatabaseBusyError } from '../../platform/database/database';
import type { Database, Queries } from '../../platform/database/database';
import type { Holds } from '../../protection/holds/holds';
import { ApiFault } from '../../platform/http/fault';
import { IsolatedWork } from '../../platform/work/isolated-work';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Profile, Profiles } from '../profile/profiles';
import { isBarredFromPlay } from '../../rewards/promotion/may-be-offered';
import { mayReach, offerStandingOf } from '../../rewards/promotion/offer-standing';
import { DamagedDataError } from '../../platform/sealing/sealed';
import type { SiteRules } from '../../site/site/site-rules';
import type { FileWork } from '../uploads/file-work';
import type { Uploads } from '../uploads/uploads';
import { daysToActivate } from '../documents/activation';
import type { Decision, DocumentFile, Documents, WaitingDocument } from '../documents/documents';
import type { Reading } from '../uploads/read-specimen';
import { PROOFS, REVIEW_MS, statusOf, VERIFIED, verdictOf } from '../documents/verification-rules';
import type { Status, VerificationRules } from '../documents/verification-rules';
import { lockPlayer } from '../../platform/database/lock-player';
import { daysOfPlayer } from '../players/player-country';

interface VerificationPorts {
  readonly database: Database;
  readonly documents: Documents;
  readonly uploads: Uploads;
  readonly fileWork: Pick<FileWork, 'readSpecimen'>;
  readonly profiles: Profiles;
  readonly accounts: Accounts;
  readonly messages: PlayerMessages;
  readonly rules: VerificationRules;
  readonly siteRules: SiteRules;
  readonly holds: Pick<Holds, 'look'>;
  /** Called when something about a player's verification has changed. */
  readonly onChange: (playerId: number) => void;
  readonly now: () => number;
}

/** What follows from the documents of a player. */
export interface Standing {
  readonly status: Status;
  readonly asked: Verification['asked'];
  readonly identification: Verification['identification'];
  readonly daysLeft: Verification['daysLeft'];
}

const DAY_SHAPE = /^\d{4}-\d\d-\d\d$/;

/** What documents are compared with. */
const COMPARED = ['user_name', 'user_surname', 'user_birthday_date'] as const;

/** The feature of the site that has the page of identification. */
const IDENTIFICATION = 'identification';

/** Reviews the documents of players, and knows what they are asked for. */
export class Verifications {
  readonly #ports: VerificationPorts;

  constructor(ports: VerificationPorts) {
    this.#ports = ports;
  }

  async standingOf(playerId: number): Promise<Standing> {
    const { database, documents, now } = this.#ports;
    const asked = await documents.askedOf(database, playerId);
    const isNeeded =
      this.#hasIdentification() &&
      asked.some(({ type, state }) => type === 'passport' && state !== 'accepted');
    const status = statusOf(asked);
    return {
      status,
      asked,
      daysLeft: status === VERIFIED ? null : await daysToActivate(database, playerId, now()),
      identification: {
        isNeeded,
        hasBonus:
          isNeeded &&
          (await this.#isBonusFor(database, playerId)) &&
          (await mayReach(database, playerId, 'page', now())),
      },
    };
  }

  /** Whether the personal data are there that documents are compared with. */
  async isProfileComplete(playerId: number): Promise<boolean> {
    return isComplete(await this.#ports.profiles.of(playerId));
  }

  reviewMs(): Promise<number> {
    return this.#ports.documents.reviewMs(this.#ports.database);
  }

  /** Refuses an upload of a document that would be compared with nothing, or is not asked for. */
  async requireUpload(playerId: number, type: ProofType): Promise<void> {
    const { database, documents } = this.#ports;
    if (!(await this.isProfileComplete(playerId))) throw new ApiFault(409, 'profile-incomplete');
    await documents.requireAsked(database, playerId, type);
  }

  /** A document and its bytes, for its player alone. */
  async fileOf(
    playerId: number,
    id: string,
  ): Promise<DocumentFile & { readonly bytes: Uint8Array }> {
    const { database, documents, uploads } = this.#ports;
    const file = await documents.fileOf(database, playerId, id);
    if (!file) throw new ApiFault(404, 'not-found');
    return { ...file, bytes: await uploads.read(file) };
  }

  /** Asks a player for another document, and tells them. */
  async ask(playerId: number, type: ProofType): Promise<void> {
    const { database, documents, messages, onChange } = this.#ports;
    await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      await documents.ask(queries, playerId, type);
      await messages.send(queries, playerId, { template: 'document-asked', document: type });
    });
    onChange(playerId);
  }

  /** Makes a player a verified one without documents, for QA. */
  async verify(playerId: number): Promise<void> {
    const { database, documents, holds, onChange, profiles } = this.#ports;
    await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      await documents.acceptAsked(queries, playerId);
      await profiles.prove(queries, playerId, 'passport');
    });
    await holds.look(playerId);
    onChange(playerId);
  }

  /** A player who has changed what documents prove is not verified any more; in the transaction of the change. */
  async compare(
    queries: Queries,
    playerId: number,
    { before, after }: { readonly before: Profile; readonly after: Profile },
  ): Promise<void> {
    const { documents, profiles } = this.#ports;
    const { person, document } = after;
    const isSame =
      COMPARED.every((field) => before.person[field] === person[field]) &&
      // A document that was filled in late is not another one.
      ['', document.user_passport_number].includes(before.document.user_passport_number);
    if (isSame) return;
    await documents.outdate(queries, playerId);
    await profiles.unprove(queries, playerId);
  }

  waiting(): Promise<WaitingDocument[]> {
    return this.#ports.documents.waiting(this.#ports.database);
  }

  /** The document of an id that is not decided yet. */
  async requireWaiting(id: string): Promise<WaitingDocument> {
    const document = (await this.waiting()).find((one) => one.id === id);
    if (!document) throw new ApiFault(404, 'not-found');
    return document;
  }

  /**
   * Decides what has waited long enough, and deletes what was kept long enough. A document that can't be read waits for
   * a person, and holds none of the others back.
   */
  async run(): Promise<void> {
    const { database, documents, siteRules, uploads, now } = this.#ports;
    const due = (await this.waiting()).filter(
      ({ isHeld, arrivedAt }) => !isHeld && arrivedAt + REVIEW_MS <= now(),
    );
    const work = new IsolatedWork();
    // One after the other: each takes a moment of the processor.
    await work.each(
      due,
      ({ id }) => `document ${id}`,
      (document) => this.#reviewDue(document),
    );
    const lapsed = await documents.lapsed(database, siteRules.law.verification.keptDays);
    await work.each(
      lapsed,
      (id) => `document ${id}`,
      async (id) => {
        await uploads.delete(id);
        await documents.markDeleted(database, id);
      },
    );
    work.end();
  }

  async #reviewDue(document: WaitingDocument): Promise<void> {
    const { database, documents } = this.#ports;
    try {
      await this.review(document);
    } catch (error) {
      // There are too many files before it: the next look reviews it.
      if (error instanceof ApiFault && error.code === 'files-busy') return;
      if (error instanceof DatabaseBusyError) throw error;
      const reason = error instanceof DamagedDataError ? 'damaged' : 'failed';
      await documents.hold(database, document.id, reason);
      throw error;
    }
  }

  /** Reads a document, and decides it; what is no specimen, or has another script, waits for a person. */
  async review(document: WaitingDocument): Promise<void> {
    const { database, documents, profiles, now } = this.#ports;
    const reading = await this.#read(document);
    if (reading === null) {
      await documents.hold(database, document.id, 'unreadable');
      return;
    }
    if (typeof reading === 'string') {
      await this.decide(document, { fault: reading, expiresOn: null });
      return;
    }
    const { person } = await profiles.of(document.playerId);
    const days = await daysOfPlayer(database, document.playerId, now());
    const verdict = verdictOf(document.type, reading, {
      person: {
        name: person.user_name,
        surname: person.user_surname,
        birthday: person.user_birthday_date,
      },
      today: days.earliest,
    });
    if (verdict.kind === 'hold') {
      await documents.hold(database, document.id, verdict.reason);
      return;
    }
    const fault = verdict.kind === 'refuse' ? verdict.fault : null;
    const expiresOn = fault === null && DAY_SHAPE.test(reading.expires) ? reading.expires : null;
    await this.decide(document, { fault, expiresOn });
  }

  /** What a document says; one that can't be read is no specimen, which people have to look at. */
  async #read(document: WaitingDocument): Promise<Reading> {
    const { fileWork, uploads } = this.#ports;
    try {
      return await fileWork.readSpecimen(() => uploads.read(document));
    } catch (error) {
      if (error instanceof ApiFault && error.code === 'unreadable-file') return null;
      throw error;
    }
  }

  /** Decides a document and tells its player; what follows for the player comes with it. */
  async decide(
    { id, playerId, type }: Pick<WaitingDocument, 'id' | 'playerId' | 'type'>,
    { fault, expiresOn }: Decision,
  ): Promise<void> {
    const { database, documents, holds, messages, now, onChange, profiles } = this.#ports;
    const lastDay = PROOFS[type].isOnlyGoodWhileValid ? expiresOn : null;
    const isDecided = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const hasBonus =
        type === 'passport' &&
        (await this.#isBonusFor(queries, playerId)) &&
        !isBarredFromPlay(await offerStandingOf(queries, playerId, now()));
      if (!(await documents.decide(queries, id, { fault, expiresOn: lastDay }))) return false;
      if (fault !== null) {
        await messages.send(queries, playerId, {
          template: 'document-refused',
          document: type,
          fault,
        });
        return true;
      }
      if (type === 'passport') await profiles.prove(queries, playerId, type);
      if (hasBonus) await this.#payBonus(queries, playerId);
      const isVerified = statusOf(await documents.askedOf(queries, playerId)) === 3;
      await messages.send(queries, playerId, {
        template: isVerified ? 'identity-verified' : 'document-accepted',
        document: type,
      });
      return true;
    });
    if (!isDecided) return;
    // Who the player is may show that they are an excluded one, or another person.
    await holds.look(playerId);
    onChange(playerId);
  }

  #hasIdentification(): boolean {
    return this.#ports.siteRules.pages.features?.includes(IDENTIFICATION) ?? false;
  }

  /** The bonus is for the first identity document that is accepted. */
  async #isBonusFor(queries: Queries, playerId: number): Promise<boolean> {
    const { documents, rules } = this.#ports;
    if (!rules.isBonusOffered || !this.#hasIdentification()) return false;
    return (await documents.acceptedCount(queries, playerId, 'passport')) === 0;
  }

  /** Pays the bonus to the player's main account: as much as a stake is suggested to be there. */
  async #payBonus(queries: Queries, playerId: number): Promise<void> {
    const { accounts } = this.#ports;
    const main = (await accounts.ofPlayer(playerId, queries)).find((account) => account.type === 0);
    if (!main) return;
    await accounts.fund(queries, main, main.currency.initialAmount, {
      kind: 'bonus-grant',
      from: 'bonuses',
    });
  }
}

function isComplete({ person }: Profile): boolean {
  return ![person.user_name, person.user_surname, person.user_birthday_date].includes('');
}

/** The documents of `verification_types`, by their numbers: those that are still to be sent. */
export function typesToSend({ asked }: Pick<Standing, 'asked'>): number[] {
  return asked.flatMap(({ type, state }) =>
    state === 'missing' || state === 'refused' ? [PROOFS[type].id] : [],
  );
}
