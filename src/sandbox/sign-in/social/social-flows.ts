import type { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import { NetworkLimit } from '../../platform/counts/network-limit';
import { newSecret, secretHash } from '../../platform/sealing/secrets';
import type { Proofs } from './openid-client';

/** How long a person may take at the network. */
export const FLOW_MS = 600_000;
/** Sign-ins that clients of a network address may begin within that time, by moves of the page and by one tap; each is kept. */
const LIMIT = { most: 100, withinMs: FLOW_MS, code: 'too-many-attempts' } as const;
/** How long somebody who is not known yet may take to register, or to name an account. */
const TICKET_MS = 1_800_000;

/**
 * What a sign-in through a network has come to: `begun` – the person is at the network; `returned` – the answer is
 * being checked; `unknown` – no player has this account of the network, and the person may register with it; else
 * the result, for the page.
 */
type Step = 'begun' | 'returned' | 'signed-in' | 'two-step' | 'refused' | 'unknown';

/** A row as it is kept. */
type FlowRow = {
  readonly network: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly return_to: string;
  readonly is_remembered: boolean;
  readonly step: Step;
  /** JSON of the second step, of the refusal, or of what a newcomer chose in the card of one tap. */
  readonly detail: string | null;
  readonly identity: string | null;
  readonly name: string | null;
  readonly mail: string | null;
  readonly link_flow: string | null;
  readonly expires_at: number;
};

interface NewFlow extends Proofs {
  readonly network: string;
  readonly returnTo: string;
  readonly isRemembered: boolean;
}

/** A cookie, and how long it is of use, in milliseconds. */
export interface FlowCookie {
  readonly cookie: string;
  readonly lifetime: number;
}

/** Who came back from a network, and is no player's yet. */
export interface Newcomer {
  readonly identity: string;
  readonly name: string;
  readonly mail: string | null;
  readonly chosen?: ChosenInCard | undefined;
}

/** With what a person wishes to register who has come by one tap. */
export interface ChosenInCard {
  readonly countryId: number;
  readonly currencyId: number;
}

/** The verifier of a sign-in by one tap: no code is fetched, so that PKCE has no part in it. */
const NO_VERIFIER = '';

/** Sign-ins through networks, by the cookie of the browser that began them. */
export class SocialFlows {
  readonly #database: Database;
  readonly #clock: () => number;
  /** How often clients begin them. */
  readonly begun: { readonly byMove: NetworkLimit; readonly byTap: NetworkLimit };

  constructor(database: Database, counts: CountStore, now: () => number) {
    this.#database = database;
    this.#clock = now;
    this.begun = {
      byMove: new NetworkLimit(counts, { name: 'social sign-ins', ...LIMIT }),
      byTap: new NetworkLimit(counts, { name: 'one-tap sign-ins', ...LIMIT }),
    };
  }

  async begin({ network, state, nonce, verifier, ...rest }: NewFlow): Promise<FlowCookie> {
    const cookie = newSecret();
    const now = this.#now();
    await this.#database.query('DELETE FROM social_flows WHERE expires_at <= $1', [now]);
    await this.#database.query(
      `INSERT INTO social_flows (browser, network, state, nonce, verifier, return_to, is_remembered,
         step, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, 'begun', $8)`,
      [
        secretHash(cookie),
        network,
        state,
        nonce,
        verifier,
        rest.returnTo,
        rest.isRemembered,
        now + FLOW_MS,
      ],
    );
    return { cookie, lifetime: FLOW_MS };
  }

  /** Begins a sign-in by one tap. Its state is told to nobody, so that no answer by a move of the page fits. */
  async beginOneTap(network: string, { state, nonce }: Pick<Proofs, 'state' | 'nonce'>) {
    const flow = { network, state, nonce, verifier: NO_VERIFIER };
    return this.begin({ ...flow, returnTo: '/', isRemembered: false });
  }

  /** A sign-in by one tap that can still be answered. */
  async findOneTap(cookie: string | undefined): Promise<FlowRow | undefined> {
    const flow = await this.find(cookie);
    return flow?.step === 'begun' && flow.verifier === NO_VERIFIER ? flow : undefined;
  }

  /** Takes the answer to a sign-in by one tap, once; undefined as for the others. */
  async takeOneTap(cookie: string | undefined): Promise<FlowRow | undefined> {
    if (cookie === undefined) return undefined;
    const [row] = await this.#database.query<FlowRow>(
      `UPDATE social_flows SET step = 'returned'
       WHERE browser = $1 AND expires_at > $2 AND step = 'begun' AND verifier = $3 RETURNING *`,
      [secretHash(cookie), this.#now(), NO_VERIFIER],
    );
    return row;
  }

  async find(cookie: string | undefined): Promise<FlowRow | undefined> {
    if (cookie === undefined) return undefined;
    const [row] = await this.#database.query<FlowRow>(
      'SELECT * FROM social_flows WHERE browser = $1 AND expires_at > $2',
      [secretHash(cookie), this.#now()],
    );
    return row;
  }

  /** Takes the answer of the network to a flow, once; undefined: there is no such flow, or it was answered before. */
  async takeAnswer(
    cookie: string | undefined,
    { network, state }: { readonly network: string; readonly state: string },
  ): Promise<FlowRow | undefined> {
    if (cookie === undefined) return undefined;
    const [row] = await this.#database.query<FlowRow>(
      `UPDATE social_flows SET step = 'returned'
       WHERE browser = $1 AND expires_at > $2 AND step = 'begun' AND network = $3 AND state = $4
       RETURNING *`,
      [secretHash(cookie), this.#now(), network, state],
    );
    return row;
  }

  /** Keeps the result of a flow, until the page has asked for it. */
  async end(
    cookie: string,
    step: Exclude<Step, 'begun' | 'returned' | 'unknown'>,
    detail: object | null = null,
  ): Promise<void> {
    await this.#database.query(
      'UPDATE social_flows SET step = $2, detail = $3 WHERE browser = $1',
      [secretHash(cookie), step, detail && JSON.stringify(detail)],
    );
  }

  /** Keeps who came back, under a new cookie: it is the ticket with which they may register. */
  async keepNewcomer(cookie: string, newcomer: Newcomer): Promise<FlowCookie> {
    const { identity, name, mail, chosen } = newcomer;
    const ticket = newSecret();
    await this.#database.query(
      `UPDATE social_flows SET browser = $2, step = 'unknown', identity = $3, name = $4, mail = $5,
         expires_at = $6, detail = $7 WHERE browser = $1`,
      [
        secretHash(cookie),
        secretHash(ticket),
        identity,
        name,
        mail,
        this.#now() + TICKET_MS,
        chosen ? JSON.stringify(chosen) : null,
      ],
    );
    return { cookie: ticket, lifetime: TICKET_MS };
  }

  /** Keeps the flow that is to prove that the newcomer is a player: of the code to their mail address, then of the second step. */
  async setLink(cookie: string, flow: string): Promise<void> {
    await this.#database.query('UPDATE social_flows SET link_flow = $2 WHERE browser = $1', [
      secretHash(cookie),
      flow,
    ]);
  }

  async remove(cookie: string): Promise<void> {
    await this.#database.query('DELETE FROM social_flows WHERE browser = $1', [secretHash(cookie)]);
  }

  #now(): number {
    return Math.floor(this.#clock());
  }
}
