import type { BroadcastEvent } from '@grandstand/bus-contracts/answers';
import type { TFunction } from 'i18next';
import { periodKind } from '@grandstand/bus-contracts/domain';
import type { Broadcast } from '../data/source';

const pair = ({ home, away }: { readonly home: number; readonly away: number }): string =>
  `${home}:${away}`;

/** What has happened, in words: "Map 2: Iron Lynx, 7:5". */
export function eventText(
  { kind, side, period, points, score }: BroadcastEvent,
  { home, away, sport }: Pick<Broadcast, 'home' | 'away' | 'sport'>,
  t: TFunction,
): string {
  const part = t(`line.period.${periodKind(sport)}`, { number: period });
  const team = side === 'home' ? home : away;
  switch (kind) {
    case 'start':
      return t('event.start', { part });
    case 'point':
      return `${part}: ${team}, ${pair(points)}`;
    case 'map':
      return t('event.map', { part, team, score: pair(score) });
    case 'end':
      return t('event.end', { score: pair(score) });
  }
}

/** The time of a game: "12:05". */
export function eventTime(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
