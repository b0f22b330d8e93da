import type { TFunction } from 'i18next';
import type { ChampPage } from '../data/source';
import type { ResultsScreen } from './results-screen';

/** The name of a page: its title and its heading. */
export function pageTitle(
  screen: ResultsScreen,
  champ: ChampPage['champ'] | undefined,
  t: TFunction,
): string {
  if (screen.kind !== 'champ') return t(`title.${screen.kind}`);
  return champ ? nameOf(champ) : t('title.champs');
}

/** A championship with its country, which distinguishes leagues of the same name. */
export function nameOf({ name, country }: ChampPage['champ']): string {
  return country === null ? name : `${name}, ${country}`;
}
