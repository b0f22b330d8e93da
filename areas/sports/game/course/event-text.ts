import type { CourseEvent, Game } from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';

/** An event in words: "67′ Goal: Arsenal, J. Marlow, 2:1". */
export function eventText(
  { kind, side, minute, score, player, off }: CourseEvent,
  game: Pick<Game, 'home' | 'away'>,
  t: TFunction,
): string {
  const words = [
    `${minute}′ ${t(`course.event.${kind}`)}: ${game[side]}`,
    player && (off ? `${player.name} ← ${off.name}` : player.name),
    score && `${score.home}:${score.away}`,
  ];
  return words.filter(Boolean).join(', ');
}
