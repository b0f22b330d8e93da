import type { CountStore } from './count-store';
import { ApiFault } from '../http/fault';
import type { FaultCode } from '../http/fault';
import { networkOf } from './network-of';
import { RecentCounts } from './recent-counts';

export type RefusalCode = Extract<
  FaultCode,
  | 'too-many-attempts'
  | 'too-many-codes'
  | 'too-many-sendings'
  | 'too-many-promo-checks'
  | 'chat-busy'
>;

interface LimitOptions {
  /** Under which it is kept, and changed by QA. */
  readonly name: string;
  readonly most: number;
  readonly withinMs: number;
  readonly code: RefusalCode;
}

/** How often the clients of one network address may ask for something; an unknown address is one of them. */
export class NetworkLimit {
  readonly #options: LimitOptions;
  readonly #counts: RecentCounts;
  /** QA may change it. */
  most: number;

  constructor(store: CountStore, options: LimitOptions) {
    this.#options = options;
    this.most = options.most;
    this.#counts = new RecentCounts(store, options);
    store.addLimit(options.name, {
      mosts: () => ({ network: this.most }),
      change: (changed) => {
        this.most = changed;
      },
      reset: () => {
        this.most = options.most;
      },
    });
  }

  /** Counts a request; refuses one too many. */
  count(address: string | undefined, now: number): void {
    this.refuse(address, now);
    this.#counts.add(networkOf(address ?? ''), now);
  }

  /** Refuses a request that would be one too many. */
  refuse(address: string | undefined, now: number): void {
    refuseUntil(this.#freeAt(address, now), now, this.#options.code);
  }

  /** Whether a request would be one too many. */
  isReached(address: string | undefined, now: number): boolean {
    return this.#freeAt(address, now) > now;
  }

  #freeAt(address: string | undefined, now: number): number {
    return this.#counts.freeAt(networkOf(address ?? ''), this.most, now);
  }
}

/** Refuses what is not allowed before a time. */
export function refuseUntil(freeAt: number, now: number, code: RefusalCode): void {
  if (freeAt <= now) return;
  throw new ApiFault(429, code, { retryAfter: Math.ceil((freeAt - now) / 1000) });
}
