import { networkOf } from '../../platform/counts/network-of';
import type { CountStore } from '../../platform/counts/count-store';
import { RecentCounts } from '../../platform/counts/recent-counts';

const WITHIN = 300_000;
/** Attempts at one login from one address. */
const MAX_BY_LOGIN_AND_ADDRESS = 10;
/** Attempts of one device at any logins, from anywhere. */
const MAX_BY_DEVICE = 10;
/** Failures at one login from one address, or of one device, after which a captcha is required. */
const CAPTCHA_AFTER = 3;
/** Failures at one login, or from one address, after which a fingerprint is required: without it no device could be counted. */
const FINGERPRINT_AFTER = 3;
/** Failures of all after which a fingerprint is required of all: many addresses are trying many logins once each. */
const FINGERPRINT_AFTER_OF_ALL = 100;
/** Attempts from one address at any logins. */
const MAX_BY_ADDRESS = 50;
/** Attempts at one login from anywhere. Beyond them a captcha is required, because a lock would lock out the player too. */
const MAX_BY_LOGIN = 20;

/** An attempt to sign in. */
export interface LoginAttempt {
  readonly login: string;
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
  /** The client's device by its fingerprint; undefined if it is unknown. */
  readonly device: string | undefined;
}

export type LoginThrottle =
  | { readonly kind: 'none' }
  | { readonly kind: 'captcha' }
  | { readonly kind: 'fingerprint' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** An attempt that counts as failed until it is known to have succeeded. */
export interface CountedAttempt {
  /** The password was right. */
  succeeded(): void;
  /** The password was not checked. */
  undo(): void;
}

/** Limits attempts to sign in, so that passwords can't be guessed. */
export class LoginAttempts {
  readonly #now: () => number;
  readonly #byLoginAndAddress: RecentCounts;
  readonly #byAddress: RecentCounts;
  readonly #byLogin: RecentCounts;
  readonly #byDevice: RecentCounts;
  readonly #ofAll: RecentCounts;

  constructor(store: CountStore, now: () => number) {
    this.#now = now;
    const countsBy = (what: string): RecentCounts =>
      new RecentCounts(store, { name: `sign-ins by ${what}`, withinMs: WITHIN });
    this.#byLoginAndAddress = countsBy('login and network');
    this.#byAddress = countsBy('network');
    this.#byLogin = countsBy('login');
    this.#byDevice = countsBy('device');
    this.#ofAll = countsBy('nothing');
  }

  /** Whether an attempt may continue, must wait, or needs a fingerprint or a captcha. */
  throttleOf(attempt: LoginAttempt): LoginThrottle {
    const { loginAndAddress, network, login, device } = keysOf(attempt);
    const now = this.#now();
    const freeAt = Math.max(
      this.#byLoginAndAddress.freeAt(loginAndAddress, MAX_BY_LOGIN_AND_ADDRESS, now),
      this.#byAddress.freeAt(network, MAX_BY_ADDRESS, now),
      device === undefined ? now : this.#byDevice.freeAt(device, MAX_BY_DEVICE, now),
    );
    if (freeAt > now) return { kind: 'wait', seconds: Math.ceil((freeAt - now) / 1000) };
    if (device === undefined) {
      const isSuspect =
        this.#byLogin.of(login, now) >= FINGERPRINT_AFTER ||
        this.#byAddress.of(network, now) >= FINGERPRINT_AFTER ||
        this.#ofAll.of(ALL, now) >= FINGERPRINT_AFTER_OF_ALL;
      if (isSuspect) return { kind: 'fingerprint' };
    }
    const isCaptchaDue =
      this.#byLoginAndAddress.of(loginAndAddress, now) >= CAPTCHA_AFTER ||
      this.#byLogin.of(login, now) >= MAX_BY_LOGIN ||
      (device !== undefined && this.#byDevice.of(device, now) >= CAPTCHA_AFTER);
    return { kind: isCaptchaDue ? 'captcha' : 'none' };
  }

  /** Counts an attempt before its password is checked, so that parallel attempts are throttled too. */
  count(attempt: LoginAttempt): CountedAttempt {
    const { loginAndAddress, network, login, device } = keysOf(attempt);
    const at = this.#now();
    const counts: (readonly [RecentCounts, string])[] = [
      [this.#byLoginAndAddress, loginAndAddress],
      [this.#byAddress, network],
      [this.#byLogin, login],
      [this.#ofAll, ALL],
    ];
    if (device !== undefined) counts.push([this.#byDevice, device]);
    for (const [count, key] of counts) count.add(key, at);
    const undo = (): void => {
      for (const [count, key] of counts) count.undo(key, at);
    };
    return {
      undo,
      succeeded: () => {
        undo();
        // Forgets the player's own failures; attempts from other addresses still count.
        this.#byLoginAndAddress.forget(loginAndAddress);
      },
    };
  }
}

/** The key of the count of all. */
const ALL = '';

function keysOf({ login, address, device }: LoginAttempt) {
  const network = networkOf(address ?? '');
  return { login, network, device, loginAndAddress: `${network} ${login}` };
}
