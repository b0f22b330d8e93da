import type { TFunction } from 'i18next';
import { lotteryName, type LottoScreen } from './lotto-screen';

/** The name of a page: its title and its heading. */
export function pageTitle(screen: LottoScreen, t: TFunction): string {
  if (screen.kind === 'catalog' || screen.kind === 'unknown') {
    return t(`lotto.title.${screen.kind}`);
  }
  return t(`lotto.title.${screen.kind}`, { lottery: lotteryName(screen.lottery) });
}
