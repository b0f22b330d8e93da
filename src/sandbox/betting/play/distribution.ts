import type { Ends } from './ends';

/** Probabilities of whole numbers, from the least possible one on. */
export class Distribution {
  readonly least: number;
  readonly shares: Float64Array;
  #sums: Float64Array | undefined;

  constructor(least: number, shares: Float64Array) {
    this.least = least;
    this.shares = shares;
  }

  /** Of numbers from `least` to `most`, whose shares are added one by one. */
  static made(
    least: number,
    most: number,
    fill: (add: (value: number, share: number) => void) => void,
  ): Distribution {
    const shares = new Float64Array(most - least + 1);
    fill((value, share) => {
      shares[value - least] = (shares[value - least] ?? 0) + share;
    });
    return new Distribution(least, shares);
  }

  of(value: number): number {
    return this.shares[value - this.least] ?? 0;
  }

  get sum(): number {
    return this.#upTo(this.shares.length - 1);
  }

  /** The shares above, on and below a line. */
  around(line: number): { readonly above: number; readonly on: number; readonly below: number } {
    const upTo = this.#upTo(Math.floor(line) - this.least);
    const on = Number.isInteger(line) ? this.of(line) : 0;
    return { above: this.sum - upTo, on, below: upTo - on };
  }

  /** How bets on the numbers above a line end. */
  endsAbove(line: number): Ends {
    const isQuarter = !Number.isInteger(line * 2);
    const whole = Math.round(line);
    // Half of a bet on a quarter line is on the whole number beside it.
    const { above, on, below } = this.around(isQuarter ? whole : line);
    const isBelow = line < whole;
    return {
      won: above,
      'half-won': isQuarter && isBelow ? on : 0,
      void: isQuarter ? 0 : on,
      'half-lost': isQuarter && !isBelow ? on : 0,
      lost: below,
    };
  }

  isEven(): number {
    let even = 0;
    for (let place = Math.abs(this.least % 2); place < this.shares.length; place += 2) {
      even += this.shares[place] ?? 0;
    }
    return even;
  }

  #upTo(place: number): number {
    if (place < 0) return 0;
    this.#sums ??= sumsOf(this.shares);
    return this.#sums[Math.min(place, this.#sums.length - 1)] ?? 0;
  }
}

function sumsOf(shares: Float64Array): Float64Array {
  let sum = 0;
  return shares.map((share) => (sum += share));
}
