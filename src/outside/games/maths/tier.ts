import { UNIT } from './rules';

/** How a result is spoken of and shown. */
export type Tier = 'loss' | 'less' | 'same' | 'win';

/**
 * The tier of a result. What returns the stake or less is never a win: it is neither named nor shown as one.
 * @param units The units staked.
 * @param returned In parts of `UNIT`.
 */
export function tierOf(units: number, returned: number): Tier {
  if (returned === 0) return 'loss';
  const staked = units * UNIT;
  if (returned < staked) return 'less';
  return returned === staked ? 'same' : 'win';
}
