import type { CourseEvent, Game } from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';

/** An event in words: "67′ Goal: Arsenal, J. Marlow, 2:1". */
export function eventText(
  { kind, side, minute, score, player, off }: CourseEvent,
  teams: Pick<Game, 'home' | 'away'>,
  t: TFunction,
): string {
  const words = [
    `${minute}′ ${t(`match.event.${kind}`)}: ${teams[side]}`,
    player && (off ? `${player.name} ← ${off.name}` : player.name),
    score && `${score.home}:${score.away}`,
  ];
  return words.filter(Boolean).join(', ');
}

/** Changes with each event, and with each goal that is taken back: the feed gives only their number. */
export function courseState(
  count: number | undefined,
  { home, away }: { readonly home: number; readonly away: number },
): string {
  return `${count} ${home}:${away}`;
}
