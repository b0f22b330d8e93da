import { createHash } from 'node:crypto';
import {
  ONE_TAP_NETWORK,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '@grandstand/bus-contracts/domain';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Partners } from '../../platform/partners/partners';
import { claimIdentity, findIdentity } from '../../player/players/identities';
import type { Identity } from '../../player/players/identities';
import { SocialError } from './openid-client';
import type { OpenIdClient, Proofs, SocialPerson } from './openid-client';

interface SocialPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly partners: Partners;
  /** Undefined: there is no identity provider. */
  readonly client: OpenIdClient | undefined;
  readonly now: () => number;
}

/** The networks that players can sign in through, and whose accounts are whose. */
export class SocialSignIns {
  readonly #ports: SocialPorts;

  constructor(ports: SocialPorts) {
    this.#ports = ports;
  }

  /** The networks that are offered. */
  get networks(): readonly SocialNetwork[] {
    return this.#ports.client ? SOCIAL_NETWORKS : [];
  }

  find(key: string): SocialNetwork | undefined {
    return this.networks.find((network) => network.key === key);
  }

  /** The address of a network at which a person signs in. */
  async addressOf(network: string, proofs: Proofs, language: string): Promise<string> {
    return this.#reached().addressOf(network, proofs, language);
  }

  /** The person who has come back with an answer of the network. */
  async personOf(network: string, answer: URLSearchParams, proofs: Proofs): Promise<SocialPerson> {
    return this.#reached().personOf(network, answer, proofs);
  }

  /** The address of the file by which browsers offer accounts by one tap; undefined: none are offered. */
  get oneTapConfigUrl(): string | undefined {
    const { client, partners } = this.#ports;
    return partners.isSetDown('identity') ? undefined : client?.configUrlOf(ONE_TAP_NETWORK);
  }

  /** The person whom a token names that the browser got by one tap. */
  async personOfToken(network: string, idToken: string, nonce: string): Promise<SocialPerson> {
    return this.#reached().personOfToken(network, idToken, nonce);
  }

  /** The player who signs in with an account of a network. */
  async playerOf(identity: Identity): Promise<number | undefined> {
    return (await findIdentity(this.#ports.database, identity))?.playerId;
  }

  /** Lets a player sign in with an account of a network from now on, and informs them; one that is another's stays so. */
  async link(
    playerId: number,
    { identity, network: { name: network } }: { identity: Identity; network: SocialNetwork },
  ): Promise<void> {
    const { database, messages, now } = this.#ports;
    const at = Math.floor(now());
    await database.transaction(async (queries) => {
      if (!(await claimIdentity(queries, playerId, identity, at))) return;
      await messages.send(queries, playerId, { template: 'network-connected', network, at });
    });
  }

  /** Lets no player sign in with an account of a network any more; returns how many did. */
  async forgetAll(network: string): Promise<number> {
    const forgotten = await this.#ports.database.query(
      `DELETE FROM identities WHERE kind = 'social' AND starts_with(value, $1) RETURNING id`,
      [`${network}:`],
    );
    return forgotten.length;
  }

  #reached(): OpenIdClient {
    const { client, partners } = this.#ports;
    if (!client || partners.isSetDown('identity')) throw new SocialError('silent');
    return client;
  }
}

/** What a player is recognised by, who signs in through a network. Its own name of a person is case-sensitive, so a hash is kept. */
export function socialIdentity(network: string, { sub }: Pick<SocialPerson, 'sub'>): Identity {
  return {
    kind: 'social',
    value: `${network}:${createHash('sha256').update(sub).digest('hex')}`,
  };
}
