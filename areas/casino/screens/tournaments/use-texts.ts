import { formatAmount, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeText as useTimeIn } from '@grandstand/bus-contracts/time';

const FORM = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** Scores are hundredths of the stake. */
const SCORE_SCALE = 2;

/** Writes a score, in hundredths of the stake. */
export function useScoreText(): (score: number) => string {
  const { language } = useAreaWords();
  return (score) => formatAmount(score, SCORE_SCALE, languageTag(language));
}

/** Writes a moment in the player's time zone, with its day. */
export function useTimeText(): (time: number) => string {
  return useTimeIn(FORM);
}
