import { isIPv6 } from 'node:net';
import { RecentCounts } from './recent-counts';

const WITHIN = 300_000;
/** Guesses at one login from one address. */
const MOST_HERE = 10;
/** Guesses from one address, whatever the logins. */
const MOST_FROM_ADDRESS = 50;
/** Guesses at one login from anywhere. From there on a captcha is asked for: a bar would shut the player out too. */
const MOST_AT_LOGIN = 20;

/** Somebody who signs in. */
export interface LoginAttempt {
  readonly login: string;
  /** The address they come from; undefined where nobody knows it. */
  readonly address: string | undefined;
}

export type LoginBrake =
  | { readonly kind: 'none' }
  | { readonly kind: 'captcha' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** An attempt that counts as a failure until it is known to be none. */
export interface CountedAttempt {
  /** The password was right. */
  succeeded(): void;
  /** The password was not looked at. */
  takeBack(): void;
}

/** Counts attempts to sign in, so that passwords can't be guessed. */
export class LoginAttempts {
  readonly #now: () => number;
  readonly #here = new RecentCounts(WITHIN);
  readonly #fromAddress = new RecentCounts(WITHIN);
  readonly #atLogin = new RecentCounts(WITHIN);

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What an attempt has to do first. */
  brakeOn(attempt: LoginAttempt): LoginBrake {
    const { here, network, login } = keysOf(attempt);
    const now = this.#now();
    const freeAt = Math.max(
      this.#here.freeAt(here, MOST_HERE, now),
      this.#fromAddress.freeAt(network, MOST_FROM_ADDRESS, now),
    );
    if (freeAt > now) return { kind: 'wait', seconds: Math.ceil((freeAt - now) / 1000) };
    return { kind: this.#atLogin.of(login, now) < MOST_AT_LOGIN ? 'none' : 'captcha' };
  }

  /** Counts an attempt before its password is looked at: so attempts at once pass no brake. */
  count(attempt: LoginAttempt): CountedAttempt {
    const { here, network, login } = keysOf(attempt);
    const at = this.#now();
    this.#here.add(here, at);
    this.#fromAddress.add(network, at);
    this.#atLogin.add(login, at);
    const takeBack = (): void => {
      this.#here.takeBack(here, at);
      this.#fromAddress.takeBack(network, at);
      this.#atLogin.takeBack(login, at);
    };
    return {
      takeBack,
      succeeded: () => {
        takeBack();
        // The player's own mistakes; guesses from elsewhere go on counting.
        this.#here.forget(here);
      },
    };
  }

  clear(): void {
    this.#here.clear();
    this.#fromAddress.clear();
    this.#atLogin.clear();
  }
}

function keysOf({ login, address }: LoginAttempt) {
  const network = networkOf(address ?? '');
  return { login, network, here: `${network} ${login}` };
}

/** One household has one IPv4 address, but 2^64 IPv6 addresses: those count as one, by their first half. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const groups = [...(first ?? []), ...zeros(8 - (first?.length ?? 0) - (last?.length ?? 0))];
  return [...groups, ...(last ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function zeros(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => '0');
}
