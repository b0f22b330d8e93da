import type { Challenges } from '../challenges/challenges';
import type { Subject } from '../challenges/subjects';
import type { Database } from '../database/database';
import { ApiFault } from '../http/fault';
import type { LinkTokens } from '../links/link-tokens';
import type { PlayerMessages } from '../outbox/player-messages';
import type { PlayerPasswords } from '../session/player-passwords';

interface RecoveryPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly passwords: PlayerPasswords;
}

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
        if (!identity) return;
        const { playerId } = identity;
        const token = await this.#ports.links.make(queries, { kind: 'recovery', playerId });
        const recipient = { playerId, channel: 'mail', to: subject.value } as const;
        await this.#ports.messages.sendTo(queries, recipient, { template: 'recovery-link', token });
      },
    );
    return { sentTo: subject.masked, resendAt };
  }

  /** The token for the code that was sent to a phone. */
  async tokenFor(flow: string, code: string): Promise<string> {
    const { challenges, database, links } = this.#ports;
    const { playerId } = await challenges.answer(flow, code, 'recovery');
    return links.make(database, { kind: 'recovery', playerId });
  }

  /** Refuses a token that no password can be set with. */
  async refuseUseless(token: string): Promise<void> {
    await this.#requireUsable(token);
  }

  /**
   * Sets a new password, ends all sessions of the player, and informs the player.
   * @remarks No session begins: a player with two steps passes both with the new password.
   */
  async setPassword(token: string, password: string): Promise<{ playerId: number }> {
    const { links, passwords } = this.#ports;
    const playerId = await this.#requireUsable(token);
    await passwords.change({
      playerId,
      password,
      first: async (queries) => {
        if (!(await links.use(queries, token))) throw new ApiFault(400, 'recovery-used');
      },
    });
    return { playerId };
  }

  /** The player of a token that a password can be set with. */
  async #requireUsable(token: string): Promise<number> {
    const link = await this.#ports.links.find(token, 'recovery');
    if (!link || link.playerId === null) throw new ApiFault(400, 'recovery-unknown');
    if (link.state === 'used') throw new ApiFault(400, 'recovery-used');
    if (link.state === 'expired') throw new ApiFault(400, 'recovery-late');
    return link.playerId;
  }
}
