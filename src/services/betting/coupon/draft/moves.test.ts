import { describe, expect, it } from 'vitest';
import type { CouponBet } from '@grandstand/bus-contracts';
import { figuresOf } from '../pricing/figures';
import { acceptPrices, moveGame, moveOutcome } from './moves';
import { CONTEXT, sampleBet, sampleDraft, sampleMarket } from '../testing/sample-coupon';
import { keepUnchanged } from './unchanged';

const draft = sampleDraft();

describe('a message about an outcome', () => {
  it('changes its price, and keeps the accepted one and everything else', () => {
    const moved = moveOutcome(draft, { id: '2:1', coef: 2.2 });
    expect(moved.bets[1]?.bet).toEqual({
      ...draft.bets[1]?.bet,
      market: { ...draft.bets[1]?.bet.market, coef: 2.2 },
      seenCoef: 2,
    });
    expect([moved.bets[0], moved.bets[2]]).toEqual([draft.bets[0], draft.bets[2]]);
    expect(moved.bets[0]).toBe(draft.bets[0]);
  });

  it.each<keyof CouponBet>(['isBlocked', 'isFinished', 'isBannedExpress', 'isDisabledBanker'])(
    'sets %s and unsets it, and keeps it without a value',
    (flag) => {
      const set = moveOutcome(draft, { id: '2:1', [flag]: true });
      expect(set.bets[1]?.bet).toEqual({ ...draft.bets[1]?.bet, [flag]: true });
      expect(moveOutcome(set, { id: '2:1' })).toBe(set);
      expect(moveOutcome(set, { id: '2:1', [flag]: false })).toEqual(draft);
    },
  );

  it('changes nothing if it repeats the state, or is about another outcome', () => {
    expect(moveOutcome(draft, { id: '2:1', coef: 2, isBlocked: false })).toBe(draft);
    expect(moveOutcome(draft, { id: '9:1', coef: 3 })).toBe(draft);
  });
});

describe('a message about a game', () => {
  const score = { home: 1, away: 0, periods: [], period: 1, minute: 12 };
  const live = { id: 2, isLive: true, isFinished: false, score };

  it('makes its bets live or line again, with the score', () => {
    const moved = moveGame(draft, live);
    expect(moved.bets[1]?.bet).toMatchObject({
      market: { kind: 1, isLive: true },
      isFinished: false,
      score,
    });
    expect(moved.bets[0]).toBe(draft.bets[0]);
    expect(moveGame(moved, live)).toBe(moved);
    expect(moveGame(moved, { ...live, isLive: false, score: null })).toEqual(draft);
  });

  it('finishes its bets', () => {
    expect(moveGame(draft, { ...live, isFinished: true }).bets[1]?.bet.isFinished).toBe(true);
  });

  it('keeps a special bet special', () => {
    const special = sampleDraft({ bets: [sampleBet(2, { market: sampleMarket(2, { kind: 7 }) })] });
    expect(moveGame(special, live).bets[0]?.bet.market).toMatchObject({ kind: 7, isLive: true });
  });
});

describe('a match that is over', () => {
  const over = {
    isLive: false,
    isFinished: true,
    score: { home: 2, away: 1, periods: [], period: 2, minute: null },
  };
  const kindsAfter = (...kinds: number[]): number[] => {
    const bets = kinds.map((kind, place) =>
      sampleBet(place + 1, { market: sampleMarket(place + 1, { kind, isLive: kind === 1 }) }),
    );
    const ended = bets.reduce(
      (moved, { bet }) => moveGame(moved, { id: bet.market.game.id, ...over }),
      sampleDraft({ bets }),
    );
    return ended.bets.map(({ bet }) => bet.market.kind);
  };

  it('CPN-11 leaves a bet in play one in play, one of the line one of the line, and a special one special', () => {
    expect(kindsAfter(1, 3, 7)).toEqual([1, 3, 7]);
  });

  it('CPN-07 CPN-11 offers no greatest stake, and keeps its last score', () => {
    const live = sampleBet(1, { market: sampleMarket(1, { kind: 1, isLive: true }) });
    const ended = moveGame(sampleDraft({ typeId: 0, bets: [live] }), { id: 1, ...over });
    expect(ended.bets[0]?.bet).toMatchObject({ isFinished: true, score: over.score });
    expect(figuresOf(ended, CONTEXT, null).isAutoMaxOffered).toBe(false);
  });
});

describe('accepted prices', () => {
  it('are the present ones, accepted now; unchanged ones keep their time', () => {
    const moved = moveOutcome(draft, { id: '2:1', coef: 2.2 });
    const accepted = acceptPrices(moved, 9000);
    expect(accepted.bets.map(({ bet }) => [bet.seenCoef, bet.seenAt])).toEqual([
      [2, 101],
      [2.2, 9000],
      [2, 103],
    ]);
    expect(acceptPrices(accepted, 9999)).toBe(accepted);
  });

  it('are that of one named outcome, and no other', () => {
    const moved = moveOutcome(moveOutcome(draft, { id: '1:1', coef: 3 }), { id: '2:1', coef: 2.2 });
    expect(acceptPrices(moved, 9000, '2:1').bets.map(({ bet }) => bet.seenCoef)).toEqual([
      2, 2.2, 2,
    ]);
    expect(acceptPrices(moved, 9000, '3:1')).toBe(moved);
  });
});

describe('an unchanged value', () => {
  it('stays the same object, deep inside as well', () => {
    const before = { list: [{ a: 1 }, { b: 2 }], fact: { c: 3 }, plain: 1 };
    expect(keepUnchanged(before, { list: [{ a: 1 }, { b: 2 }], fact: { c: 3 }, plain: 1 })).toBe(
      before,
    );
    const next = keepUnchanged(before, { ...before, list: [{ a: 1 }, { b: 9 }], fact: { c: 3 } });
    expect(next).toEqual({ list: [{ a: 1 }, { b: 9 }], fact: { c: 3 }, plain: 1 });
    expect(next.fact).toBe(before.fact);
  });

  it('is not compared in depth: of a list only the changed members are', () => {
    const same = {
      toJSON() {
        throw new Error('This one is the same.');
      },
    };
    const before = { list: [same, { a: 1 }] };
    expect(keepUnchanged(before, { list: [same, { a: 1 }] })).toBe(before);
    expect(keepUnchanged(before, { list: [same, { a: 2 }] }).list[1]).toEqual({ a: 2 });
  });

  it('differs from null and from a missing one', () => {
    type Shown = { fact: { c: number } | null; list: number[] | null };
    const full: Shown = { fact: { c: 3 }, list: [1] };
    const empty: Shown = { fact: null, list: null };
    expect(keepUnchanged(full, { ...empty })).toEqual(empty);
    expect(keepUnchanged(empty, { ...full })).toEqual(full);
    expect(keepUnchanged(empty, { ...empty })).toBe(empty);
  });

  it('differs from a list that grew, shrank or was reordered', () => {
    const before = { list: [1, 2] };
    expect(keepUnchanged(before, { list: [1, 2, 3] })).toEqual({ list: [1, 2, 3] });
    expect(keepUnchanged(before, { list: [1] })).toEqual({ list: [1] });
    expect(keepUnchanged(before, { list: [2, 1] })).toEqual({ list: [2, 1] });
  });
});
