import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../draft/draft';
import type { Draft, DraftBet } from '../draft/draft';
import {
  parseSavedBet,
  parseSavedCoupon,
  withBets,
  writeBet,
  writeCoupon,
  writeTombstone,
} from './saved-shapes';
import { sampleBet, sampleDraft, sampleMarket } from '../testing/sample-coupon';

const LAST_DAY = 8.64e15;

/** A bet as it is stored, with these members replaced; undefined leaves a member out. */
function kept(more: Record<string, unknown> = {}): string {
  const market = sampleMarket(1);
  return JSON.stringify({ market, seenAt: 101, blockId: 0, addedAt: 101, ...more });
}

function entryOf(raw: string): DraftBet | null {
  const saved = parseSavedBet('1:1', raw);
  return saved.kind === 'bet' ? saved.entry : null;
}

/** A market with this member, or with this member of its game or championship. */
function marketWith(path: string, value: unknown): unknown {
  const market: Record<string, unknown> = { ...sampleMarket(1) };
  const [outer = '', inner] = path.split('.');
  market[outer] = inner ? { ...(market[outer] as object), [inner]: value } : value;
  return market;
}

describe('a stored bet', () => {
  it('is read with its block, stake and accepted price, to be confirmed', () => {
    const entry: DraftBet = { ...sampleBet(1, { blockId: 1, seenAt: 55 }), amount: 700 };
    expect(parseSavedBet('1:1', writeBet(entry))).toEqual({
      kind: 'bet',
      entry: { ...entry, bet: { ...entry.bet, isConfirmed: false } },
    });
    expect(entryOf(writeBet({ ...entry, amount: null }))?.amount).toBeNull();
    expect(entryOf(writeBet(sampleBet(1)))?.amount).toBeUndefined();
  });

  it('has no prices, scores or flags', () => {
    const moved = sampleBet(1, {
      market: sampleMarket(1, { coef: 3 }),
      seenCoef: 2,
      isBlocked: true,
    });
    expect(writeBet(moved)).toBe(writeBet(sampleBet(1)));
  });

  it('is read from a former shape: accepted at its stored time, or when it was added', () => {
    expect(entryOf(kept({ seenCoef: 1.8 }))?.bet).toMatchObject({
      seenCoef: 1.8,
      market: { coef: 1.8 },
    });
    expect(entryOf(kept({ seenAt: undefined }))?.bet.seenAt).toBe(101);
    expect(entryOf(kept({ seenAt: 'then' }))?.bet.seenAt).toBe(101);
  });

  it.each([
    ['blockId', 2, { bet: { blockId: 0 } }],
    ['addedAt', -1, { addedAt: 0 }],
    ['addedAt', LAST_DAY + 1024, { addedAt: 0 }],
    ['amount', -5, { amount: undefined }],
    ['amount', 0.5, { amount: undefined }],
  ])('has a valid value instead of a %s of %s', (member, value, sound) => {
    expect(entryOf(kept({ [member]: value }))).toMatchObject(sound);
  });

  it('may have the last day a date can hold, and a text of 300 characters', () => {
    expect(entryOf(kept({ addedAt: LAST_DAY }))?.addedAt).toBe(LAST_DAY);
    expect(entryOf(kept({ market: marketWith('game.home', 'x'.repeat(300)) }))).not.toBeNull();
    expect(entryOf(kept({ market: marketWith('param', 'x'.repeat(40)) }))).not.toBeNull();
    expect(entryOf(kept({ market: marketWith('game.path', '/') }))).not.toBeNull();
  });

  it.each([
    ['game.path', '//evil.example'],
    ['game.path', '/\\evil.example'],
    ['game.path', 'javascript:alert(1)'],
    ['game.path', 'x/line'],
    ['game.path', '/line/a b'],
    ['game.path', '/line\\b'],
    ['game.path', '/..//evil.example/b'],
    ['game.path', '/.//evil.example'],
    ['game.path', ''],
    ['game.home', 'x'.repeat(301)],
    ['game.away', 7],
    ['game.startsAt', -1],
    ['game.id', 0.5],
    ['champ.name', null],
    ['champ.id', '5'],
    ['param', 'x'.repeat(41)],
    ['param', 7],
    ['sportId', 0.5],
    ['typeId', null],
    ['marketTypeId', 1e300],
    ['kind', 'line'],
    ['coef', 0.5],
  ])('P61 is dropped if its %s is %s', (path, value) => {
    expect(parseSavedBet('1:1', kept({ market: marketWith(path, value) }))).toEqual({
      kind: 'broken',
    });
  });

  it.each([
    ['of another key', () => kept({ market: sampleMarket(2) })],
    ['no JSON', () => '{'],
    ['nothing', () => 'null'],
    ['a seen price below 1', () => kept({ seenCoef: 0.5 })],
    ['longer than any we write', () => kept({ more: 'x'.repeat(8000) })],
  ])('P61 is dropped if it is %s', (_, raw) => {
    expect(parseSavedBet('1:1', raw())).toEqual({ kind: 'broken' });
  });

  it('is read up to 8,000 characters', () => {
    const room = 8000 - kept({ more: '' }).length;
    expect(entryOf(kept({ more: 'x'.repeat(room) }))).not.toBeNull();
    expect(entryOf(kept({ more: 'x'.repeat(room + 1) }))).toBeNull();
  });

  it('may be the note of its removal, with the time', () => {
    expect(parseSavedBet('1:1', writeTombstone(900))).toEqual({ kind: 'removed', at: 900 });
    expect(parseSavedBet('1:1', '{"removedAt":"then"}')).toEqual({ kind: 'broken' });
  });
});

