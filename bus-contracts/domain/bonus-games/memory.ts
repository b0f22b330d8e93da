import type { BonusRules, PlayedRound } from './rules';

const CARDS = 16;
const MINUTE = 60_000;
/** The time to find all pairs. More time changes nothing about the prizes: the moves decide them. */
const LIMITS: Readonly<Record<string, number>> = {
  'one-minute': MINUTE,
  'ten-minutes': 10 * MINUTE,
};

interface Table {
  /** Places of the cards whose pairs are found. */
  readonly found: readonly number[];
  /** The card that was turned and waits for its second. */
  readonly first: number | null;
  /** The two cards that were turned last and differ; the next turn covers them. */
  readonly apart: readonly number[];
  readonly moves: number;
}

/** The place of the card that a move turns; null: it is no such move. */
function turned(move: string): number | null {
  const [, place] = /^turn-(\d{1,2})$/.exec(move) ?? [];
  return place !== undefined && Number(place) < CARDS ? Number(place) : null;
}

/** Two cards have each picture. */
function pictureAt({ results }: PlayedRound, place: number): number {
  return Math.floor((results[0]?.[place] ?? 0) / 2);
}

function tableAfter(round: PlayedRound, moves: readonly string[]): Table {
  const found: number[] = [];
  let first: number | null = null;
  let apart: readonly number[] = [];
  let count = 0;
  for (const place of moves.map(turned)) {
    if (place === null) continue;
    if (first === null) {
      first = place;
      apart = [];
      continue;
    }
    const isPair = pictureAt(round, first) === pictureAt(round, place);
    if (isPair) found.push(first, place);
    apart = isPair ? [] : [first, place];
    first = null;
    count += 1;
  }
  return { found, first, apart, moves: count };
}

/** Eight pairs of cards; the number of moves decides the tier. */
export const memory: BonusRules = {
  choices: Object.keys(LIMITS),
  draws: () => [{ kind: 'pick', count: CARDS, from: CARDS }],
  play(round, moves) {
    const { found, first, apart, moves: count } = tableAfter(round, moves);
    const open = new Set([...found, ...apart, ...(first === null ? [] : [first])]);
    const cards = Array.from({ length: CARDS }, (_, place) =>
      open.has(place) ? pictureAt(round, place) : null,
    );
    const { tiers } = round.table;
    const isOver = found.length === CARDS;
    return {
      view: { game: 'memory', cards, found: [...found], moves: count },
      tier: isOver ? tiers.findIndex(({ bound = Infinity }) => count <= bound) : tiers.length - 1,
      isOver,
    };
  },
  isMove(round, moves, move) {
    const place = turned(move);
    const { found, first } = tableAfter(round, moves);
    return place !== null && place !== first && !found.includes(place);
  },
  limitMs: (choice) => LIMITS[choice ?? ''] ?? MINUTE,
};
