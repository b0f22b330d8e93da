import * as OUTCOME from './outcome-ids';
import * as PART from './part-ids';

/** How a match or a part of it goes on after its usual end. */
export type Extension = 'tieBreak' | 'extraPoints' | 'overtime';

/** An outcome on whether there is an extension. */
export interface ExtensionBet {
  readonly extension: Extension;
  readonly isYes: boolean;
}

const BETS: ReadonlyMap<number, ExtensionBet> = new Map([
  [OUTCOME.withTieBreak, { extension: 'tieBreak', isYes: true }],
  [OUTCOME.withoutTieBreak, { extension: 'tieBreak', isYes: false }],
  [OUTCOME.withExtraPoints, { extension: 'extraPoints', isYes: true }],
  [OUTCOME.withoutExtraPoints, { extension: 'extraPoints', isYes: false }],
  [OUTCOME.withOvertime, { extension: 'overtime', isYes: true }],
  [OUTCOME.withoutOvertime, { extension: 'overtime', isYes: false }],
]);

/** What an outcome says of an extension, by its type of the whole match; undefined for any other. */
export function extensionBet(wholeType: number): ExtensionBet | undefined {
  return BETS.get(wholeType);
}

interface Points {
  readonly home: number;
  readonly away: number;
}

/** How many periods a match without overtime has, in the sport whose matches have overtime. */
const QUARTERS = 4;
/** The last set of volleyball, which is shorter. */
const LAST_SET = PART.set + 4;

/** The points of both sides from which a set or a map goes on after its usual end. */
const LEVEL = {
  tieBreak: () => 6,
  extraPoints: (part: number) => (part === LAST_SET ? 14 : 24),
  overtime: () => 12,
};

/** Whether a match, or a part of it with its points, has gone on after its usual end. */
export function isExtended(
  extension: Extension,
  part: number,
  { periods, ofPart }: { readonly periods: readonly Points[]; readonly ofPart: Points },
): boolean {
  const level = LEVEL[extension](part);
  const isAtLevel = ({ home, away }: Points): boolean => Math.min(home, away) >= level;
  if (part !== PART.match) return isAtLevel(ofPart);
  return extension === 'overtime' ? periods.length > QUARTERS : periods.some(isAtLevel);
}
