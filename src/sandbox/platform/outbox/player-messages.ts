import type { Language } from '@grandstand/bus-contracts';
import type { Queries } from '../database/database';
import { one } from '../database/database';
import { languageOf } from '../http/context';
import type { Outbox, OutgoingMessage } from './outbox';
import type { PlayerMessage } from './message-templates';
import { addressOf } from './player-address';
import type { PlayerAddress } from './player-address';
import { mailOf, shortOf, writeMessage } from './write-message';

interface MessagePorts {
  readonly outbox: Outbox;
  /** The name that messages are signed with. */
  readonly siteName: () => string;
  /** The site's origin, for links to it. */
  readonly siteOrigin: string;
}

/** Where a message is sent. */
interface Recipient extends PlayerAddress {
  /** Null: no player yet. */
  readonly playerId: number | null;
}

/** The operator's messages to players about their accounts; advertising is not among them. */
export class PlayerMessages {
  readonly #ports: MessagePorts;

  constructor(ports: MessagePorts) {
    this.#ports = ports;
  }

  /** Sends a message by mail, or else by SMS, in the player's language; a player without an address gets none. */
  async send(queries: Queries, playerId: number, message: PlayerMessage): Promise<void> {
    const address = await addressOf(queries, playerId);
    if (address) await this.sendTo(queries, { playerId, ...address }, message);
  }

  /** Sends a message to one address, in the player's language. */
  async sendTo(
    queries: Queries,
    recipient: Recipient & { readonly playerId: number },
    message: PlayerMessage,
  ): Promise<void> {
    const { outbox } = this.#ports;
    const player = one(await languageRows(queries, recipient.playerId));
    await outbox.send(queries, this.#written(recipient, message, languageOf(player.language)));
  }

  /**
   * Does the work of a message to a player where no player has the address, and sends none: so the time of an answer
   * does not tell whether one has it.
   */
  async pretend(
    queries: Queries,
    recipient: Omit<Recipient, 'playerId'>,
    message: PlayerMessage,
  ): Promise<void> {
    // No player has the number.
    await languageRows(queries, 0);
    const written = this.#written({ ...recipient, playerId: null }, message, 'en');
    await this.#ports.outbox.pretend(queries, written);
  }

  /** Sends a message to somebody who is no player yet. */
  async sendToGuest(
    queries: Queries,
    recipient: Omit<Recipient, 'playerId'>,
    message: PlayerMessage,
    language: Language,
  ): Promise<void> {
    const written = this.#written({ ...recipient, playerId: null }, message, language);
    await this.#ports.outbox.send(queries, written);
  }

  #written(
    { playerId, channel, to }: Recipient,
    message: PlayerMessage,
    language: Language,
  ): OutgoingMessage {
    const { siteName, siteOrigin } = this.#ports;
    const written = writeMessage(message, language, siteOrigin);
    const content =
      channel === 'mail'
        ? mailOf(written, siteName())
        : { subject: null, text: shortOf(written, siteName()), html: null };
    const { template } = message;
    const facts = { playerId, template, language, vars: written.vars };
    return { ...facts, channel, to, ...content };
  }
}

function languageRows(queries: Queries, playerId: number): Promise<{ language: string }[]> {
  return queries.query('SELECT language FROM players WHERE id = $1', [playerId]);
}
