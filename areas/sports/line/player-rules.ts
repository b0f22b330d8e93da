import type { Game, PlayerRules, Section, Sport } from '@grandstand/bus-contracts';
import type { Resource } from './resources';

/** Whether a sport of a section, or the whole section, is closed for the player. */
export function isClosed(
  { line, live, isLineClosed, isLiveClosed }: PlayerRules,
  section: Section,
  sportId = 0,
): boolean {
  return section === 'live'
    ? isLiveClosed || live.includes(sportId)
    : isLineClosed || line.includes(sportId);
}

/** Why a list is empty, as a key of the texts; undefined: the player's rules are not the reason. */
export function closedKey(
  rules: PlayerRules | undefined,
  section: Section,
  sportId?: number,
): string | undefined {
  if (!rules || !isClosed(rules, section, sportId)) return undefined;
  return isClosed(rules, section) ? `closed.${section}` : 'closed.sport';
}

/** What the player is shown of an answer: an answer from before the rules may have more. */
export function shownOf<Data>(
  kind: Resource['kind'],
  data: Data,
  rules: PlayerRules | undefined,
): Data {
  if (!rules || !data) return data;
  if (kind === 'games') {
    const games = data as unknown as readonly Game[];
    return games.filter(
      ({ isLive, sportId }) => !isClosed(rules, isLive ? 'live' : 'line', sportId),
    ) as unknown as Data;
  }
  if (kind !== 'sports') return data;
  const sports = data as unknown as readonly Sport[];
  return sports.map((sport) => ({
    ...openCounts(sport, rules, sport.id),
    champs: sport.champs.map((champ) => openCounts(champ, rules, sport.id)),
  })) as unknown as Data;
}

function openCounts<Counts extends { readonly live: number; readonly line: number }>(
  place: Counts,
  rules: PlayerRules,
  sportId: number,
): Counts {
  return {
    ...place,
    live: isClosed(rules, 'live', sportId) ? 0 : place.live,
    line: isClosed(rules, 'line', sportId) ? 0 : place.line,
  };
}
