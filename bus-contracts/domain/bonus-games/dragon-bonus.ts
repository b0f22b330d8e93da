import type { PrizeTable } from '../../answers/bonus-games';
import { numberAt, WITHOUT_MOVES } from './rules';
import type { BonusRules } from './rules';

const PLACES = 15;
/** Spins without a coin after which the play ends. */
const RESPINS = 3;

function coinsOf({ coins }: PrizeTable): number[] {
  if (!coins) throw new RangeError('Failed to draw the coins: the table has no weights of them.');
  return coins;
}

/** Three rows of five places. Coins stay, and each new one gives three spins again. */
export const dragonBonus: BonusRules = {
  ...WITHOUT_MOVES,
  choices: [],
  // In which spin each place would get its coin: the spins are over once three in a row bring none.
  draws: (table) =>
    Array.from({ length: PLACES }, () => ({ kind: 'weighted', weights: coinsOf(table) })),
  play({ table, results }) {
    const never = coinsOf(table).length - 1;
    const spins: number[][] = [];
    let coins = 0;
    let left = RESPINS;
    while (left > 0 && coins < PLACES) {
      const spin = spins.length;
      const landed = Array.from({ length: PLACES }, (_, place) => place).filter(
        (place) => spin < never && numberAt(results, place) === spin,
      );
      spins.push(landed);
      coins += landed.length;
      if (landed.length > 0 || spin === 0) left = RESPINS;
      else left -= 1;
    }
    const tier = table.tiers.findIndex(({ bound = 0 }) => coins >= bound);
    return { view: { game: 'dragon-bonus', spins }, tier, isOver: true };
  },
};

/** The number of ways to choose `count` of `from`. */
function ways(count: number, from: number): bigint {
  let all = 1n;
  for (let one = 1; one <= count; one += 1) all = (all * BigInt(from - count + one)) / BigInt(one);
  return all;
}

/** The exact chances of each number of coins, from none to 15, as shares of `of`. */
export function coinChances(coins: readonly number[]): { shares: bigint[]; of: bigint } {
  const never = coins.length - 1;
  /** The weight of all spins from one on, and of none. */
  const from = (spin: number): bigint =>
    BigInt(coins.slice(Math.min(spin, never)).reduce((all, weight) => all + weight, 0));
  const shares = Array.from({ length: PLACES + 1 }, () => 0n);
  /** The weight of what led to so many empty places and spins left: a place that is still empty has not been weighed. */
  let states = new Map([[`${PLACES}/0`, 1n]]);
  for (let spin = 0; states.size > 0; spin += 1) {
    const next = new Map<string, bigint>();
    const weight = spin < never ? BigInt(coins[spin] ?? 0) : 0n;
    for (const [state, led] of states) {
      const [empty = 0, left = 0] = state.split('/').map(Number);
      for (let landed = 0; landed <= empty; landed += 1) {
        const part = led * ways(landed, empty) * weight ** BigInt(landed);
        if (part === 0n) continue;
        const still = empty - landed;
        const leftNow = landed > 0 || spin === 0 ? RESPINS : left - 1;
        if (still === 0 || leftNow === 0) {
          const at = PLACES - still;
          shares[at] = (shares[at] ?? 0n) + part * from(spin + 1) ** BigInt(still);
        } else {
          const key = `${still}/${leftNow}`;
          next.set(key, (next.get(key) ?? 0n) + part);
        }
      }
    }
    states = next;
  }
  return { shares, of: from(0) ** BigInt(PLACES) };
}
