/** When a bet on three dice wins, and what a chip then pays, in hundredths. */
export type DiceBet =
  /** All three are the same: one face, or any. */
  | { readonly kind: 'triple'; readonly face: number | null; readonly pays: number }
  /** The sum is one of these; three of a kind win only where it is said. */
  | {
      readonly kind: 'sum';
      readonly sums: readonly number[];
      readonly isTripleOut: boolean;
      readonly pays: number;
    }
  /** Both faces are there; twice where they are the same. */
  | { readonly kind: 'pair'; readonly faces: readonly [number, number]; readonly pays: number }
  /** The face is there: by how often, from none to three times. */
  | { readonly kind: 'face'; readonly face: number; readonly paysBy: readonly number[] };

export interface ThreeDiceTable {
  readonly bets: Readonly<Record<string, DiceBet>>;
}

const FACES = [1, 2, 3, 4, 5, 6];
const sums = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + at * step);
const evens = { kind: 'sum', isTripleOut: true, pays: 200 } as const;
/** By the distance of a sum from the nearer of 4 and 17. */
const SUM_PAYS = [6900, 3450, 2070, 1380, 986, 828, 766];

function sicBo(): ThreeDiceTable {
  const named: (readonly [name: string, bet: DiceBet])[] = [
    ['small', { ...evens, sums: sums(4, 1, 7) }],
    ['big', { ...evens, sums: sums(11, 1, 7) }],
    ['odd', { ...evens, sums: sums(5, 2, 7) }],
    ['even', { ...evens, sums: sums(4, 2, 7) }],
    ...sums(4, 1, 14).map((sum): [string, DiceBet] => [
      `sum-${sum}`,
      {
        kind: 'sum',
        sums: [sum],
        isTripleOut: false,
        pays: SUM_PAYS[Math.min(sum - 4, 17 - sum)] ?? 0,
      },
    ]),
    ...FACES.map((face): [string, DiceBet] => [
      `face-${face}`,
      { kind: 'face', face, paysBy: [0, 200, 300, 1200] },
    ]),
    ...FACES.flatMap((one) =>
      FACES.filter((other) => other >= one).map((other): [string, DiceBet] => [
        `pair-${one}-${other}`,
        { kind: 'pair', faces: [one, other], pays: one === other ? 1290 : 690 },
      ]),
    ),
    ...FACES.map((face): [string, DiceBet] => [
      `triple-${face}`,
      { kind: 'triple', face, pays: 20_700 },
    ]),
    ['triple-any', { kind: 'triple', face: null, pays: 3450 }],
  ];
  return { bets: Object.fromEntries(named) };
}

export const SIC_BO_TABLE = sicBo();

/** Bets on the six figures of the dice alone. */
export const HOO_HEY_HOW_TABLE: ThreeDiceTable = {
  bets: Object.fromEntries(
    FACES.map((face) => [`face-${face}`, { kind: 'face', face, paysBy: [0, 200, 300, 400] }]),
  ),
};
