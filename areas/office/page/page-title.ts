import type { TFunction } from 'i18next';
import type { OfficeScreen } from './office-screen';

/** The document's title of a screen as a page opens with it; from then on the shell names the page after its heading. */
export function pageTitle(screen: OfficeScreen, t: TFunction): string {
  const name = screen.kind === 'bet' ? t('bet.number', { id: screen.id }) : t('history.title');
  return `${name} | Grandstand`;
}
