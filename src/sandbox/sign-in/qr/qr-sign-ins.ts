import { randomBytes } from 'node:crypto';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { DAY, HOUR } from '../challenges/challenge-rules';
import { browserName } from '../session/browser-name';
import { networkOf } from '../../platform/counts/network-of';
import { NetworkLimit } from '../../platform/counts/network-limit';
import { newSecret, secretHash } from '../../platform/sealing/secrets';
import type { SignInTokens } from '../sign-in-tokens/sign-in-tokens';
import type { QrRow } from './qr-rows';
import { findFlow, insertFlow } from './qr-rows';
import {
  MAX_AN_HOUR,
  MAX_DIGIT_TRIES,
  QR_LIFETIME,
  TAKING_LIFETIME,
  QrSecrets,
  nextStepAt,
  readCode,
  shownNetwork,
  stepAt,
} from './qr-rules';

interface QrPorts {
  readonly database: Database;
  readonly tokens: SignInTokens;
  readonly counts: CountStore;
  readonly now: () => number;
  /** The key of codes and digits; it is not in the database. */
  readonly pepper: Uint8Array;
}

/** What is known of the browser that shows a code. */
interface Browser {
  /** The header `User-Agent`. */
  readonly agent: string;
  /** The country's code of two letters, where a proxy sends it. */
  readonly country: string | undefined;
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
}

/** What the browser that shows the code is told. */
type QrState =
  | { readonly status: 'waiting'; readonly code: string; readonly nextAt: number }
  | { readonly status: 'scanned'; readonly digits: string }
  | { readonly status: 'approved'; readonly token: string }
  | { readonly status: 'refused' | 'expired' | 'used' };

/** What the player is asked about. */
interface QrRequest {
  readonly browser: string;
  readonly country: string | null;
  readonly network: string;
  readonly isSameNetwork: boolean;
  readonly expiresAt: number;
}

/** Lets a browser sign in that shows a QR code, once a player has scanned it with another one and agreed. */
export class QrSignIns {
  readonly #ports: QrPorts;
  readonly #secrets: QrSecrets;
  readonly #byNetwork: NetworkLimit;

  constructor(ports: QrPorts) {
    this.#ports = ports;
    this.#secrets = new QrSecrets(ports.pepper);
    const limit = { most: MAX_AN_HOUR, withinMs: HOUR, code: 'too-many-codes' } as const;
    this.#byNetwork = new NetworkLimit(ports.counts, { name: 'qr codes', ...limit });
  }

