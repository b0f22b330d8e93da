import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '@grandstand/bus-contracts';
import {
  PARTNER_CALL_WINDOW,
  PARTNER_HEADERS,
  partnerCallText,
} from '@grandstand/bus-contracts/domain';
import {
  WALLET_PATH,
  WALLET_REFUSALS,
  walletBodies,
} from '@grandstand/bus-contracts/domain/wallet';
import type { WalletCall, WalletRefusalCode } from '@grandstand/bus-contracts/domain/wallet';
import * as v from 'valibot';
import { Books, CURRENCY, STAKE } from './books';
import type { CheckSession } from './books';

/** What is done with the next call of a name instead of an answer at once. */
export type Plan =
  /** It is booked, and its answer never comes. */
  | { readonly kind: 'lost' }
  /** It is booked, and answered after this time. */
  | { readonly kind: 'late'; readonly ms: number }
  /** It is not booked. */
  | { readonly kind: 'failed'; readonly status: number }
  | { readonly kind: 'refused'; readonly code: string; readonly details?: object };

/** A call of the provider, as it came. */
export interface ReceivedCall {
  readonly call: WalletCall;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly at: number;
  /** What is wrong with its signature, or with its body. */
  readonly signature: string | null;
  readonly form: string | null;
  readonly isPlanned: boolean;
  /** The code by which it was refused; null: it was not. */
  refusal: string | null;
  /** Whether the provider was sent a decision on it. */
  isAnswered: boolean;
}

interface Launch {
  readonly code: string;
  readonly mode: 'real' | 'demo';
  readonly player: string;
}

interface OperatorOptions {
  readonly secret: string;
  readonly gameCode: string;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly random: (below: number) => number;
}

/** The operator's side of GWP/1, which keeps what a provider sends, and fails where a check says so. */
export class CheckOperator {
  readonly calls: ReceivedCall[] = [];
  readonly books: Books;
  readonly #options: OperatorOptions;
  readonly #launches = new Map<string, Launch>();
  readonly #sessions = new Map<string, CheckSession>();
  readonly #plans = new Map<WalletCall, Plan[]>();
  readonly #nonces = new Set<string>();

  constructor(options: OperatorOptions) {
    this.#options = options;
    const { clock, random } = options;
    this.books = new Books({ now: () => Math.floor(clock.now()), random });
  }

  /** The tokens that were given, which no page may have. */
  get tokens(): readonly string[] {
    return [...this.#sessions.keys()];
  }

  /** A code of a launch. */
  launch(player: string, mode: Launch['mode'] = 'real'): string {
    const code = this.#secretWord('code');
    this.#launches.set(code, { code, mode, player });
    return code;
  }

  plan(call: WalletCall, ...plans: readonly Plan[]): void {
    this.#plans.set(call, [...(this.#plans.get(call) ?? []), ...plans]);
  }

  /** Forgets what no call has come for. */
  clearPlans(): void {
    this.#plans.clear();
  }

  /** Ends the sessions of a player, as a sign-out does. */
  endSessions(player: string): void {
    for (const session of this.#sessions.values()) {
      if (session.player === player) session.isEnded = true;
    }
  }

  /** Answers a request of the provider's server. */
  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const call = pathname.slice(WALLET_PATH.length + 1);
    const isWallet = pathname.startsWith(`${WALLET_PATH}/`) && Object.hasOwn(walletBodies, call);
    // A program may report that it runs.
    if (!isWallet) return Response.json({});
    return this.#take(call as WalletCall, request, await request.text());
  }

