import type { GivenCode } from '../challenges/challenge-requests';
import type { Challenges } from '../challenges/challenges';
import type { Subject } from '../challenges/subjects';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { LinkTokens } from '../links/link-tokens';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { TwoSteps } from '../two-step/two-steps';
import type { Question } from '../security-question/answer-rules';
import type { SecurityQuestions } from '../security-question/security-questions';
import type { PlayerPasswords } from '../session/passwords/player-passwords';

interface RecoveryPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly guesses: Guesses;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly passwords: Pick<PlayerPasswords, 'change'>;
  readonly securityQuestions: Pick<SecurityQuestions, 'of' | 'isRight'>;
  readonly twoSteps: Pick<TwoSteps, 'wayOf' | 'useRecoveryCode'>;
}

/** What a player gives beside the code or the link; null: nothing. */
export type RecoveryAsk =
  | { readonly what: 'recovery-code' }
  | { readonly what: 'answer'; readonly question: Question }
  | null;

/** A token that a password can be set with. */
interface Usable {
  readonly playerId: number;
  /** Whether it was given for a code to the phone. */
  readonly isByPhone: boolean;
}

interface NewPassword {
  readonly token: string;
  readonly password: string;
  /** What is asked for beside the token. */
  readonly extra: string;
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
}

const BY_PHONE = 'phone';

/** Lets players who have lost their password set a new one: by a code to their phone, or by a link in a mail. */
export class Recoveries {
  readonly #ports: RecoveryPorts;

  constructor(ports: RecoveryPorts) {
    this.#ports = ports;
  }

  /** Sends a link to a mail address, if a player has it; the answer is the same if none has. */
  async sendLink(
    subject: Subject,
    address: string | undefined,
  ): Promise<{ sentTo: string; resendAt: number }> {
    const request = { kind: 'recovery', subject, address } as const;
    const { resendAt } = await this.#ports.challenges.sendOther(
      request,
      async (queries, identity) => {
        const { links, messages } = this.#ports;
        const playerId = identity?.playerId ?? null;
        // The same work for an address that nobody has: its token is sent to nobody, and sets no password.
        const token = await links.make(queries, { kind: 'recovery', playerId });
        const recipient = { channel: 'mail', to: subject.value } as const;
        const message = { template: 'recovery-link', token } as const;
        if (playerId === null) await messages.pretend(queries, recipient, message);
        else await messages.sendTo(queries, { ...recipient, playerId }, message);
      },
    );
    return { sentTo: subject.masked, resendAt };
  }

  /** The token for the code that was sent to a phone, and what is asked for beside it. */
  async tokenFor(given: GivenCode): Promise<{ token: string; asks: RecoveryAsk }> {
    const { challenges, database, links } = this.#ports;
    const { playerId } = await challenges.answer(given, 'recovery');
    const token = await links.make(database, { kind: 'recovery', playerId, subject: BY_PHONE });
    return { token, asks: await this.#asksOf({ playerId, isByPhone: true }) };
  }

  /** What is asked for beside a token; refuses one that no password can be set with. */
  async check(token: string, address: string | undefined): Promise<{ asks: RecoveryAsk }> {
    return { asks: await this.#asksOf(await this.#requireUsable(token, address)) };
  }

  /**
   * Sets a new password, ends all sessions of the player, and informs the player.
   * @remarks No session begins: a player with two steps passes both with the new password.
   */
  async setPassword({ token, password, extra, address }: NewPassword): Promise<{
    playerId: number;
  }> {
    const { links, passwords, securityQuestions, twoSteps } = this.#ports;
    const usable = await this.#requireUsable(token, address);
    const { playerId } = usable;
    const asks = await this.#asksOf(usable);
    if (asks?.what === 'answer') {
      // A page that does not know of the question sends no answer: that is no try.
      const isRight = extra !== '' && (await securityQuestions.isRight(playerId, extra, address));
      if (!isRight) throw new ApiFault(400, 'wrong-answer');
    }
    await passwords.change({
      playerId,
      password,
      first: async (queries) => {
        if (!(await links.use(queries, token))) throw new ApiFault(400, 'recovery-used');
        if (asks?.what === 'recovery-code') {
          await twoSteps.useRecoveryCode(queries, playerId, { code: extra, address });
        }
      },
    });
    return { playerId };
  }

  /**
   * A phone that is the second step too would pass both steps alone: a recovery code is asked for beside it. Otherwise a
   * player with a security question answers it.
   */
  async #asksOf({ playerId, isByPhone }: Usable): Promise<RecoveryAsk> {
    const { securityQuestions, twoSteps } = this.#ports;
    if (isByPhone && (await twoSteps.wayOf(playerId)) === 'sms') return { what: 'recovery-code' };
    const question = await securityQuestions.of(playerId);
    return question === undefined ? null : { what: 'answer', question };
  }

  /** The player of a token that a password can be set with. */
  async #requireUsable(token: string, address: string | undefined): Promise<Usable> {
    const { guesses, links } = this.#ports;
    const guess = { kind: 'token', secret: token, address } as const;
    const link = await guesses.compare(guess, () => links.find(token, 'recovery'));
    if (!link || link.playerId === null) throw new ApiFault(400, 'recovery-unknown');
    if (link.state === 'used') throw new ApiFault(400, 'recovery-used');
    if (link.state === 'expired') throw new ApiFault(400, 'recovery-late');
    return { playerId: link.playerId, isByPhone: link.subject === BY_PHONE };
  }
}
