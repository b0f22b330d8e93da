import { randomBytes } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { NetworkLimit } from '../../platform/counts/network-limit';
import type { Session } from '../session/sessions';
import { FLOW_LIFETIME, PasskeyFlows } from './passkey-flows';
import type { NewPasskey, SignedAnswer } from './passkey-input';
import type { Site } from './verify-passkey';
import { verifyNewPasskey, verifySigned } from './verify-passkey';
import { lockPlayer } from '../../platform/database/lock-player';

/** Passkeys that a player may have. */
export const MAX_PASSKEYS = 20;
/** Sign-ins that a network may begin within five minutes; each keeps a challenge. */
const MAX_BY_NETWORK = 600;
const WITHIN = 300_000;
const HANDLE_BYTES = 32;

interface PasskeyPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly siteName: () => string;
  readonly siteOrigin: string;
  readonly counts: CountStore;
  readonly now: () => number;
}

/** A passkey as its player sees it. */
interface PasskeyView {
  readonly id: number;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: number;
  /** Null: never. */
  readonly usedAt: number | null;
}

/** What a browser hands to its authenticators, and the flow to answer with. */
interface Asked<Options> {
  readonly flowId: string;
  readonly expiresAt: number;
  readonly options: Options;
}

/** The passkeys of players: WebAuthn credentials of which the authenticator verifies its user. */
export class Passkeys {
  readonly #ports: PasskeyPorts;
  readonly #site: Site;
  readonly #flows: PasskeyFlows;
  readonly #begun: NetworkLimit;

  constructor(ports: PasskeyPorts) {
    this.#ports = ports;
    const limit = { most: MAX_BY_NETWORK, withinMs: WITHIN, code: 'too-many-attempts' } as const;
    this.#begun = new NetworkLimit(ports.counts, { name: 'passkeys', ...limit });
    this.#site = { origin: ports.siteOrigin, rpId: new URL(ports.siteOrigin).hostname };
    this.#flows = new PasskeyFlows(ports.database, ports.now);
  }

