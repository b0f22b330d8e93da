import type { KeyValueStore } from '../ports';
import type { Parts } from './scroll-page';

/** Where an entry of the history was left. */
export interface Place {
  readonly y: number;
  readonly parts: Parts;
}

/** Where each entry was left, by its id. */
export interface LeftPlaces {
  of(id: string): Place;
  keep(id: string, place: Place): void;
  /** Writes all of them down, for the next document. */
  save(): void;
}

export const SCROLL_KEY = 'scroll';
/** The most entries to keep. */
const MOST = 100;

const TOP: Place = { y: 0, parts: {} };

/** The places that the former document wrote down, and those that come to them. */
export function createLeftPlaces(store: KeyValueStore): LeftPlaces {
  const left = readLeft(store);
  return {
    of: (id) => left.get(id) ?? TOP,
    keep(id, place) {
      left.delete(id);
      left.set(id, place);
      const [oldest] = left.keys();
      if (left.size > MOST && oldest !== undefined) left.delete(oldest);
    },
    save: () => void store.set(SCROLL_KEY, JSON.stringify([...left].map(written))),
  };
}

/** As storage has it. */
function written([id, { y, parts }]: [string, Place]): readonly unknown[] {
  return Object.keys(parts).length > 0 ? [id, y, parts] : [id, y];
}

/** The stored places of the document; none if they are malformed. */
function readLeft(store: KeyValueStore): Map<string, Place> {
  try {
    const kept: unknown = JSON.parse(store.get(SCROLL_KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.flatMap(readOne) : []);
  } catch {
    return new Map();
  }
}

function readOne(kept: unknown): readonly [string, Place][] {
  if (!Array.isArray(kept)) return [];
  const [id, y, parts] = kept as readonly unknown[];
  if (typeof id !== 'string' || !isDepth(y)) return [];
  const tops = Object.entries(parts ?? {}).filter((part): part is [string, number] =>
    isDepth(part[1]),
  );
  return [[id, { y, parts: Object.fromEntries(tops) }]];
}

function isDepth(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
