import { randomInt, randomUUID } from 'node:crypto';
import { ApiFault } from '../../platform/http/fault';

/** Digits that are easy to distinguish. */
const DIGITS = '2345679';
const LENGTH = 5;
const MAX_PICTURES = 1000;
export const CAPTCHA_LIFETIME = 120_000;

export interface Picture {
  readonly id: string;
  readonly text: string;
  /** The terms of the sum for players who can't read the picture. */
  readonly terms: readonly [number, number];
  readonly expiresAt: number;
}

/** Captcha pictures, and proofs that they were solved. */
export class Captchas {
  readonly #pictures = new Map<string, Picture>();
  readonly #solved = new Map<string, number>();
  readonly #now: () => number;
  /** How long a picture and a proof are valid, in milliseconds; QA may shorten it. */
  lifetime = CAPTCHA_LIFETIME;

  constructor(now: () => number) {
    this.#now = now;
  }

  make(): Picture {
    const text = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
    const picture: Picture = {
      id: randomUUID(),
      text,
      terms: [randomInt(1, 10), randomInt(1, 10)],
      expiresAt: this.#now() + this.lifetime,
    };
    this.#pictures.set(picture.id, picture);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > MAX_PICTURES && oldest) this.#pictures.delete(oldest);
    return picture;
  }

  /** The picture, while it is valid. */
  find(id: string): Picture | undefined {
    const picture = this.#pictures.get(id);
    return picture && picture.expiresAt > this.#now() ? picture : undefined;
  }

  list(): readonly Picture[] {
    return [...this.#pictures.values()].filter(({ id }) => this.find(id));
  }

  /** Checks an answer and returns a proof; a picture can be answered once. */
  solve(id: string, text: string): string {
    const picture = this.find(id);
    if (!picture) throw new ApiFault(400, 'captcha-expired');
    this.#pictures.delete(id);
    const [one, other] = picture.terms;
    const answer = text.replace(/\s/g, '');
    if (answer !== picture.text && answer !== String(one + other)) {
      throw new ApiFault(400, 'captcha-wrong');
    }
    for (const [old, until] of this.#solved) if (until <= this.#now()) this.#solved.delete(old);
    const proof = randomUUID();
    this.#solved.set(proof, this.#now() + this.lifetime);
    return proof;
  }

  isSolved(proof: string): boolean {
    return (this.#solved.get(proof) ?? 0) > this.#now();
  }

  /** Uses a proof for one call; false if it is invalid or used. */
  useUp(proof: string): boolean {
    const isSolved = this.isSolved(proof);
    this.#solved.delete(proof);
    return isSolved;
  }

  clear(): void {
    this.#pictures.clear();
    this.#solved.clear();
    this.lifetime = CAPTCHA_LIFETIME;
  }
}