describe('the whole coupon', () => {
  it('CPN-01 P05 comes back with every choice and every price that the player accepted', () => {
    const seenMatchPrices = [{ gameId: 1, marketIds: ['1:1', '1:9'], coef: 10, at: 500 }];
    const draft: Draft = {
      bets: [sampleBet(1, { seenCoef: 2, seenAt: 77 }), sampleBet(2), sampleBet(3, { blockId: 1 })],
      seenMatchPrices,
      typeId: 2,
      isTypeChosen: true,
      systemValue: 2,
      amount: 850,
      amountByBlockId: { 0: 300, 1: null },
      isAutoMax: true,
      isVipBet: true,
      promoCode: 'MAY',
      isBonusBetRemoved: true,
      expressId: 8,
      isLoadedFromCode: true,
    };
    // Whatever a draft gets later has to be saved too, or be left out here with a reason.
    expect(Object.keys(draft).sort()).toEqual(Object.keys(emptyDraft).sort());
    const unconfirmed = draft.bets.map((entry) => ({
      ...entry,
      bet: { ...entry.bet, isConfirmed: false },
    }));
    expect(parseSavedCoupon(writeCoupon(draft))).toEqual({ ...draft, bets: unconfirmed });
  });

  it.each([
    ['no list', {}],
    ['no price', [{ gameId: 1, marketIds: ['1:1'], at: 1 }]],
    ['a price below 1', [{ gameId: 1, marketIds: ['1:1'], coef: 0.5, at: 1 }]],
    ['outcomes that are no texts', [{ gameId: 1, marketIds: [7], coef: 2, at: 1 }]],
    ['a time after the last day', [{ gameId: 1, marketIds: ['1:1'], coef: 2, at: LAST_DAY + 1 }]],
  ])('has no accepted prices of matches where the stored ones have %s', (_name, stored) => {
    const raw = { ...JSON.parse(writeCoupon(sampleDraft())), seenMatchPrices: stored };
    expect(parseSavedCoupon(JSON.stringify(raw))?.seenMatchPrices).toEqual([]);
  });
});

