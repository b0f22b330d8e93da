import { describe, expect, it } from 'vitest';
import { addBet, isSameMarket, mergeBets, MAX_BETS, removeBets } from './adding';
import { withDependence } from '../pricing/dependence';
import type { Draft, DraftBet } from './draft';
import {
  emptyDraft,
  emptyStake,
  freeCount,
  inOrder,
  isBanker,
  newBet,
  withBanker,
  withoutStakes,
} from './draft';
import {
  pickOf,
  sampleBet,
  sampleCheck,
  sampleDraft,
  sampleMarket,
} from '../testing/sample-coupon';

/** Another outcome of the market of game 2; "2:3" is the away win beside "2:1". */
const awayWin = sampleMarket(2, { id: '2:3', typeId: 3 });
const total = sampleMarket(2, { id: '2:9', typeId: 9, marketTypeId: 17 });

function ids({ bets }: Draft): string[] {
  return bets.map(({ bet }) => bet.market.id);
}

function full(): Draft {
  return sampleDraft({ bets: Array.from({ length: 50 }, (_, i) => sampleBet(i + 1)) });
}

describe('an empty coupon', () => {
  it('is a single without bets, with the currency’s first stake and nothing chosen', () => {
    expect(emptyDraft).toStrictEqual({
      bets: [],
      seenMatchPrices: [],
      typeId: 0,
      isTypeChosen: false,
      systemValue: 2,
      amount: undefined,
      amountByBlockId: {},
      isAutoMax: false,
      isVipBet: false,
      promoCode: '',
      isBonusBetRemoved: false,
      expressId: null,
      isLoadedFromCode: false,
    });
  });
});

describe('an added bet', () => {
  it('CPN-02 is in block 0, not placed, accepted at its price, with no flag set', () => {
    expect(addBet(emptyDraft, pickOf(sampleMarket(7)), 900)).toEqual({
      ...emptyDraft,
      bets: [
        {
          bet: {
            market: {
              ...sampleMarket(7),
              sportId: 0,
              typeId: 0,
              kind: 0,
              champ: { id: 0, name: '' },
              game: { id: 7, home: '', away: '', startsAt: 0, path: '/' },
            },
            isConfirmed: false,
            blockId: 0,
            statusId: -2,
            score: null,
            isFinished: false,
            isBlocked: false,
            isDepend: false,
            isBannedExpress: false,
            isDisabledBanker: false,
            seenCoef: 2,
            seenAt: 900,
          },
          addedAt: 900,
        },
      ],
    });
  });

  it('replaces another outcome of its market, and no other', () => {
    expect(ids(addBet(sampleDraft(), pickOf(awayWin), 900)!)).toEqual(['1:1', '3:1', '2:3']);
    expect(ids(addBet(sampleDraft(), pickOf(total), 900)!)).toEqual(['1:1', '2:1', '3:1', '2:9']);
    expect(isSameMarket(awayWin, sampleMarket(2))).toBe(true);
    expect(isSameMarket(awayWin, total)).toBe(false);
    expect(isSameMarket(awayWin, sampleMarket(3))).toBe(false);
  });

  it('is the last one, even after the clock was set back', () => {
    expect(addBet(sampleDraft(), pickOf(sampleMarket(4)), 900)?.bets[3]?.addedAt).toBe(900);
    expect(addBet(sampleDraft(), pickOf(sampleMarket(4)), 103)?.bets[3]?.addedAt).toBe(104);
    expect(addBet(sampleDraft(), pickOf(sampleMarket(4)), 5)?.bets[3]?.addedAt).toBe(104);
    expect(addBet(emptyDraft, pickOf(sampleMarket(4)), 0)?.bets[0]?.addedAt).toBe(1);
  });

  it('is the 50th at most, or the site’s maximum', () => {
    expect(MAX_BETS).toBe(50);
    expect(addBet(full(), pickOf(sampleMarket(51)), 900)).toBeNull();
    expect(addBet(full(), pickOf(sampleMarket(51)), 900, 99)).toBeNull();
    expect(addBet(full(), pickOf(awayWin), 900)?.bets).toHaveLength(50);
    expect(addBet(sampleDraft(), pickOf(sampleMarket(4)), 900, 3)).toBeNull();
    expect(addBet(sampleDraft(), pickOf(sampleMarket(4)), 900, 4)?.bets).toHaveLength(4);
  });

  it('makes the coupon different from its accumulator', () => {
    expect(addBet(sampleDraft({ expressId: 8 }), pickOf(total), 900)?.expressId).toBeNull();
  });
});

describe('removed bets', () => {
  it('are gone, and so is the link to the accumulator', () => {
    const left = removeBets(sampleDraft({ expressId: 8 }), ['2:1', '9:1']);
    expect(ids(left)).toEqual(['1:1', '3:1']);
    expect(left.expressId).toBeNull();
  });

  it('leave the same draft if none of them is in it, and an empty one after the last', () => {
    const draft = sampleDraft({ expressId: 8 });
    expect(removeBets(draft, ['9:1'])).toBe(draft);
    expect(removeBets({ ...draft, amount: 500 }, ['1:1', '2:1', '3:1'])).toEqual(emptyDraft);
  });

  it('leave a type that the other bets allow', () => {
    expect(removeBets(sampleDraft({ typeId: 2 }), ['1:1'])).toMatchObject({ typeId: 1 });
  });
});

