import { FOOTBALL_CHAMPS } from '../../catalog/football-champs';
import type { Fixture } from '../fixture';
import { regionOfClub } from '../../catalog/club-regions';
import { planLineUp, type LineUps } from './line-ups';
import { squadOf, tongueOf } from './squads';

/** The line-ups of a football match. */
export function lineUpsOf({
  id,
  champId,
  home,
  away,
}: Pick<Fixture, 'id' | 'champId' | 'home' | 'away'>): LineUps {
  const region = FOOTBALL_CHAMPS.find((champ) => champ.id === champId)?.region ?? null;
  const ofTeam = (team: string) =>
    planLineUp(squadOf(team, tongueOf(regionOfClub(team) ?? region)), { team, gameId: id });
  return { home: ofTeam(home), away: ofTeam(away) };
}
