import {
  bonusesFreeSpins,
  bonusesGiveUp,
  bonusesGiveUpFreeSpins,
  bonusesJournal,
  bonusesMine,
  bonusesPreview,
  bonusesTake,
  bonusesTakeFreeSpins,
  promoCheck,
  promoShowcase,
} from '@grandstand/bus-contracts/player';
import { defineGet, definePost } from '../../endpoint';

/** The bonuses of the player. */
export const bonusesMineCall = defineGet({
  path: '/web-api/promo/mine',
  request: bonusesMine.request,
  answer: bonusesMine.answer,
  token: 'required',
});

/** The stakes that were placed while a bonus was active. */
export const bonusesJournalCall = defineGet({
  path: '/web-api/promo/journal',
  request: bonusesJournal.request,
  answer: bonusesJournal.answer,
  token: 'required',
});

/** What the player keeps and loses who gives their bonus up now. */
export const bonusesPreviewCall = definePost({
  path: '/web-api/promo/preview',
  request: bonusesPreview.request,
  answer: bonusesPreview.answer,
  token: 'required',
});

/** Takes an offer under the terms that the player saw. */
export const bonusesTakeCall = definePost({
  path: '/web-api/promo/take',
  request: bonusesTake.request,
  answer: bonusesTake.answer,
  token: 'required',
});

/** Gives a bonus up, with the figures that the player saw. */
export const bonusesGiveUpCall = definePost({
  path: '/web-api/promo/give-up',
  request: bonusesGiveUp.request,
  answer: bonusesGiveUp.answer,
  token: 'required',
});

/** The free spins that the player was granted. */
export const bonusesFreeSpinsCall = defineGet({
  path: '/web-api/promo/free-spins',
  request: bonusesFreeSpins.request,
  answer: bonusesFreeSpins.answer,
  token: 'required',
});

/** Takes an offer of free spins under the terms that the player saw. */
export const bonusesTakeFreeSpinsCall = definePost({
  path: '/web-api/promo/free-spins/take',
  request: bonusesTakeFreeSpins.request,
  answer: bonusesTakeFreeSpins.answer,
  token: 'required',
});

/** Gives up what is left of free spins. */
export const bonusesGiveUpFreeSpinsCall = definePost({
  path: '/web-api/promo/free-spins/give-up',
  request: bonusesGiveUpFreeSpins.request,
  answer: bonusesGiveUpFreeSpins.answer,
  token: 'required',
});

/** The promo codes that are offered to the player. */
export const promoShowcaseCall = defineGet({
  path: '/web-api/promo/showcase',
  request: promoShowcase.request,
  answer: promoShowcase.answer,
  token: 'required',
});

/** What a promo code gives the player. */
export const promoCheckCall = definePost({
  path: '/web-api/promo/check',
  request: promoCheck.request,
  answer: promoCheck.answer,
  token: 'required',
});
