import type { PlacedBet } from '@grandstand/bus-contracts';
import { isOneMatch, outcomeLongName } from '@grandstand/bus-contracts/domain';
import type { AreaWords } from '@grandstand/bus-contracts/react';

/** What an open bet is on, in two lines: a match and its outcome; one match and the number of selections; or several matches. */
export function openBetText(
  { legs }: Pick<PlacedBet, 'legs'>,
  { dictionary, t }: Pick<AreaWords, 'dictionary' | 't'>,
): { readonly match: string; readonly outcome: string } {
  const [leg] = legs;
  if (!leg) return { match: '', outcome: '' };
  const match = `${leg.home} – ${leg.away}`;
  if (legs.length === 1) return { match, outcome: outcomeLongName(dictionary, leg, leg) };
  const count = t('bets.legs', { count: legs.length });
  if (isOneMatch(legs)) return { match, outcome: `${t('bets.sameMatch')} · ${count}` };
  // Selections of one match among others name it once.
  const homes = new Map(legs.map(({ gameId, home }) => [gameId, home]));
  return { match: count, outcome: [...homes.values()].join(', ') };
}
