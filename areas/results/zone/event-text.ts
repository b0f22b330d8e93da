import type { CourseEvent } from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';

/** An event in words: "67′ Goal: Arsenal, 2:1". */
export function eventText(
  { kind, side, minute, score }: CourseEvent,
  teams: { readonly home: string; readonly away: string },
  t: TFunction,
): string {
  const text = `${minute}′ ${t(`event.${kind}`)}: ${teams[side]}`;
  return score ? `${text}, ${score.home}:${score.away}` : text;
}