  /** The passkeys of a player, the newest first. */
  async of(playerId: number): Promise<PasskeyView[]> {
    const rows = await this.#ports.database.query<{
      id: number;
      name: string;
      is_backed_up: boolean;
      created_at: number;
      used_at: number | null;
    }>(
      `SELECT id, name, is_backed_up, created_at, used_at FROM passkeys
       WHERE player_id = $1 ORDER BY id DESC`,
      [playerId],
    );
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      isBackedUp: row.is_backed_up,
      createdAt: row.created_at,
      usedAt: row.used_at,
    }));
  }

  /** Begins to add a passkey; authenticators that have one of the player make no other. */
  async beginAdding({
    id: sessionId,
    playerId,
  }: Session): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
    const { database, siteName } = this.#ports;
    const player = one(
      await database.query<{ login: string; handle: string }>(
        `UPDATE players SET passkey_handle = COALESCE(passkey_handle, $2) WHERE id = $1
         RETURNING login, passkey_handle AS handle`,
        [playerId, randomBytes(HANDLE_BYTES).toString('base64url')],
      ),
    );
    const known = await database.query<{ credential_id: string; transports: string }>(
      'SELECT credential_id, transports FROM passkeys WHERE player_id = $1',
      [playerId],
    );
    if (known.length >= MAX_PASSKEYS) refuseMore();
    const options = await generateRegistrationOptions({
      rpName: siteName(),
      rpID: this.#site.rpId,
      userName: player.login,
      userDisplayName: player.login,
      userID: new Uint8Array(Buffer.from(player.handle, 'base64url')),
      timeout: FLOW_LIFETIME,
      excludeCredentials: known.map(({ credential_id: id, transports }) => ({
        id,
        transports: transports.split(' ').filter(Boolean),
      })),
      // Found without a login, and used by nobody but the player.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...(await this.#flows.begin({ ...options, sessionId })), options };
  }

  /** Adds a passkey, and informs the player. */
  async add(
    { id: sessionId, playerId }: Session,
    { flowId, response, name }: { flowId: string; response: NewPasskey; name: string },
  ): Promise<void> {
    const { database, messages } = this.#ports;
    const challenge = await this.#flows.take(flowId, sessionId);
    const made = await verifyNewPasskey(response, challenge, this.#site);
    if (!made) throw new ApiFault(400, 'bad-passkey');
    const at = this.#now();
    await database.transaction(async (queries) => {
      // One after the other, so that they are counted.
      await lockPlayer(queries, playerId);
      if ((await countOf(queries, playerId)) >= MAX_PASSKEYS) refuseMore();
      const added = await queries.query(
        `INSERT INTO passkeys (player_id, credential_id, public_key, counter, transports,
           is_backed_up, name, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
        [
          playerId,
          made.credentialId,
          made.publicKey,
          made.counter,
          response.response.transports.join(' '),
          made.isBackedUp,
          name,
          at,
        ],
      );
      if (added.length === 0) throw new ApiFault(409, 'passkey-taken');
      await messages.send(queries, playerId, { template: 'passkey-added', name, at });
    });
  }

  async rename(playerId: number, id: number, name: string): Promise<void> {
    const renamed = await this.#ports.database.query(
      'UPDATE passkeys SET name = $3 WHERE player_id = $1 AND id = $2 RETURNING id',
      [playerId, id, name],
    );
    if (renamed.length === 0) throw new ApiFault(404, 'not-found');
  }

  /** Removes a passkey, and informs the player. */
  async remove(playerId: number, id: number): Promise<void> {
    const { database, messages } = this.#ports;
    await database.transaction(async (queries) => {
      const [removed] = await queries.query<{ name: string }>(
        'DELETE FROM passkeys WHERE player_id = $1 AND id = $2 RETURNING name',
        [playerId, id],
      );
      if (!removed) throw new ApiFault(404, 'not-found');
      const { name } = removed;
      await messages.send(queries, playerId, {
        template: 'passkey-removed',
        name,
        at: this.#now(),
      });
    });
  }

  /** Begins a sign-in; which player it is says the passkey that they choose. */
  async beginSignIn(
    address: string | undefined,
  ): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    this.#begun.count(address, this.#now());
    const options = await generateAuthenticationOptions({
      rpID: this.#site.rpId,
      timeout: FLOW_LIFETIME,
      userVerification: 'required',
    });
    return { ...(await this.#flows.begin({ ...options, sessionId: null })), options };
  }

  /** The player whose passkey has signed the challenge; all other answers are refused alike. */
  async signIn(flowId: string, response: SignedAnswer): Promise<number> {
    const { database } = this.#ports;
    const challenge = await this.#flows.take(flowId, null);
    const [known] = await database.query<{ id: number; public_key: string; counter: number }>(
      `SELECT k.id, k.public_key, k.counter FROM passkeys k JOIN players p ON p.id = k.player_id
       WHERE k.credential_id = $1 AND p.passkey_handle = $2`,
      [response.id, response.response.userHandle],
    );
    const signed =
      known &&
      (await verifySigned(response, challenge, this.#site, {
        publicKey: known.public_key,
        counter: known.counter,
      }));
    if (!signed) throw new ApiFault(400, 'unknown-passkey');
    const [used] = await database.query<{ player_id: number }>(
      // Another answer of the passkey may have been counted meanwhile.
      `UPDATE passkeys SET counter = $2, is_backed_up = $3, used_at = $4
       WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING player_id`,
      [known.id, signed.counter, signed.isBackedUp, this.#now()],
    );
    if (!used) throw new ApiFault(400, 'unknown-passkey');
    return used.player_id;
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

async function countOf(queries: Queries, playerId: number): Promise<number> {
  const rows = await queries.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM passkeys WHERE player_id = $1',
    [playerId],
  );
  return one(rows).count;
}

function refuseMore(): never {
  throw new ApiFault(409, 'passkeys-full', { limit: MAX_PASSKEYS });
}
