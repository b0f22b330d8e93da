import type { AnswerTo } from './text-queries';
import type { TFunction } from 'i18next';
import type { BonusesScreen } from './bonuses-screen';

/** The name of a page: its title and its heading. */
export function pageTitle(
  screen: BonusesScreen,
  t: TFunction,
  text?: AnswerTo<'contentPage'>,
): string {
  if (screen.kind === 'text') return text?.item.title ?? t(`bonuses.title.${screen.of}`);
  if (screen.kind === 'cashback') return t(`bonuses.title.${screen.level}`);
  if ((screen.kind !== 'rules' && screen.kind !== 'games') || screen.offer === null) {
    return t(`bonuses.title.${screen.kind}`);
  }
  const offer = t([`bonusTerms.offer.${screen.offer}`, 'bonusTerms.offer.other']);
  return t(`bonuses.title.${screen.kind}Of`, { offer });
}

/** What the page has, in a sentence for search engines; empty for pages of players and those that are not there. */
export function pageDescription(
  screen: BonusesScreen,
  t: TFunction,
  text?: AnswerTo<'contentPage'>,
): string {
  switch (screen.kind) {
    case 'text':
      return text?.item.summary ?? t('bonuses.description.text');
    case 'offers':
    case 'codes':
      return t(`bonuses.description.${screen.kind}`);
    case 'rules':
    case 'games': {
      if (screen.offer === null) return t(`bonuses.description.${screen.kind}`);
      const offer = t([`bonusTerms.offer.${screen.offer}`, 'bonusTerms.offer.other']);
      return t(`bonuses.description.${screen.kind === 'rules' ? 'offerRules' : 'offerGames'}`, {
        offer,
      });
    }
    default:
      return '';
  }
}
