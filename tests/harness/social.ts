import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { handClock, startOperator } from '@grandstand/sandbox/testing';
import type { Answer, ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { createIdentity } from '../../src/outside/identity';

export const SITE = 'http://localhost:3000';
export const IDENTITY = 'http://identity.localhost:3004';
const SECRET = 'of-the-identity-provider';

/** A registration by the first network. */
export const REGISTRATION = {
  type: 'soc_reg',
  country_id: 5,
  currency_id: 3,
  is_of_age: true,
  is_terms_agreed: true,
  first_deposit_bonus_choice: 0,
  social_media: 11,
};
type Registered = { userId: string; login: string; password: string } & ErrorBody;

/** What a network answered to the operator last, to be changed on its way. */
type Change = (address: string, answer: Response) => Promise<Response> | Response;

/** An operator with the identity provider in front of it, and a browser that moves between both. */
async function startWithNetworks() {
  const clock = handClock(Date.now());
  let change: Change = (_, answer) => answer;
  const { app } = createIdentity({
    origin: IDENTITY,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: SECRET,
    version: '1',
    clock,
    fetch: async () => new Response(),
  });
  const operator = await startOperator({
    clock,
    siteOrigin: SITE,
    partnerSecrets: { identity: SECRET },
    identityProvider: {
      origin: IDENTITY,
      fetch: async (address, init) => change(address, await app.request(address, init)),
    },
  });
  return {
    operator,
    app,
    /** Changes what the networks answer to the operator; without an argument nothing. */
    setAnswers(next: Change = (_, answer) => answer) {
      change = next;
    },
    newBrowser: () => new Browser(operator, app.request),
  };
}

/** The operator and the networks of a file's tests. */
export let site: Awaited<ReturnType<typeof startWithNetworks>>;
/** Another one in each test. */
export let browser: Browser;

/** Starts both for the tests of a file, which calls it. */
export function provideNetworks(): void {
  beforeAll(async () => {
    site = await startWithNetworks();
  });
  beforeEach(async () => {
    await site.operator.control('/reset');
    site.setAnswers();
    browser = site.newBrowser();
  });
  afterEach(() => expect(site.operator.problems).toEqual([]));
  afterAll(async () => site.operator.sandbox.close());
}

/** The id of a player who has registered with the account of the person whom a browser signs in. */
export async function registered(): Promise<string> {
  const first = site.newBrowser();
  await first.signIn();
  return (await first.register()).body.userId;
}

type Request = (address: string, init?: RequestInit) => Response | Promise<Response>;

/** Follows a sign-in through a network, with the cookies of the site. */
export class Browser {
  readonly #operator: TestOperator;
  readonly #network: Request;
  readonly cookies = new Map<string, string>();

  constructor(operator: TestOperator, network: Request) {
    this.#operator = operator;
    this.#network = network;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Moves to a path of the site; returns the address that it leads to. */
  async move(path: string): Promise<string> {
    const answer = await this.#operator.get(path, { cookie: this.cookie });
    this.#keep(answer);
    return answer.headers.get('Location') ?? String(answer.status);
  }

  async post<T>(path: string, body: unknown = {}): Promise<Answer<T>> {
    const answer = await this.#operator.post<T>(path, body, { cookie: this.cookie });
    this.#keep(answer);
    return answer;
  }

  /** Begins at the site; returns the address of the network. */
  async start(network = 'example-id', query = 'redirect=%2Fen%2Fline'): Promise<URL> {
    return new URL(await this.move(`/social-api/oauth/${network}/start?${query}`), SITE);
  }

  /** Signs in at the network, and allows or denies; returns the address that leads back to the site. */
  async answer(address: URL, sub: string, answer: 'allow' | 'deny' = 'allow'): Promise<URL> {
    const issuer = address.href.slice(0, address.href.indexOf('/authorize'));
    const page = await (await this.#network(address.href)).text();
    const consent = await this.#post(`${issuer}/account`, {
      request: requestIn(page),
      person: sub,
    });
    const request = requestIn(await consent.text());
    const back = await this.#post(`${issuer}/consent`, { request, answer });
    return new URL(back.headers.get('Location') ?? '');
  }

  /** The whole way; returns the page that it ends at. */
  async signIn(sub = 'e-1001', network = 'example-id', query?: string): Promise<string> {
    const back = await this.answer(await this.start(network, query), sub);
    return this.move(back.pathname + back.search);
  }

  async get<T>(path: string): Promise<Answer<T>> {
    const answer = await this.#operator.get<T>(path, { cookie: this.cookie });
    this.#keep(answer);
    return answer;
  }

  async postForm<T>(path: string, form: string): Promise<Answer<T>> {
    const answer = await this.#operator.sendForm<T>(path, form, { cookie: this.cookie });
    this.#keep(answer);
    return answer;
  }

  /** Registers the person who has come back from a network. */
  async register(change: object = {}) {
    return this.post<Registered>('/web-api/user/register', { ...REGISTRATION, ...change });
  }

  /** Asks for a code to the mail address of the person who has come back; returns what confirms it. */
  async linkCode(): Promise<{ flowId: string; code: string }> {
    const { flowId } = (await this.post<{ flowId: string }>('/social-api/oauth/link')).body;
    const { body } = await this.#operator.control<{ code: string }>('/challenges', { flowId });
    return { flowId, code: body.code };
  }

  async result<T = Record<string, unknown>>(): Promise<Answer<T>> {
    return this.post<T>('/social-api/oauth/result');
  }

  async userId(): Promise<string> {
    const { body } = await this.#operator.get<{ userId: string }>('/web-api/user/check', {
      cookie: this.cookie,
    });
    return body.userId;
  }

  #keep(answer: Answer<unknown>): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  async #post(address: string, form: Record<string, string>): Promise<Response> {
    return this.#network(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
  }
}

function requestIn(page: string): string {
  return /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
}