describe('bets of another tab', () => {
  it('are ordered by the time of adding, and replace an older one of the same market', () => {
    const late: DraftBet = { bet: newBet(total, 50), addedAt: 50 };
    expect(ids(mergeBets(sampleDraft(), [late]))).toEqual(['2:9', '1:1', '2:1', '3:1']);
    const newer: DraftBet = { bet: newBet(awayWin, 999), addedAt: 999 };
    expect(ids(mergeBets(sampleDraft(), [newer]))).toEqual(['1:1', '3:1', '2:3']);
    const older: DraftBet = { bet: newBet(awayWin, 50), addedAt: 50 };
    expect(ids(mergeBets(sampleDraft(), [older]))).toEqual(['1:1', '2:1', '3:1']);
  });

  it('have the player’s decisions of that tab, and this tab’s prices', () => {
    const received = sampleDraft({ bets: [sampleBet(1, { isBlocked: true })] });
    const saved: DraftBet = {
      bet: { ...sampleBet(1).bet, seenCoef: 3, seenAt: 77, blockId: 1 },
      addedAt: 55,
      amount: 700,
    };
    expect(mergeBets(received, [saved]).bets).toEqual([
      {
        bet: { ...received.bets[0]!.bet, seenCoef: 3, seenAt: 77, blockId: 1 },
        addedAt: 55,
        amount: 700,
      },
    ]);
  });

  it('make the coupon different from the accumulator only if one is new', () => {
    const draft = sampleDraft({ expressId: 8 });
    expect(mergeBets(draft, [sampleBet(1)]).expressId).toBe(8);
    expect(mergeBets(draft, [sampleBet(1), sampleBet(4)]).expressId).toBeNull();
  });

  it('are 50 at most, the first that were added', () => {
    const merged = mergeBets(full(), [sampleBet(51)]);
    expect(merged.bets).toHaveLength(50);
    expect(ids(merged)).not.toContain('51:1');
  });

  it('have the same order in every tab: by time, and by id at the same time', () => {
    const at = (id: string): DraftBet => ({
      ...sampleBet(1, { market: sampleMarket(1, { id }) }),
      addedAt: 100,
    });
    const first = { ...at('z'), addedAt: 1 };
    for (const bets of [
      [at('b'), at('a'), first],
      [first, at('a'), at('b')],
      [at('a'), first, at('b')],
    ]) {
      expect(inOrder(bets).map(({ bet }) => bet.market.id)).toEqual(['z', 'a', 'b']);
    }
  });
});

describe('bankers', () => {
  it('are in block 1, and free bets in block 0', () => {
    const one = withBanker(sampleDraft(), '2:1', true);
    expect(one.bets.map(({ bet }) => bet.blockId)).toEqual([0, 1, 0]);
    expect(one.bets.map(({ bet }) => isBanker(bet))).toEqual([false, true, false]);
    expect(freeCount(one)).toBe(2);
    expect(withBanker(one, '2:1', false)).toEqual(sampleDraft());
  });
});

describe('a coupon with the bets alone', () => {
  it('has no stake or code of the player', () => {
    const bets = [{ ...sampleBet(1), amount: 500 }, sampleBet(2), sampleBet(3)];
    const amounts = { amount: 700, amountByBlockId: { 1: 9 } };
    const own = { isAutoMax: true, isVipBet: true, promoCode: 'MAY' };
    expect(withoutStakes(sampleDraft({ bets, ...amounts, ...own }))).toEqual(sampleDraft());
    expect(emptyStake).toStrictEqual({
      amount: undefined,
      amountByBlockId: {},
      isAutoMax: false,
      isVipBet: false,
      promoCode: '',
    });
  });
});

describe('bets that depend on each other', () => {
  const marks = (draft: Draft, named: string[] = []): boolean[] => {
    const bets = named.map((marketId) => ({
      marketId,
      coef: 2,
      isBlocked: false,
      isFinished: false,
      isDepend: true,
      isBannedExpress: false,
      isDisabledBanker: false,
    }));
    return withDependence(draft, sampleCheck({ bets }), []).map((bet) => bet.isDepend);
  };

  it('are those of one game', () => {
    const bets = [...sampleDraft().bets, sampleBet(2, { market: total })];
    expect(marks(sampleDraft({ bets }))).toEqual([false, true, false, true]);
    expect(marks(sampleDraft({ bets, typeId: 2 }))).toEqual([false, true, false, true]);
    expect(marks(sampleDraft({ bets, typeId: 0 }))).toEqual([false, false, false, false]);
    expect(marks(sampleDraft({ bets, typeId: 9 }))).toEqual([false, false, false, false]);
  });

  it('are those that the operator names, as long as there are two of them', () => {
    expect(marks(sampleDraft(), ['1:1', '3:1'])).toEqual([true, false, true]);
    expect(marks(sampleDraft(), ['1:1', '9:1'])).toEqual([false, false, false]);
    expect(withDependence(sampleDraft(), null, []).map((bet) => bet.isDepend)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are marked and unmarked, and stay the same object otherwise', () => {
    const draft = sampleDraft({ bets: [sampleBet(1, { isDepend: true }), sampleBet(2)] });
    const [one, two] = withDependence(draft, null, []);
    expect(one).toEqual(sampleBet(1).bet);
    expect(two).toBe(draft.bets[1]?.bet);
  });
});
