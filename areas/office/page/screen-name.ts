import type { TFunction } from 'i18next';
import type { OfficeScreen } from './office-screen';

/** The name of a screen. */
export function screenName(screen: OfficeScreen, t: TFunction): string {
  switch (screen.kind) {
    case 'bet':
      return t('bet.number', { id: screen.id });
    case 'settings':
      return t('settings.title');
    case 'security':
      return t('security.title');
    case 'terms':
      return t('terms.title');
    case 'responsible':
      return t('limits.title');
    case 'fairness':
      return t('fairness.title');
    case 'statements':
      return t('statements.title');
    default:
      return t('history.title');
  }
}