  /** Begins for a browser; `cookie` is what it proves itself by from then on. */
  async start({ agent, country, address }: Browser): Promise<{
    flowId: string;
    cookie: string;
    expiresAt: number;
    state: QrState;
  }> {
    const now = this.#now();
    this.#byNetwork.count(address, now);
    const network = networkOf(address ?? '');
    const flow = randomBytes(12).toString('base64url');
    const cookie = newSecret();
    const expiresAt = now + QR_LIFETIME;
    await this.#ports.database.transaction(async (queries) => {
      await queries.query('DELETE FROM qr_sign_ins WHERE created_at <= $1', [now - DAY]);
      await insertFlow(queries, {
        flow,
        browser_hash: secretHash(cookie),
        browser: browserName(agent),
        country: country ?? null,
        network,
        created_at: now,
        expires_at: expiresAt,
      });
    });
    return { flowId: flow, cookie, expiresAt, state: this.#waiting(flow, now, now) };
  }

  /** What the browser shows; once it may sign in, each answer has another token in place of the last one. */
  async stateOf(flow: string, cookie: string | undefined): Promise<QrState> {
    const now = this.#now();
    return this.#ports.database.transaction(async (queries) => {
      const row = await findFlow(queries, flow);
      if (!row || cookie === undefined || row.browser_hash !== secretHash(cookie)) {
        return { status: 'expired' };
      }
      if (row.outcome === 'refused') return { status: 'refused' };
      if (row.outcome === 'approved') return this.#approved(queries, row, now);
      if (row.expires_at <= now) return { status: 'expired' };
      return row.player_id === null
        ? this.#waiting(flow, row.created_at, now)
        : { status: 'scanned', digits: this.#secrets.digitsOf(flow) };
    });
  }

  /** Shows a player whom the code is of. From then on nobody else can answer it. */
  async show(playerId: number, code: string, address: string | undefined): Promise<QrRequest> {
    return this.#ports.database.transaction(async (queries) => {
      const row = await this.#require(queries, playerId, code);
      await queries.query('UPDATE qr_sign_ins SET player_id = $2 WHERE flow = $1', [
        row.flow,
        playerId,
      ]);
      return {
        browser: row.browser,
        country: row.country,
        network: shownNetwork(row.network),
        isSameNetwork: row.network !== '' && row.network === networkOf(address ?? ''),
        expiresAt: row.expires_at,
      };
    });
  }

  /** Lets the browser sign in as the player, if the digits are those that it shows. */
  async approve(playerId: number, code: string, digits: string): Promise<void> {
    const now = this.#now();
    const wrong = await this.#ports.database.transaction(async (queries) => {
      const row = await this.#requireShown(queries, playerId, code);
      if (digits === this.#secrets.digitsOf(row.flow)) {
        await queries.query(
          `UPDATE qr_sign_ins SET outcome = 'approved', expires_at = $2 WHERE flow = $1`,
          [row.flow, now + TAKING_LIFETIME],
        );
        return null;
      }
      const tries = row.tries + 1;
      await queries.query('UPDATE qr_sign_ins SET tries = $2, outcome = $3 WHERE flow = $1', [
        row.flow,
        tries,
        tries < MAX_DIGIT_TRIES ? null : 'refused',
      ]);
      return MAX_DIGIT_TRIES - tries;
    });
    // Outside the transaction, which would forget the try.
    if (wrong !== null) throw new ApiFault(400, 'wrong-digits', { left: wrong });
  }

  async refuse(playerId: number, code: string): Promise<void> {
    await this.#ports.database.transaction(async (queries) => {
      const { flow } = await this.#requireShown(queries, playerId, code);
      await queries.query(`UPDATE qr_sign_ins SET outcome = 'refused' WHERE flow = $1`, [flow]);
    });
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  #waiting(flow: string, createdAt: number, now: number): QrState {
    const code = this.#secrets.codeOf(flow, stepAt(createdAt, now));
    return { status: 'waiting', code, nextAt: nextStepAt(createdAt, now) };
  }

  async #approved(queries: Queries, row: QrRow, now: number): Promise<QrState> {
    const { tokens } = this.#ports;
    const { flow, player_id: playerId, browser_hash: browserHash, token_hash: last } = row;
    const lifetime = row.expires_at - now;
    if (playerId === null || lifetime <= 0) {
      const isUsed = last !== null && (await tokens.isUsed(queries, last));
      return { status: isUsed ? 'used' : 'expired' };
    }
    // Another request may be using it just now: then there is no other token.
    if (last !== null && !(await tokens.revoke(queries, last))) return { status: 'used' };
    const { token, hash } = await tokens.issue(queries, { playerId, lifetime, browserHash });
    await queries.query('UPDATE qr_sign_ins SET token_hash = $2 WHERE flow = $1', [flow, hash]);
    return { status: 'approved', token };
  }

  /** The flow of a code that this player may answer; refuses any other. */
  async #require(queries: Queries, playerId: number, text: string): Promise<QrRow> {
    const code = readCode(text);
    const now = this.#now();
    const row = await findFlow(queries, code.flow);
    const present = row && stepAt(row.created_at, now);
    const step = present === undefined ? undefined : this.#secrets.stepOf(code, present);
    if (!row || present === undefined || step === undefined) throw new ApiFault(400, 'qr-late');
    const isOwn = row.player_id === playerId;
    if (row.player_id !== null && !isOwn) throw new ApiFault(409, 'qr-taken');
    if (row.outcome !== null) throw new ApiFault(400, 'qr-used');
    // A code of the step before may still be in the camera's picture.
    if (row.expires_at <= now || (!isOwn && step < present - 1)) throw new ApiFault(400, 'qr-late');
    return row;
  }

  /** The same for a code that this player was shown. */
  async #requireShown(queries: Queries, playerId: number, code: string): Promise<QrRow> {
    const row = await this.#require(queries, playerId, code);
    // The digits are on the other screen only from then on.
    if (row.player_id === null) throw new ApiFault(400, 'qr-late');
    return row;
  }
}
