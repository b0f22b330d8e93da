import type { TFunction } from 'i18next';
import type { Game } from '@grandstand/bus-contracts';
import type { CyberList } from '../data/source';
import type { CyberScreen } from './cyber-screen';

/** The name of a page: its title and its heading. */
export function pageTitle(screen: CyberScreen, list: CyberList | undefined, t: TFunction): string {
  if (screen.kind === 'unknown') return t('title.unknown');
  const type = t(`type.${screen.type}`);
  if (!('discipline' in screen)) return t(`title.${screen.kind}`, { type });
  const discipline = disciplineOf(screen.discipline, list)?.name ?? screen.discipline;
  if (!('champ' in screen)) return t(`title.${screen.kind}`, { discipline, type });
  return t('title.champ', { champ: champNameOf(screen, list), discipline });
}

/** A discipline of the answer. */
export function disciplineOf(slug: string, list: CyberList | undefined) {
  return list?.disciplines.find((one) => one.slug === slug);
}

/** The name of a championship; its slug where it has no games and the answer does not name it. */
function champNameOf(
  { discipline, champ }: { readonly discipline: string; readonly champ: string },
  list: CyberList | undefined,
): string {
  const champs = disciplineOf(discipline, list)?.champs;
  return champs?.find(({ slug }) => slug === champ)?.name ?? champ;
}

/** The name of a game's page. */
export function gameTitle({ home, away, sport, champ }: Game): string {
  return `${home} – ${away}, ${champ.name}, ${sport.name}`;
}

/** Whether a game is of the discipline and championship of its address. */
export function isGameOf(
  { sport, champ }: Game,
  at: { readonly discipline: string; readonly champ: string },
): boolean {
  return sport.slug === at.discipline && champ.slug === at.champ;
}