describe('the whole stored coupon', () => {
  const whole = sampleDraft({
    typeId: 2,
    systemValue: 2,
    amount: 500,
    amountByBlockId: { 0: 300, 1: null },
    isAutoMax: true,
    isVipBet: true,
    promoCode: 'MAY',
    isBonusBetRemoved: true,
    expressId: 8,
    isLoadedFromCode: true,
    bets: [{ ...sampleBet(1), amount: 700 }, sampleBet(2), sampleBet(3, { blockId: 1 })],
  });
  /** As it is restored: the operator has to describe the bets again. */
  const unconfirmed = {
    ...whole,
    bets: whole.bets.map((entry) => ({ ...entry, bet: { ...entry.bet, isConfirmed: false } })),
  };

  it('is read as it was written', () => {
    expect(parseSavedCoupon(writeCoupon(whole))).toEqual(unconfirmed);
    expect(parseSavedCoupon(writeCoupon({ ...whole, amount: null }))?.amount).toBeNull();
    expect(parseSavedCoupon(writeCoupon({ ...whole, amount: undefined }))?.amount).toBeUndefined();
  });

  it('CPN-01 has bets and the time of each by its id, in the specification’s form', () => {
    const { bets, addedAtByBetId } = JSON.parse(writeCoupon(whole)) as Record<string, unknown>;
    expect(addedAtByBetId).toEqual({ '1:1': 101, '2:1': 102, '3:1': 103 });
    expect(bets).toEqual([
      { market: sampleMarket(1), seenAt: 101, blockId: 0, statusId: -2, amount: 700 },
      { market: sampleMarket(2), seenAt: 102, blockId: 0, statusId: -2 },
      { market: sampleMarket(3), seenAt: 103, blockId: 1, statusId: -2 },
    ]);
    expect(JSON.parse(writeCoupon(whole))).not.toHaveProperty('isTypeChosen');
  });

  it('P61 gets a valid value for each invalid member, and keeps the others', () => {
    const nonsense = {
      bets: 'none',
      addedAtByBetId: 7,
      typeId: 3,
      systemValue: 'two',
      amount: -1,
      amountByBlockId: { 7: 1 },
      isAutoMax: 'yes',
      isVipBet: 1,
      promoCode: 'x'.repeat(41),
      isBonusBetRemoved: 0,
      expressId: 'eight',
      isLoadedFromCode: null,
    };
    expect(parseSavedCoupon(JSON.stringify(nonsense))).toEqual(emptyDraft);
    expect(parseSavedCoupon('{}')).toEqual(emptyDraft);
    for (const [member, value] of Object.entries(nonsense)) {
      if (member === 'bets' || member === 'addedAtByBetId') continue;
      const kept = { ...(JSON.parse(writeCoupon(whole)) as object), [member]: value };
      const read = parseSavedCoupon(JSON.stringify(kept));
      // Three singles are a batch.
      const sound = member === 'typeId' ? 9 : emptyDraft[member as keyof typeof emptyDraft];
      expect(read).toEqual({ ...unconfirmed, [member]: sound });
    }
  });

  it('may have a code of 40 characters', () => {
    const promoCode = 'x'.repeat(40);
    expect(parseSavedCoupon(writeCoupon({ ...whole, promoCode }))?.promoCode).toBe(promoCode);
  });

  it.each([null, '', '{', '7', 'null'])('is dropped if it is %s', (raw) => {
    expect(parseSavedCoupon(raw)).toBeNull();
  });

  it('loses broken bets, and puts those without a time first', () => {
    const piece = JSON.parse(writeCoupon(whole)) as { bets: unknown[]; addedAtByBetId: object };
    const read = parseSavedCoupon(
      JSON.stringify({
        ...piece,
        bets: [...piece.bets.slice(0, 2), { market: 7 }, piece.bets[2]],
        addedAtByBetId: { '1:1': 900, '2:1': 'late' },
      }),
    );
    expect(read?.bets.map(({ bet, addedAt }) => [bet.market.id, addedAt])).toEqual([
      ['2:1', 0],
      ['3:1', 0],
      ['1:1', 900],
    ]);
  });

  it('has 50 bets at most', () => {
    const many = Array.from({ length: 51 }, (_, i) => sampleBet(i + 1));
    const piece = writeCoupon(sampleDraft({ bets: many }));
    expect(parseSavedCoupon(piece)?.bets).toHaveLength(50);
    // The first fifty are read, whenever the others were added.
    const early = many.map((entry, i) => ({ ...entry, addedAt: 1000 - i }));
    const read = parseSavedCoupon(writeCoupon(sampleDraft({ bets: early })));
    expect(read?.bets.map(({ bet }) => bet.market.id)).not.toContain('51:1');
  });
});

describe('a draft with other bets', () => {
  it('has only these, and a type that they allow', () => {
    const draft = withBets(sampleDraft({ typeId: 2, expressId: 8 }), [sampleBet(4), sampleBet(5)]);
    expect(draft.bets.map(({ bet }) => bet.market.id)).toEqual(['4:1', '5:1']);
    expect(draft).toMatchObject({ typeId: 1, isTypeChosen: false, expressId: 8 });
  });

  it('is no accumulator without any', () => {
    expect(withBets(sampleDraft({ expressId: 8 }), []).expressId).toBeNull();
  });
});
