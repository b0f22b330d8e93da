import type { Queries } from '../database/database';
import { one } from '../database/database';
import { languageOf } from '../http/context';
import type { Outbox } from './outbox';
import type { PlayerMessage } from './write-message';
import { mailOf, shortOf, writeMessage } from './write-message';

interface MessagePorts {
  readonly outbox: Outbox;
  /** The name that messages are signed with. */
  readonly siteName: () => string;
}

/** The operator's messages to players about their accounts; advertising is not among them. */
export class PlayerMessages {
  readonly #ports: MessagePorts;

  constructor(ports: MessagePorts) {
    this.#ports = ports;
  }

  /** Sends a message by mail, or else by SMS, in the player's language; a player without an address gets none. */
  async send(queries: Queries, playerId: number, message: PlayerMessage): Promise<void> {
    const { outbox, siteName } = this.#ports;
    const { mail, phone, ...player } = one(
      await queries.query<{ mail: string | null; phone: string | null; language: string }>(
        'SELECT mail, phone, language FROM players WHERE id = $1',
        [playerId],
      ),
    );
    const language = languageOf(player.language);
    const written = writeMessage(message, language);
    const { template } = message;
    const facts = { playerId, template, language, vars: written.vars };
    if (mail !== null) {
      const content = mailOf(written, siteName());
      await outbox.send(queries, { ...facts, channel: 'mail', to: mail, ...content });
    } else if (phone !== null) {
      const text = shortOf(written, siteName());
      const content = { subject: null, text, html: null };
      await outbox.send(queries, { ...facts, channel: 'sms', to: phone, ...content });
    }
  }
}
