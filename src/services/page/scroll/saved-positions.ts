import type { KeyValueStore } from '../../ports';
import type { Parts } from './scroll-page';

/** Where an entry of the history was left. */
export interface Position {
  readonly y: number;
  readonly parts: Parts;
}

/** Where each entry was left, by its id. */
export interface SavedPositions {
  of(id: string): Position;
  keep(id: string, position: Position): void;
  /** Stores all of them for the next document. */
  save(): void;
}

export const SCROLL_KEY = 'scroll';
/** The most entries to keep. */
const MOST = 100;

const TOP: Position = { y: 0, parts: {} };

/** The positions that the former document stored, and those that are added. */
export function createSavedPositions(store: KeyValueStore): SavedPositions {
  const positions = readPositions(store);
  return {
    of: (id) => positions.get(id) ?? TOP,
    keep(id, position) {
      positions.delete(id);
      positions.set(id, position);
      const [oldest] = positions.keys();
      if (positions.size > MOST && oldest !== undefined) positions.delete(oldest);
    },
    save: () => void store.set(SCROLL_KEY, JSON.stringify([...positions].map(serialized))),
  };
}

/** As storage has it. */
function serialized([id, { y, parts }]: [string, Position]): readonly unknown[] {
  return Object.keys(parts).length > 0 ? [id, y, parts] : [id, y];
}

/** The stored places of the document; none if they are malformed. */
function readPositions(store: KeyValueStore): Map<string, Position> {
  try {
    const stored: unknown = JSON.parse(store.get(SCROLL_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.flatMap(readOne) : []);
  } catch {
    return new Map();
  }
}

function readOne(stored: unknown): readonly [string, Position][] {
  if (!Array.isArray(stored)) return [];
  const [id, y, parts] = stored as readonly unknown[];
  if (typeof id !== 'string' || !isDepth(y)) return [];
  const tops = Object.entries(parts ?? {}).filter((part): part is [string, number] =>
    isDepth(part[1]),
  );
  return [[id, { y, parts: Object.fromEntries(tops) }]];
}

function isDepth(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
