import type { Line } from '../engine/line';
import { outcomeOf } from '../placing/outcome-of';
import type { FoundOutcome } from '../placing/outcome-of';
import { hash32 } from '../random';
import { candidates } from './candidates';

const DAY = 86_400_000;
/** How many legs each of them has. */
const SIZES = { line: [3, 4, 5], live: [3, 4] } as const;
type Section = keyof typeof SIZES;
const PRICES = { least: 1.25, greatest: 2.2 };
/** Legs of the line begin within the day, and not at once: so it can be thought over. */
const BEGINS = { after: DAY / 48, before: DAY };

export interface Accumulator {
  readonly expressId: number;
  readonly legs: readonly FoundOutcome[];
}

interface Kept {
  readonly expressId: number;
  readonly day: number;
  readonly ids: readonly string[];
}

/** The accumulators of the day: they stay what they are until the day or one of their legs is over. */
export class Accumulators {
  readonly #line: Line;
  readonly #now: () => number;
  readonly #seed: string;
  readonly #kept = new Map<string, Kept>();
  #made = 0;

  constructor(line: Line, { now, seed }: { now: () => number; seed: string }) {
    this.#line = line;
    this.#now = now;
    this.#seed = seed;
  }

  list(section: Section): Accumulator[] {
    const used = new Set<number>();
    return SIZES[section].flatMap((size, place) => {
      const accumulator =
        this.#still(section, place) ?? this.#make(section, { place, size, without: used });
      if (!accumulator) return [];
      for (const { match } of accumulator.legs) used.add(match.id);
      return [accumulator];
    });
  }

  /** Whether a coupon's outcomes are exactly those of an accumulator. */
  has(marketIds: readonly string[]): boolean {
    const asked = marketIds.toSorted().join();
    return (['line', 'live'] as const).some((section) =>
      this.list(section).some(
        ({ legs }) =>
          legs
            .map(({ outcome }) => outcome.id)
            .toSorted()
            .join() === asked,
      ),
    );
  }

  #still(section: Section, place: number): Accumulator | undefined {
    const kept = this.#kept.get(`${section}/${place}`);
    if (!kept || kept.day !== this.#day()) return undefined;
    const legs = kept.ids.map((id) => outcomeOf(this.#line, id, this.#now()));
    const phase = section === 'live' ? 'live' : 'upcoming';
    const areThere = legs.every(
      (leg) => leg && leg.state.phase === phase && !leg.isFinished && !leg.outcome.isClosed,
    );
    if (!areThere) return undefined;
    return { expressId: kept.expressId, legs: legs.flatMap((leg) => leg ?? []) };
  }

  #make(
    section: Section,
    { place, size, without }: { place: number; size: number; without: ReadonlySet<number> },
  ): Accumulator | undefined {
    const day = this.#day();
    const isLive = section === 'live';
    const drawn = candidates(this.#line, { isLive, ...PRICES })
      .filter(({ game }) => isLive || this.#beginsSoon(game.match.startsAt))
      .map((candidate) => ({
        ...candidate,
        key: hash32(`${this.#seed}/${day}/${candidate.outcome.id}`),
      }))
      .sort((a, b) => a.key - b.key);
    const games = new Set(without);
    const legs: FoundOutcome[] = [];
    for (const { game, outcome } of drawn) {
      if (games.has(game.match.id)) continue;
      games.add(game.match.id);
      legs.push({ match: game.match, state: game.state, outcome, isFinished: false });
      if (legs.length === size) break;
    }
    if (legs.length < size) return undefined;
    const expressId = day * 1_000 + ++this.#made;
    this.#kept.set(`${section}/${place}`, {
      expressId,
      day,
      ids: legs.map(({ outcome }) => outcome.id),
    });
    return { expressId, legs };
  }

  #beginsSoon(startsAt: number): boolean {
    const wait = startsAt - this.#now();
    return wait > BEGINS.after && wait < BEGINS.before;
  }

  #day(): number {
    return Math.floor(this.#now() / DAY);
  }
}
