import { ApiFault } from '../http/fault';
import { networkOf } from './network-of';
import type { RefusalCode } from './network-limit';
import { refuseUntil } from './network-limit';
import { RecentCounts } from './recent-counts';
import type { CountStore } from './count-store';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface GuessRules {
  /** How many wrong ones within the time may come from one network, and from or about one player. */
  readonly network: number;
  readonly player: number;
  readonly withinMs: number;
  readonly code: RefusalCode;
  /** Whether the same text may be wrong now and right later: then each try counts. */
  readonly isChanging?: boolean;
}

const SIGN_IN = { network: 60, withinMs: HOUR, code: 'too-many-attempts' } as const;

/** What a caller may try to guess, and how often. */
const GUESSES = {
  /** Promo codes that are not offered, of whatever call answers whether there is one; friends' codes with them. */
  'promo-code': { network: 60, player: 10, withinMs: HOUR, code: 'too-many-promo-checks' },
  /** Codes that were sent to a phone or a mail address, each for its own flow. */
  'sent-code': { ...SIGN_IN, player: 60 },
  /** Codes of authenticator apps, recovery codes, and the password as a second step: of a player whose first step is known. */
  'second-step': { ...SIGN_IN, player: 20, isChanging: true },
  /** Answers to a security question: there are few likely ones. */
  'security-answer': { ...SIGN_IN, player: 5, withinMs: DAY, isChanging: true },
  /** Tokens of mailed links and of transfers. */
  token: { ...SIGN_IN, player: 60 },
  /** QR codes of other browsers, and the digits beside them. */
  'qr-code': { ...SIGN_IN, player: 60 },
  /** Signed answers of passkeys: a wrong one is no accident. */
  passkey: { ...SIGN_IN, network: 120, player: 60 },
  captcha: { ...SIGN_IN, player: 60, withinMs: 10 * MINUTE, isChanging: true },
  /** Codes of coupons that players share. */
  'shared-coupon': { ...SIGN_IN, player: 60 },
  /** Codes of vouchers, by the payment that they are to pay. */
  voucher: { ...SIGN_IN, player: 20 },
  /** Tickets of uploads. */
  ticket: { ...SIGN_IN, player: 60 },
} as const satisfies Record<string, GuessRules>;

export type GuessKind = keyof typeof GUESSES;

/** Who gives a secret, or about whom: at least one of both is known. */
export interface Guesser {
  /** The client's address; an unknown one is one address. Null: the caller is no client of the site. */
  readonly address: string | undefined | null;
  readonly playerId?: number | undefined;
}

interface Guess extends Guesser {
  readonly kind: GuessKind;
  /** What was given. */
  readonly secret: string;
}

/** Statuses of refusals that say that a secret is wrong, or not known. */
const WRONG: ReadonlySet<number> = new Set([400, 403, 404]);

/**
 * Limits how often secrets are guessed: every answer that depends on one is asked for here.
 * @remarks Different wrong ones are counted: a page may ask about the same one as often as it likes, and a right one
 * counts nothing.
 */
export class Guesses {
  readonly #now: () => number;
  readonly #counts: ReadonlyMap<
    GuessKind,
    { readonly rules: GuessRules; readonly wrong: RecentCounts; readonly answered: RecentCounts }
  >;
  readonly #most = new Map<GuessKind, number>();

  constructor(store: CountStore, now: () => number) {
    this.#now = now;
    this.#counts = new Map(
      (Object.entries(GUESSES) as [GuessKind, GuessRules][]).map(([kind, rules]) => {
        const { withinMs } = rules;
        const name = `guesses of ${kind}`;
        store.addLimit(name, {
          mosts: () => ({
            network: this.#most.get(kind) ?? rules.network,
            player: this.#most.get(kind) ?? rules.player,
          }),
          change: (most) => this.#most.set(kind, most),
          reset: () => this.#most.delete(kind),
        });
        return [
          kind,
          {
            rules,
            wrong: new RecentCounts(store, { name, withinMs }),
            answered: new RecentCounts(store, { name: `${name}, answered`, withinMs }),
          },
        ] as const;
      }),
    );
  }

  /**
   * Compares a secret, and counts it if it is wrong: where the comparison resolves to null, undefined or false, or
   * refuses it.
   */
  async compare<T>({ kind, secret, ...guesser }: Guess, compare: () => Promise<T>): Promise<T> {
    const { rules, wrong, answered } = this.#of(kind);
    const now = this.#now();
    const keys = keysOf(guesser);
    const isKnown =
      rules.isChanging !== true &&
      keys.every(([, key]) => answered.of(`${key} ${secret}`, now) > 0);
    if (isKnown) return compare();
    this.refuse(kind, guesser);
    // Counted before it is compared, so that parallel tries are not more either.
    for (const [, key] of keys) wrong.add(key, now);
    const undo = (): void => {
      for (const [, key] of keys) wrong.undo(key, now);
    };
    try {
      const compared = await compare();
      const isRight = compared !== undefined && compared !== null && compared !== false;
      if (isRight) undo();
      this.#remember(kind, keys, secret, now);
      return compared;
    } catch (error) {
      const isWrong = error instanceof ApiFault && WRONG.has(error.status);
      if (isWrong) this.#remember(kind, keys, secret, now);
      else undo();
      throw error;
    }
  }

  /** The same; undefined after too many guesses. */
  async compareQuietly<T>(guess: Guess, compare: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.compare(guess, compare);
    } catch (error) {
      if (error instanceof ApiFault && error.status === 429) return undefined;
      throw error;
    }
  }

  /** Refuses after too many guesses. */
  refuse(kind: GuessKind, guesser: Guesser): void {
    const now = this.#now();
    refuseUntil(this.#freeAt(kind, guesser, now), now, this.#of(kind).rules.code);
  }

  /** How many different wrong ones a player may still give; the network may allow fewer. */
  leftOf(kind: GuessKind, playerId: number): number {
    const { wrong } = this.#of(kind);
    return Math.max(0, this.#mostOf(kind, 'player') - wrong.of(playerKey(playerId), this.#now()));
  }

  #freeAt(kind: GuessKind, guesser: Guesser, now: number): number {
    const { wrong } = this.#of(kind);
    return Math.max(
      ...keysOf(guesser).map(([by, key]) => wrong.freeAt(key, this.#mostOf(kind, by), now)),
    );
  }

  #remember(kind: GuessKind, keys: readonly Key[], secret: string, now: number): void {
    const { rules, answered } = this.#of(kind);
    if (rules.isChanging === true) return;
    for (const [, key] of keys) answered.add(`${key} ${secret}`, now);
  }

  #mostOf(kind: GuessKind, by: Key[0]): number {
    return this.#most.get(kind) ?? this.#of(kind).rules[by];
  }

  #of(kind: GuessKind) {
    const counts = this.#counts.get(kind);
    if (!counts) throw new RangeError(`Failed to find the guesses of ${kind}.`);
    return counts;
  }
}

type Key = readonly [by: 'network' | 'player', key: string];

function playerKey(playerId: number): string {
  return `player ${playerId}`;
}

function keysOf({ address, playerId }: Guesser): readonly Key[] {
  return [
    ...(address === null ? [] : [['network', networkOf(address ?? '')] as const]),
    ...(playerId === undefined ? [] : [['player', playerKey(playerId)] as const]),
  ];
}
