import { describe, expect, it } from 'vitest';
import type { SharedCoupon } from '../../../../api';
import { draftOfMarkets, draftOfShared, loadReportOf } from './shared-coupon';
import { sampleMarket } from '../testing/sample-coupon';

const NOW = 9000;

const shared: SharedCoupon = {
  typeId: 2,
  systemValue: 3,
  createdAt: 700,
  bets: [
    { market: sampleMarket(1), oldCoef: 2, coef: 2, state: 'same', isBanker: true },
    { market: sampleMarket(2), oldCoef: 2, coef: 2.2, state: 'moved', isBanker: false },
    { market: sampleMarket(3), oldCoef: 2, coef: 2.1, state: 'suspended', isBanker: false },
    { market: sampleMarket(4), oldCoef: 2, coef: null, state: 'expired', isBanker: false },
    { market: sampleMarket(5), oldCoef: 1.8, coef: null, state: 'suspended', isBanker: false },
  ],
};

describe('the coupon of a code', () => {
  it('CPN-15 has all that is not over, at present prices beside the former ones', () => {
    const draft = draftOfShared(shared, NOW, 50);
    expect(draft).toMatchObject({
      typeId: 2,
      isTypeChosen: true,
      systemValue: 3,
      isLoadedFromCode: true,
    });
    expect(
      draft.bets.map(({ addedAt, bet }) => ({
        id: bet.market.id,
        coef: bet.market.coef,
        seen: bet.seenCoef,
        at: bet.seenAt,
        blockId: bet.blockId,
        isBlocked: bet.isBlocked,
        addedAt,
      })),
    ).toEqual([
      { id: '1:1', coef: 2, seen: 2, at: 700, blockId: 1, isBlocked: false, addedAt: 9000 },
      { id: '2:1', coef: 2.2, seen: 2, at: 700, blockId: 0, isBlocked: false, addedAt: 9001 },
      { id: '3:1', coef: 2.1, seen: 2, at: 700, blockId: 0, isBlocked: true, addedAt: 9002 },
      { id: '5:1', coef: 2, seen: 1.8, at: 700, blockId: 0, isBlocked: true, addedAt: 9004 },
    ]);
  });

  it('has as many bets as the site allows, and an allowed type', () => {
    const draft = draftOfShared(shared, NOW, 2);
    expect(draft.bets.map(({ bet }) => bet.market.id)).toEqual(['1:1', '2:1']);
    expect(draft).toMatchObject({ typeId: 1, isLoadedFromCode: true });
  });

  it('CPN-15 is loaded with a report on each leg: old price, new price, suspended and expired', () => {
    const leg = (game: number) => ({
      marketId: `${game}:1`,
      title: 'Arsenal – Chelsea',
      market: sampleMarket(game),
      oldCoef: 2,
    });
    expect(loadReportOf(shared)).toEqual([
      { ...leg(1), newCoef: 2, state: 'same' },
      { ...leg(2), newCoef: 2.2, state: 'moved' },
      { ...leg(3), newCoef: 2.1, state: 'suspended' },
      { ...leg(4), newCoef: null, state: 'expired' },
      { ...leg(5), oldCoef: 1.8, newCoef: null, state: 'suspended' },
    ]);
  });

  it('gives no price for a match that is over', () => {
    const over = { ...shared.bets[0]!, coef: 3, state: 'expired' as const };
    expect(loadReportOf({ ...shared, bets: [over] })).toMatchObject([{ newCoef: null }]);
  });
});

describe('the coupon of given outcomes', () => {
  it('CPN-16 is an express in their order, or a single of one', () => {
    const markets = [sampleMarket(3), sampleMarket(1), sampleMarket(2)];
    const draft = draftOfMarkets(markets, NOW, 50);
    expect(draft).toMatchObject({ typeId: 1, isTypeChosen: false, isLoadedFromCode: false });
    expect(draft.bets.map(({ bet, addedAt }) => [bet.market.id, bet.seenAt, addedAt])).toEqual([
      ['3:1', NOW, 9000],
      ['1:1', NOW, 9001],
      ['2:1', NOW, 9002],
    ]);
    expect(draftOfMarkets(markets.slice(0, 1), NOW, 50)).toMatchObject({ typeId: 0 });
    expect(draftOfMarkets(markets, NOW, 2).bets).toHaveLength(2);
  });
});
