import { apiCall, Refusal, type AnswerOf, type RequestOf } from '@grandstand/bus-contracts';
import {
  bonusesFreeSpins,
  bonusesGiveUp,
  bonusesGiveUpFreeSpins,
  bonusesJournal,
  bonusesMine,
  bonusesPreview,
  bonusesTake,
  bonusesTakeFreeSpins,
  cashbackLoad,
  cashbackState,
  pointsLoad,
  pointsState,
  promoCheck,
  promoShowcase,
  purchasePropose,
  referralLoad,
  referralState,
} from '@grandstand/bus-contracts/player';
import type {
  BonusLeaving,
  BonusStakeView,
  CashbackView,
  FreeSpinsView,
  OwnBonus,
  PointsView,
  PromoCodeView,
  ReferralView,
} from '@grandstand/bus-contracts/player';
import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import { openArea } from '../../../src/routes/testing/open-area';
import type { AnswerTo } from '../page/text-queries';
import client from '../client';
import server from '../server';
import { OFFER, ownBonus, ownSpins, SPORTS_OFFER } from './samples';

interface Opening {
  /** Empty: a guest. */
  readonly userId?: string;
  readonly offers?: readonly BonusOfferView[];
  readonly isBarred?: boolean;
  readonly bonuses?: readonly OwnBonus[];
  readonly stakes?: readonly BonusStakeView[];
  readonly take?: () => OwnBonus;
  /** Called before a preview is answered, and before a bonus is given up. */
  readonly onPreview?: () => void;
  readonly onGiveUp?: () => void;
  readonly takeSpins?: () => FreeSpinsView;
  readonly freeSpins?: () => readonly FreeSpinsView[];
  /** Called before free spins are given up. */
  readonly onGiveUpSpins?: (id: string) => void;
  readonly cashback?: CashbackView;
  /** What a test has of them, read at each load. */
  readonly points?: Partial<PointsView>;
  /** Called before an exchange is answered. */
  readonly onExchange?: () => void;
  /** What becomes of a proposed exchange. */
  readonly exchange?: AnswerOf<typeof purchasePropose>['state'];
  readonly texts?: readonly AnswerTo<'contentPage'>[];
  readonly referral?: ReferralView;
  readonly codes?: readonly PromoCodeView[];
  readonly check?: (code: string) => AnswerOf<typeof promoCheck>;
}

const NO_FRIENDS: ReferralView = {
  isOffered: true,
  programme: null,
  counts: { registered: 0, verified: 0, qualified: 0 },
  friends: [],
  invitation: null,
};

const NO_POINTS: PointsView = {
  points: 0,
  waiting: 0,
  entries: [],
  store: [],
  freeBets: [],
  freeSpins: [],
  tickets: [],
};

const LEAVING: BonusLeaving = {
  bonusId: '70000001',
  iso: 'EUR',
  scale: 2,
  keep: 4_120,
  lose: 1_500,
  inPlay: 200,
};

/** A page of the area with an operator of the test's. */
export async function openBonuses(path: string, opening: Opening = {}) {
  const { userId = 'ann-1', offers = [OFFER, SPORTS_OFFER], isBarred = false } = opening;
  const { cashback = { programme: null, payments: [] } } = opening;
  const { texts = [] } = opening;
  const asked: string[] = [];
  const { referral = NO_FRIENDS } = opening;
  const { codes = [], check = () => ({ code: null, triesLeft: 9 }) } = opening;
  const { freeSpins = () => [], takeSpins = () => ownSpins() } = opening;
  const { bonuses = [], stakes = [], take = () => ownBonus() } = opening;
  const taken: RequestOf<typeof bonusesTake>[] = [];
  const left: RequestOf<typeof bonusesGiveUp>[] = [];
  const proposed: RequestOf<typeof purchasePropose>[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      bus.join('area-calls').handle(apiCall, ({ call, input }) => {
        if (call === 'bonusOffers') return { answer: { isBarred, offers } };
        asked.push(JSON.stringify(input));
        if (call === 'contentList') return { answer: { items: texts.map(({ item }) => item) } };
        const text = texts.find(({ item }) => item.slug === input['slug']);
        if (!text) throw new Refusal('not-found');
        return { answer: text };
      });
      const own = bus.join('bonuses');
      own.handle(bonusesMine, () => ({ bonuses: [...bonuses] }));
      own.handle(bonusesJournal, () => ({ stakes: [...stakes] }));
      own.handle(bonusesFreeSpins, () => ({ isBarred, freeSpins: [...freeSpins()] }));
      own.handle(bonusesGiveUpFreeSpins, ({ id }) => {
        opening.onGiveUpSpins?.(id);
        return {};
      });
      own.handle(bonusesTakeFreeSpins, (wish) => {
        taken.push(wish);
        return takeSpins();
      });
      own.handle(bonusesPreview, () => {
        opening.onPreview?.();
        return { leaving: LEAVING };
      });
      own.handle(bonusesGiveUp, (wish) => {
        opening.onGiveUp?.();
        left.push(wish);
        return { left: LEAVING };
      });
      bus.join('purchase').handle(purchasePropose, (wish) => {
        proposed.push(wish);
        opening.onExchange?.();
        return { state: opening.exchange ?? 'declined' };
      });
      const service = bus.join('cashback');
      service.handle(cashbackLoad, () => {
        service.publish(cashbackState, cashback);
        return {};
      });
      service.handle(pointsLoad, () => {
        service.publish(pointsState, { ...NO_POINTS, ...opening.points });
        return {};
      });
      const friends = bus.join('referral');
      friends.handle(referralLoad, () => {
        friends.publish(referralState, referral);
        return {};
      });
      own.handle(promoShowcase, () => ({ isBarred, codes: [...codes] }));
      own.handle(promoCheck, ({ code }) => check(code));
      own.handle(bonusesTake, (wish) => {
        taken.push(wish);
        return take();
      });
    },
  });
  /** The links of the page before the session is known. */
  const firstLinks = [...page.root.querySelectorAll('a')];
  await page.sessionIs(userId === '' ? 'guest' : 'player', userId);
  return { ...page, firstLinks, taken, left, proposed, asked };
}
