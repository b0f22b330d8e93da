import { createHash } from 'node:crypto';
import type { Language } from '@grandstand/bus-contracts';
import type { Subject } from '../../sign-in/challenges/subjects';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { NetworkLimit } from '../../platform/counts/network-limit';
import { RecentCounts } from '../../platform/counts/recent-counts';

interface AppLinkPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly counts: CountStore;
  readonly now: () => number;
}

/** Who asks for a link, and in which language. */
interface Asker {
  readonly address: string | undefined;
  readonly language: Language;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The most messages to one number within a day. */
const MAX_TO_NUMBER = 2;
/** The most messages to the numbers of one prefix within an hour: as many as codes, which are counted apart. */
const MAX_TO_PREFIX = 30;
/** The most requests of one network within an hour. */
const MAX_OF_NETWORK = 10;

/**
 * Sends the link of the page of apps to a phone that a visitor names.
 * @remarks A number that got enough messages gets no other one, and the visitor is answered alike: the answer tells
 * nothing about a number. Numbers are kept nowhere but in the messages, for a day.
 */
export class AppLinks {
  readonly #ports: AppLinkPorts;
  readonly #byNetwork: NetworkLimit;
  readonly #byNumber: RecentCounts;
  readonly #byPrefix: RecentCounts;

  constructor(ports: AppLinkPorts) {
    this.#ports = ports;
    const { counts } = ports;
    const limit = { most: MAX_OF_NETWORK, withinMs: HOUR, code: 'too-many-sendings' } as const;
    this.#byNetwork = new NetworkLimit(counts, { name: 'app links', ...limit });
    this.#byNumber = new RecentCounts(counts, { name: 'app links by number', withinMs: DAY });
    this.#byPrefix = new RecentCounts(counts, { name: 'app links by prefix', withinMs: HOUR });
  }

  async send({ value, prefix }: Subject, { address, language }: Asker): Promise<void> {
    const { database, messages } = this.#ports;
    const now = this.#ports.now();
    this.#byNetwork.count(address, now);
    const number = createHash('sha256').update(value).digest('base64url');
    const isEnough =
      this.#byNumber.of(number, now) >= MAX_TO_NUMBER ||
      this.#byPrefix.of(prefix, now) >= MAX_TO_PREFIX;
    if (isEnough) return;
    this.#byNumber.add(number, now);
    this.#byPrefix.add(prefix, now);
    const recipient = { channel: 'sms', to: value } as const;
    await messages.sendToGuest(database, recipient, { template: 'app-link' }, language);
  }

  /** Deletes the messages of more than a day ago, with their numbers. */
  async forget(): Promise<void> {
    await this.#ports.database.query(`DELETE FROM outbox WHERE template = 'app-link' AND at < $1`, [
      Math.floor(this.#ports.now()) - DAY,
    ]);
  }
}
