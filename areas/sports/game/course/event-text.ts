import type { CourseEvent, Game } from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';

/** An event in words: "67′ Goal: Arsenal, 2:1". */
export function eventText(
  { kind, side, minute, score }: CourseEvent,
  game: Pick<Game, 'home' | 'away'>,
  t: TFunction,
): string {
  const text = `${minute}′ ${t(`course.event.${kind}`)}: ${game[side]}`;
  return score ? `${text}, ${score.home}:${score.away}` : text;
}
