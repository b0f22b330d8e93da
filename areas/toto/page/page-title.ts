import type { TFunction } from 'i18next';
import type { TotoScreen } from './toto-screen';

/** The name of a page: its title and its heading. */
export function pageTitle(screen: TotoScreen, t: TFunction): string {
  if (screen.kind === 'unknown') return t('toto.title.unknown');
  return t(`toto.title.${screen.kind}`, { section: t(`toto.section.${screen.section}`) });
}