  async #take(call: WalletCall, request: Request, text: string): Promise<Response> {
    const { clock } = this.#options;
    const signature = this.#signatureFault(request, text);
    const body = readJson(text);
    const parsed = v.safeParse(walletBodies[call], body);
    const [issue] = parsed.issues ?? [];
    const form = issue ? `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` : null;
    const plan = signature === null && form === null ? this.#plans.get(call)?.shift() : undefined;
    const received: ReceivedCall = {
      call,
      body,
      text,
      at: clock.now(),
      signature,
      form,
      isPlanned: plan !== undefined,
      refusal: null,
      isAnswered: false,
    };
    this.calls.push(received);
    const refuse = (code: string, status: number, details?: object): Response => {
      received.refusal = code;
      return Response.json({ error: { code, ...(details && { details }) } }, { status });
    };
    if (signature !== null) return refuse('unauthorized', 401, { reason: signature });
    if (form !== null) return refuse('bad-request', 400);
    if (plan?.kind === 'failed') return new Response('', { status: plan.status });
    if (plan?.kind === 'refused') {
      const { code, details } = plan;
      return refuse(code, statusOf(code), details);
    }
    const booked = this.#book(call, body);
    if (plan?.kind === 'lost') return new Promise<never>(() => {});
    if (plan?.kind === 'late') {
      await new Promise<void>((resolve) => void clock.after(plan.ms, resolve));
    }
    received.isAnswered = true;
    if ('answer' in booked) return Response.json(booked.answer);
    const { code, details } = booked.refusal;
    return refuse(code, WALLET_REFUSALS[code], details);
  }

  #book(call: WalletCall, body: Readonly<Record<string, unknown>>) {
    if (call === 'authenticate') return this.#authenticate(String(body['code']));
    const session = this.#sessions.get(String(body['token']));
    return session
      ? this.books.book(call, session, body)
      : { refusal: { code: 'unknown-session' as WalletRefusalCode, details: undefined } };
  }

  #authenticate(code: string) {
    const { gameCode } = this.#options;
    const launch = this.#launches.get(code);
    this.#launches.delete(code);
    if (!launch) return { refusal: { code: 'bad-code' as WalletRefusalCode, details: undefined } };
    const { mode, player } = launch;
    const shared = { mode, gameCode, currency: CURRENCY, language: 'en', minCycleMs: 0 };
    const facts = { ...shared, stake: STAKE };
    if (mode === 'demo') return { answer: facts };
    const token = this.#secretWord('token');
    // Another session of the game ends the former one.
    this.endSessions(player);
    this.#sessions.set(token, { token, player, gameCode, isEnded: false });
    const openRound = this.books.openRound(player, gameCode);
    const { balance } = this.books;
    const freeSpins = this.books.nextSpins(player);
    return { answer: { ...facts, token, playerId: player, balance, openRound, freeSpins } };
  }

  #signatureFault(request: Request, text: string): string | null {
    const { secret, clock } = this.#options;
    const header = (name: keyof typeof PARTNER_HEADERS): string =>
      request.headers.get(PARTNER_HEADERS[name]) ?? '';
    const [timestamp, nonce] = [header('timestamp'), header('nonce')];
    const { pathname: path, search } = new URL(request.url);
    const bodyHash = createHash('sha256').update(text).digest('hex');
    const { method } = request;
    const signed = partnerCallText({ method, path: path + search, timestamp, nonce, bodyHash });
    const expected = createHmac('sha256', secret).update(signed).digest('hex');
    if (header('partner') === '') return `${PARTNER_HEADERS.partner} is missing`;
    if (header('signature') !== expected) return `${PARTNER_HEADERS.signature} is wrong`;
    if (!(Math.abs(clock.now() - Number(timestamp)) <= PARTNER_CALL_WINDOW)) {
      return `${PARTNER_HEADERS.timestamp} is not the time`;
    }
    if (nonce === '' || this.#nonces.has(nonce)) return `${PARTNER_HEADERS.nonce} is not new`;
    this.#nonces.add(nonce);
    return null;
  }

  #secretWord(kind: string): string {
    const { random } = this.#options;
    const digits = Array.from({ length: 24 }, () => random(36).toString(36)).join('');
    return `${kind}-${this.#sessions.size + this.#launches.size}-${digits}`;
  }
}

function statusOf(code: string): number {
  const other: Readonly<Record<string, number>> = { unauthorized: 401 };
  return { ...other, ...WALLET_REFUSALS }[code] ?? 422;
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
