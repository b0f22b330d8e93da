import type { Language } from '@grandstand/bus-contracts';
import type { Queries, SqlValue } from '../database/database';
import { languageOf } from '../http/context';

export const CHANNELS = ['mail', 'sms', 'messenger', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What becomes of messages in a channel; a slow one sends them after `delay` milliseconds. */
export type Delivery =
  | { readonly kind: 'works' | 'fails' | 'bounces' }
  | { readonly kind: 'slow'; readonly delay: number };

export type MessageState = 'queued' | 'sent' | 'failed' | 'bounced';

/** A message to send. */
export interface OutgoingMessage {
  readonly channel: Channel;
  /** An address of the channel. */
  readonly to: string;
  /** Null: to somebody who is no player yet. */
  readonly playerId: number | null;
  readonly template: string;
  readonly language: Language;
  /** Null in channels that have none. */
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly vars: Readonly<Record<string, string>>;
}

/** A message of the outbox. */
export interface StoredMessage extends OutgoingMessage {
  readonly id: number;
  /** Milliseconds. */
  readonly at: number;
  readonly state: MessageState;
}

/** Which messages to list; a member that is left out matches all. */
export interface MessageFilter {
  readonly to?: string | undefined;
  readonly channel?: Channel | undefined;
  /** Milliseconds. */
  readonly since?: number | undefined;
}

type MessageRow = {
  id: number;
  at: number;
  channel: Channel;
  to: string;
  player_id: number | null;
  template: string;
  language: string;
  subject: string | null;
  text: string;
  html: string | null;
  vars: string;
  state: MessageState;
};

const STATES: Readonly<Record<Delivery['kind'], MessageState>> = {
  works: 'sent',
  fails: 'failed',
  bounces: 'bounced',
  slow: 'queued',
};

/** The most messages of a list. */
const MAX_LIST_LENGTH = 200;

/** The operator's messages to players. They are stored, and never leave the machine. */
export class Outbox {
  readonly #now: () => number;
  readonly #deliveries = new Map<Channel, Delivery>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Sends a message with the caller's transaction: one that is rolled back sends nothing. */
  async send(queries: Queries, message: OutgoingMessage): Promise<void> {
    await this.#insert(queries, message, true);
  }

  /** Does the work of sending a message, and sends none: so the time of an answer does not tell whether somebody got one. */
  async pretend(queries: Queries, message: OutgoingMessage): Promise<void> {
    await this.#insert(queries, message, false);
  }

  async #insert(queries: Queries, message: OutgoingMessage, isKept: boolean): Promise<void> {
    const { channel, to, playerId, template, language, subject, text, html, vars } = message;
    const at = Math.floor(this.#now());
    const delivery = this.deliveryOf(channel);
    const dueAt = delivery.kind === 'slow' ? at + delivery.delay : null;
    await queries.query(
      `INSERT INTO outbox
         (at, channel, "to", player_id, template, language, subject, text, html, vars, state, due_at)
       SELECT $1::bigint, $2, $3, $4::bigint, $5, $6, $7, $8, $9, $10, $11, $12::bigint
       WHERE $13::boolean`,
      [
        at,
        channel,
        to,
        playerId,
        template,
        language,
        subject,
        text,
        html,
        JSON.stringify(vars),
        STATES[delivery.kind],
        dueAt,
        isKept,
      ],
    );
  }

  /** The newest messages first; a queued one is sent once its time has come. */
  async list(queries: Queries, { to, channel, since }: MessageFilter): Promise<StoredMessage[]> {
    const values: SqlValue[] = [this.#now(), to ?? null, channel ?? null, since ?? null];
    const rows = await queries.query<MessageRow>(
      `SELECT id, at, channel, "to", player_id, template, language, subject, text, html, vars,
         CASE WHEN due_at <= $1 THEN 'sent' ELSE state END AS state
       FROM outbox
       WHERE ($2::text IS NULL OR "to" = $2) AND ($3::text IS NULL OR channel = $3)
         AND ($4::bigint IS NULL OR at >= $4)
       ORDER BY id DESC LIMIT ${MAX_LIST_LENGTH}`,
      values,
    );
    return rows.map(({ player_id: playerId, language, vars, ...row }) => ({
      ...row,
      playerId,
      language: languageOf(language),
      vars: JSON.parse(vars) as Record<string, string>,
    }));
  }

  deliveryOf(channel: Channel): Delivery {
    return this.#deliveries.get(channel) ?? { kind: 'works' };
  }

  /** Decides about the messages that are sent from now on. */
  setDelivery(channel: Channel, delivery: Delivery): void {
    this.#deliveries.set(channel, delivery);
  }

  /** Lets every channel work. */
  repair(): void {
    this.#deliveries.clear();
  }
}
