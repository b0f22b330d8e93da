import type { Line } from '../engine/line';
import { outcomeOf } from './outcome-of';
import type { FoundOutcome } from './outcome-of';
import { hash32 } from '../../platform/random';
import { once } from '../play/discrete-chances';
import { candidates, type Candidate } from './candidates';

const DAY = 86_400_000;
/** The number of legs of each accumulator. */
const SIZES = { line: [3, 4, 5], live: [3, 4] } as const;
type Section = keyof typeof SIZES;
const PRICES = { least: 1.25, greatest: 2.2 };
/** Games of the line begin within a day, and not within half an hour. */
const BEGINS = { after: DAY / 48, before: DAY };

export interface Accumulator {
  readonly expressId: number;
  readonly legs: readonly FoundOutcome[];
}

interface StoredAccumulator {
  readonly expressId: number;
  readonly day: number;
  readonly ids: readonly string[];
}

/** What an accumulator is made of. */
interface Making {
  readonly place: number;
  readonly size: number;
  /** The games that other accumulators have. */
  readonly without: ReadonlySet<number>;
  readonly drawn: () => readonly Candidate[];
}

/** The accumulators of the day; each stays the same until the day ends or one of its games does. */
export class Accumulators {
  readonly #line: Line;
  readonly #now: () => number;
  readonly #seed: string;
  readonly #stored = new Map<string, StoredAccumulator>();
  #made = 0;

  constructor(line: Line, { now, seed }: { now: () => number; seed: string }) {
    this.#line = line;
    this.#now = now;
    this.#seed = seed;
  }

  list(section: Section): Accumulator[] {
    const used = new Set<number>();
    const drawn = once(() => this.#drawn(section));
    return SIZES[section].flatMap((size, place) => {
      const accumulator =
        this.#current(section, place) ?? this.#make(section, { place, size, without: used, drawn });
      if (!accumulator) return [];
      for (const { match } of accumulator.legs) used.add(match.id);
      return [accumulator];
    });
  }

  /** Whether a coupon has exactly the outcomes of an accumulator. */
  has(marketIds: readonly string[]): boolean {
    const requested = marketIds.toSorted().join();
    return (['line', 'live'] as const).some((section) =>
      this.list(section).some(
        ({ legs }) =>
          legs
            .map(({ outcome }) => outcome.id)
            .toSorted()
            .join() === requested,
      ),
    );
  }

  #current(section: Section, place: number): Accumulator | undefined {
    const stored = this.#stored.get(`${section}/${place}`);
    if (!stored || stored.day !== this.#day()) return undefined;
    const legs = stored.ids.map((id) => outcomeOf(this.#line, id, this.#now()));
    const phase = section === 'live' ? 'live' : 'upcoming';
    const areAvailable = legs.every(
      (leg) => leg && leg.state.phase === phase && !leg.isFinished && !leg.outcome.isClosed,
    );
    if (!areAvailable) return undefined;
    return { expressId: stored.expressId, legs: legs.flatMap((leg) => leg ?? []) };
  }

  #make(section: Section, { place, size, without, drawn }: Making): Accumulator | undefined {
    const day = this.#day();
    const games = new Set(without);
    const legs: FoundOutcome[] = [];
    for (const { game, outcome } of drawn()) {
      if (games.has(game.match.id)) continue;
      games.add(game.match.id);
      legs.push({ match: game.match, state: game.state, outcome, isFinished: false });
      if (legs.length === size) break;
    }
    if (legs.length < size) return undefined;
    const expressId = day * 1_000 + ++this.#made;
    this.#stored.set(`${section}/${place}`, {
      expressId,
      day,
      ids: legs.map(({ outcome }) => outcome.id),
    });
    return { expressId, legs };
  }

  /** The outcomes that accumulators of a section may have, in the order of the day. */
  #drawn(section: Section): readonly Candidate[] {
    const isLive = section === 'live';
    const day = this.#day();
    return candidates(this.#line, { isLive, ...PRICES })
      .filter(({ game }) => isLive || this.#beginsSoon(game.match.startsAt))
      .map((candidate) => ({
        ...candidate,
        key: hash32(`${this.#seed}/${day}/${candidate.outcome.id}`),
      }))
      .sort((a, b) => a.key - b.key);
  }

  #beginsSoon(startsAt: number): boolean {
    const wait = startsAt - this.#now();
    return wait > BEGINS.after && wait < BEGINS.before;
  }

  #day(): number {
    return Math.floor(this.#now() / DAY);
  }
}
