import type { Score } from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';
import { periodKind } from '@grandstand/bus-contracts/domain';
import { playText } from '../rows/period-text';

/** Periods of a game that ends in time; after them comes overtime. */
const PERIODS = { half: 2, quarter: 4, period: 3 };

/** How far a game in play is, with its period in words: "2nd half 67′", "Q2 03:12", "HT". */
export function clockText(score: Score | null, sportSlug: string, t: TFunction): string {
  const kind = periodKind(sportSlug);
  if (score?.isBreak && (kind === 'map' || kind === 'inning')) return t('line.clock.break');
  if (score && score.minute !== null && kind === 'map') {
    return `${t('line.period.map', { number: score.period })} ${score.minute}′`;
  }
  if (!score || (kind !== 'half' && kind !== 'quarter' && kind !== 'period')) {
    return playText(score, sportSlug, t);
  }
  const { period, secondsLeft, isBreak, minute } = score;
  if (isBreak) return t(kind === 'half' ? 'line.clock.halfTime' : 'line.clock.break');
  if (period === 0) return '';
  const isExtra = period > PERIODS[kind];
  const name = isExtra ? t('line.clock.overtime') : t(`line.clock.${kind}.${period}`);
  const time =
    secondsLeft === undefined ? (minute === null ? null : `${minute}′`) : downClock(secondsLeft);
  return time === null ? name : `${name} ${time}`;
}

/** "03:12" */
function downClock(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
