/**
 * A right guess multiplies what stopping pays by 13 and divides it by the number of ranks that win; 97 hundredths of the
 * product are paid, cut to a hundredth.
 */
export const HI_LO_TABLE = {
  share: 97,
  ranks: 13,
  suits: 4,
  /** The most guesses of a round. */
  guesses: 5,
  /** A guess that could pay more, in hundredths, is not offered. */
  most: 100_000,
} as const;
