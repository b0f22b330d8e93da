import { fromHex, hmacKey, hmacSha256, textBytes } from './hashing';

/** The number of values of a word of 4 bytes. */
export const WORD_VALUES = 2 ** 32;

const WORD_BYTES = 4;

/** What decides a round beside its seed; all of it is published. */
export interface RoundInput {
  /** The domain label: the game. Two games that share a seed have nothing else in common. */
  readonly label: string;
  /** The client seed of a personal round; the salt of a shared one, and the root of its tickets. */
  readonly input: string;
  /** The nonce of a personal round; the number of a shared one. */
  readonly round: number;
}

/**
 * The random numbers of one round: words of 4 bytes of
 * `HMAC-SHA256(key = seed, "label:input:round:cursor")`, for the cursors 0, 1, 2 and so on.
 */
export class FairStream {
  readonly #key: CryptoKey;
  readonly #prefix: string;
  #cursor = 0;
  #block: DataView | undefined;
  #offset = 0;

  private constructor(key: CryptoKey, { label, input, round }: RoundInput) {
    this.#key = key;
    // Neither a label nor an input contains a colon, so no two rounds have the same message.
    this.#prefix = `${label}:${input}:${round}`;
  }

  /** Opens the stream of a round; the seed is in hexadecimal digits. */
  static async open(seed: string, round: RoundInput): Promise<FairStream> {
    return new FairStream(await hmacKey(fromHex(seed)), round);
  }

  /** A whole number from 0 to `count - 1`; every number has the same chance. */
  async below(count: number): Promise<number> {
    if (!Number.isInteger(count) || count < 1 || count > WORD_VALUES) {
      throw new RangeError(`Failed to draw: ${count} is not a whole number from 1 to 2^32.`);
    }
    // The last words would favour the low numbers, so they are rejected.
    const end = WORD_VALUES - (WORD_VALUES % count);
    let word = await this.#word();
    // Each word is the next of the stream.
    while (word >= end) word = await this.#word();
    return word % count;
  }

  /** `count` different numbers below `from`, in the order in which they are drawn. */
  async pick(count: number, from: number): Promise<number[]> {
    if (count > from) throw new RangeError(`Failed to draw ${count} of ${from}.`);
    // A shuffle of all numbers, as far as it is needed: by place, the numbers that were exchanged.
    const exchanged = new Map<number, number>();
    const numberAt = (place: number): number => exchanged.get(place) ?? place;
    const picked: number[] = [];
    for (let place = 0; place < count; place += 1) {
      // Each draw excludes the former ones.
      const other = place + (await this.below(from - place));
      picked.push(numberAt(other));
      exchanged.set(other, numberAt(place));
    }
    return picked;
  }

  /** The items in a random order. */
  async shuffle<Item>(items: readonly Item[]): Promise<Item[]> {
    const order = await this.pick(items.length, items.length);
    return order.flatMap((place) => items.slice(place, place + 1));
  }

  /** The place of a weight; its chance is the weight's share of the sum. */
  async weighted(weights: readonly number[]): Promise<number> {
    if (!weights.every((weight) => Number.isInteger(weight) && weight >= 0)) {
      throw new RangeError('Failed to draw: a weight is not a whole number from 0.');
    }
    const sum = weights.reduce((all, weight) => all + weight, 0);
    let rest = await this.below(sum);
    return weights.findIndex((weight) => {
      rest -= weight;
      return rest < 0;
    });
  }

  /** The places of all weights in the order in which they are drawn: each by its share of those that are left. */
  async order(weights: readonly number[]): Promise<number[]> {
    const left = [...weights];
    const places: number[] = [];
    while (places.length < weights.length) {
      // Each draw leaves out the former ones.
      const place = await this.weighted(left);
      places.push(place);
      left[place] = 0;
    }
    return places;
  }

  async #word(): Promise<number> {
    if (this.#block === undefined || this.#offset === this.#block.byteLength) {
      const message = textBytes(`${this.#prefix}:${this.#cursor}`);
      this.#block = new DataView((await hmacSha256(this.#key, message)).buffer);
      this.#cursor += 1;
      this.#offset = 0;
    }
    const word = this.#block.getUint32(this.#offset);
    this.#offset += WORD_BYTES;
    return word;
  }
}
