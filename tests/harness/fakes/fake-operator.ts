/** A sent request, with everything that a test may check. */
export interface SentRequest {
  readonly call: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string | undefined;
}

type Answer = unknown;
type Answerer = (request: SentRequest) => Answer;

/** An operator with answers that a test defines for each call. */
export interface FakeOperator {
  readonly fetch: typeof fetch;
  readonly sent: readonly SentRequest[];
  /** Answers `GET /path` from now on: a `Response` as it is, anything else as JSON. */
  on(call: string, answerer: Answerer): void;
  /** How often a call has come. */
  count(call: string): number;
}

/** An answer that the test gives at a time of its choice. */
export interface Held<T> {
  readonly promise: Promise<T>;
  readonly give: (value: T) => void;
  readonly fail: (error: unknown) => void;
}

export function held<T = unknown>(): Held<T> {
  let give: Held<T>['give'] = () => {};
  let fail: Held<T>['fail'] = () => {};
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return { promise, give, fail };
}

/** A refusal as the operator words it. */
export function refuse(status: number, code: string | number, message = 'In words.'): Response {
  return Response.json({ error: { code, message } }, { status });
}

/** The error that `fetch` rejects with when there is no connection. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}

export function createFakeOperator(): FakeOperator {
  const answerers = new Map<string, Answerer>();
  const sent: SentRequest[] = [];

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const call = `${init.method ?? 'GET'} ${url.pathname}`;
    const body = typeof init.body === 'string' ? init.body : undefined;
    const request = { call, url, headers: new Headers(init.headers), body };
    sent.push(request);
    const answerer = answerers.get(call) ?? (() => refuse(404, 'not-found'));
    const given = await untilAborted(
      Promise.resolve().then(() => answerer(request)),
      init.signal,
    );
    return given instanceof Response ? given.clone() : Response.json(given);
  }

  return {
    fetch: answer,
    sent,
    on: (call, answerer) => void answerers.set(call, answerer),
    count: (call) => sent.filter((request) => request.call === call).length,
  };
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}

/** A token of a player that expires at `expiresAt` (ms); `mark` makes one differ from another. */
export function tokenFor(userId: string, expiresAt: number, mark = ''): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: userId, exp: Math.floor(expiresAt / 1000), ...(mark && { jti: mark }) };
  return `${part({ alg: 'none' })}.${part(claims)}.c2ln`;
}
