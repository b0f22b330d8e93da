import type { Score } from '@grandstand/bus-contracts';
import { periodKind } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';

/** The innings of a match; super overs follow. */
const INNINGS = 2;

/** How far a game in play is: "67'" by its clock, else "Set 2"; empty before it is known. */
export function playText(score: Score | null, sportSlug: string, t: TFunction): string {
  if (!score) return '';
  if (score.minute !== null) return `${score.minute}′`;
  const kind = periodKind(sportSlug);
  if (kind === 'inning' && score.period > INNINGS) return t('line.period.superOver');
  return score.period > 0 ? t(`line.period.${kind}`, { number: score.period }) : '';
}

/** The points of the period in play, where a game's score counts periods won. */
export function pointsNow(
  score: Score | null,
  sportSlug: string,
): { readonly home: number; readonly away: number } | undefined {
  const kind = periodKind(sportSlug);
  return kind === 'set' || kind === 'map' ? score?.periods[score.period - 1] : undefined;
}
