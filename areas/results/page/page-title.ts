import type { TFunction } from 'i18next';
import { champName } from '@grandstand/line-ui';
import type { DataOf, ScreenQuery } from '../data/source';
import type { ResultsScreen } from './results-screen';

/** The name of a page: its title and its heading. */
export function pageTitle(
  screen: ResultsScreen,
  data: DataOf<ScreenQuery> | undefined,
  t: TFunction,
): string {
  return (data && nameIn(data)) ?? t(`title.${screen.kind}`);
}

/** What an answer is about: a championship, a team, or two of them; undefined for lists. */
function nameIn(data: DataOf<ScreenQuery>): string | undefined {
  if ('rival' in data) return `${data.team.name} – ${data.rival.name}`;
  if ('team' in data) return data.team.name;
  return 'champ' in data ? champName(data.champ) : undefined;
}
