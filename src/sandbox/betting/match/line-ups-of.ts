import { champOf } from '../sports/champs';
import type { Fixture } from '../play/fixture';
import { regionOfClub } from '../catalog/club-regions';
import { planLineUp, type LineUps } from '../play/squads/line-ups';
import { squadOf, tongueOf } from '../play/squads/squads';

/** The line-ups of a football match. */
export function lineUpsOf({
  id,
  champId,
  home,
  away,
}: Pick<Fixture, 'id' | 'champId' | 'home' | 'away'>): LineUps {
  const { region } = champOf(champId);
  const ofTeam = (team: string) =>
    planLineUp(squadOf(team, tongueOf(regionOfClub(team) ?? region)), { team, gameId: id });
  return { home: ofTeam(home), away: ofTeam(away) };
}
