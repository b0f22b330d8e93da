import type { Texts } from '../../site/texts';

interface Action {
  readonly id: number;
  readonly slug: keyof Texts['casino']['actions'];
}

/** Promotions. */
export const ACTIONS: readonly Action[] = [
  { id: 1, slug: 'accumulator-of-the-day' },
  { id: 2, slug: 'first-deposit-bonus' },
  { id: 3, slug: 'promo-codes-of-the-week' },
];
