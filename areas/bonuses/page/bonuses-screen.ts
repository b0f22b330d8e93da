import { defineScreens, screen } from '@grandstand/bus-contracts/area';
import { BONUS_CATEGORIES, type BonusCategory } from '@grandstand/bus-contracts/answers';
import type { CashbackLevel } from '@grandstand/bus-contracts/player';

/** The pages have two addresses each: as bonuses and as offers. */
export type Base = '/bonuses' | '/bonuses-offers';

/** The operator's texts that this area shows. */
export type TextKind = 'promotions' | 'landings' | 'bonus-partners';

export type BonusesScreen =
  | { readonly kind: 'offers'; readonly base: Base; readonly category: BonusCategory }
  /** Null: those of all offers. */
  | { readonly kind: 'rules' | 'games'; readonly base: Base; readonly offer: string | null }
  /** A text of the operator; null: the list of them. */
  | {
      readonly kind: 'text';
      readonly base: Base;
      readonly of: TextKind;
      readonly slug: string | null;
    }
  | { readonly kind: 'cashback'; readonly level: CashbackLevel }
  | { readonly kind: 'points' | 'deposit' | 'wager' | 'codes' | 'friends' }
  | { readonly kind: 'unknown' };

const offers = (base: Base) =>
  screen([], (_, query): BonusesScreen => {
    const wanted = query.get('category');
    const category = BONUS_CATEGORIES.find((each) => each === wanted) ?? 'all_bonuses';
    return { kind: 'offers', base, category };
  });
const terms = (base: Base, kind: 'rules' | 'games') =>
  screen(['id?'], ({ id }): BonusesScreen => ({ kind, base, offer: id ?? null }));

const partners = (base: Base) =>
  screen(['id?'], ({ id }): BonusesScreen => ({
    kind: 'text',
    base,
    of: 'bonus-partners',
    slug: id ?? null,
  }));

/** The screens of this area by route. */
export const bonusesScreen = defineScreens<BonusesScreen>(
  {
    bonuses: offers('/bonuses'),
    'bonuses-offers': offers('/bonuses-offers'),
    bonus: terms('/bonuses', 'rules'),
    'bonus-offer': terms('/bonuses-offers', 'rules'),
    'bonuses-games': terms('/bonuses', 'games'),
    'bonuses-offers-games': terms('/bonuses-offers', 'games'),
    'bonus-partner': partners('/bonuses'),
    'bonus-offer-partner': partners('/bonuses-offers'),
    promotionsFullRoute: screen(['promotionId'], ({ promotionId: slug }) => ({
      kind: 'text',
      base: '/bonuses',
      of: 'promotions',
      slug,
    })),
    'bonus-landing': screen(['landingId'], ({ landingId: slug }) => ({
      kind: 'text',
      base: '/bonuses',
      of: 'landings',
      slug,
    })),
    vipcashback: screen([], () => ({ kind: 'cashback', level: 'vip' })),
    premiumcashback: screen([], () => ({ kind: 'cashback', level: 'premium' })),
    rewards: screen([], () => ({ kind: 'points' })),
    'bonuses-deposit': screen([], () => ({ kind: 'deposit' })),
    'bonuses-wager': screen([], () => ({ kind: 'wager' })),
    promotion: screen([], () => ({ kind: 'codes' })),
    promo: screen([], () => ({ kind: 'codes' })),
    bringfriend: screen([], () => ({ kind: 'friends' })),
  },
  { kind: 'unknown' },
);
