import type { CouponState, PlacedBet } from '@grandstand/bus-contracts';
import { describe, expect, it } from 'vitest';
import { figuresIn, reduce, viewIn } from './reducer';
import { initialState, type State } from './model';
import { newPick } from './draft/draft';
import type { Draft } from './draft/draft';
import type { CouponEvent } from './events';
import type { CouponCheckRequest } from '../../../api';
import { couponOf } from './placement/snapshot';
import type { Sent } from './placement/placing';
import type { Verdict } from './placement/verdict';
import {
  CONTEXT,
  pickOf,
  sampleBet,
  sampleCheck,
  sampleDraft,
  sampleMarket,
} from './testing/sample-coupon';

/** Types of coupons. */
const SINGLE = 0;
const EXPRESS = 1;
const BATCH = 9;

const REFUSED: CouponState['problems'] = [{ code: 'stake-too-small', limit: 50 }];

/** The facts of a loaded code about its one outcome. */
const MOVED_LEG: NonNullable<CouponState['loadReport']>[number] = {
  marketId: '1:1',
  title: 'Arsenal – Chelsea',
  market: sampleMarket(1),
  oldCoef: 1.9,
  newCoef: 2,
  state: 'moved',
};

/** The coupon of games 1, 2 and 3 after these events. */
function after(events: readonly CouponEvent[], draft: Partial<Draft> = {}): State {
  return events.reduce(reduce, initialState(sampleDraft(draft), CONTEXT, null));
}

/** The operator's answer to the request for this game's outcome. */
function loaded(
  gameId: number,
  coef: number,
  market = sampleMarket(gameId),
  more: { readonly isLive?: boolean } = {},
): Extract<CouponEvent, { type: 'outcomes-loaded' }> {
  const id = `${gameId}:1`;
  const now = { isLive: false, isFinished: false, score: null, isBlocked: false, ...more };
  return {
    type: 'outcomes-loaded',
    ids: [id],
    outcomes: [{ ...now, id, coef, gameId, market }],
    newer: { outcomes: new Set(), games: new Map() },
  };
}

function placedBet(games: readonly number[]): PlacedBet {
  return {
    id: 'bet',
    refId: 'ref-1',
    placedAt: 6000,
    settledAt: null,
    typeId: games.length === 1 ? SINGLE : EXPRESS,
    systemValue: 2,
    accountId: 11,
    iso: 'EUR',
    scale: 2,
    amount: 500,
    coef: 2,
    possibleWin: 1000,
    payout: 0,
    status: 'accepted',
    legs: games.map((gameId) => ({
      marketId: `${gameId}:1`,
      typeId: 1,
      marketTypeId: 1,
      param: null,
      sportId: 1,
      champ: 'Premier League',
      gameId,
      home: 'Arsenal',
      away: 'Chelsea',
      startsAt: 9000,
      coef: 2,
      isBanker: false,
      status: 'accepted',
      result: null,
    })),
  };
}

const placed = (games: readonly number[]): Verdict => ({ kind: 'placed', bet: placedBet(games) });

/** The results of a coupon of these games. */
function sent(games: readonly number[], typeId: Draft['typeId'], verdicts: Sent['verdicts']): Sent {
  const draft = sampleDraft({ typeId, bets: games.map((game) => sampleBet(game)), amount: 500 });
  const state = initialState(draft, CONTEXT, null);
  const click = { amount: 500, accountId: 11, coefs: {} };
  const coupon = couponOf(click, viewIn(state), figuresIn(state), CONTEXT, 5000);
  return {
    intent: { coupon: { ...coupon, refId: 'ref-1' }, sentAt: 5000, status: 'sent' },
    verdicts,
  };
}

/** The operator took the whole coupon. */
const whole = (games: readonly number[]): Sent['verdicts'] => [
  { marketId: null, verdict: placed(games) },
];

const gamesIn = ({ draft }: State): number[] => draft.bets.map(({ bet }) => bet.market.game.id);

describe('the coupon', () => {
  it('is saved when the player changes it, and not when nothing changes', () => {
    const before = after([]);
    const isSaved = (event: CouponEvent): boolean =>
      reduce(before, event).revision !== before.revision;
    expect(isSaved({ type: 'stake-set', amount: 700 })).toBe(true);
    expect(isSaved({ type: 'bet-removed', marketId: '2:1' })).toBe(true);
    expect(isSaved({ type: 'bet-removed', marketId: '9:1' })).toBe(false);
    expect(isSaved({ type: 'prices-accepted', at: 9000, marketId: undefined })).toBe(false);
  });

  it('is saved when the operator confirms a bet, and not for another price alone', () => {
    const picked = { bet: newPick(pickOf(sampleMarket(1)), 101), addedAt: 101 };
    const unconfirmed = after([], { bets: [picked, sampleBet(2)] });
    const confirmed = reduce(unconfirmed, loaded(1, 2));
    expect(confirmed.draft.bets[0]?.bet.isConfirmed).toBe(true);
    expect(confirmed.revision).not.toBe(unconfirmed.revision);
    const moved = reduce(confirmed, loaded(1, 2.5));
    expect(moved.draft.bets[0]?.bet.market.coef).toBe(2.5);
    expect(moved.revision).toBe(confirmed.revision);
  });

  it('ignores the description of another outcome than the requested one', () => {
    const other = sampleMarket(1, { id: '2:1', champ: { id: 6, name: 'Cup' } });
    expect(after([loaded(1, 2, other)]).draft).toEqual(after([]).draft);
  });

  it('is the same object after a message that changes nothing', () => {
    const state = after([]);
    for (const event of [
      { type: 'context-changed', context: structuredClone(CONTEXT) },
      { type: 'outcome-moved', move: { id: '1:1', coef: 2 } },
      { type: 'check-dropped' },
      { type: 'result-dismissed' },
      { type: 'tab-chosen', tab: 'coupon' },
    ] satisfies CouponEvent[]) {
      expect(reduce(state, event), event.type).toBe(state);
    }
  });
});

describe('a new coupon', () => {
  it('is shown, places nothing, and waits for nothing', () => {
    const state = after([]);
    expect(viewIn(state)).toMatchObject({
      tab: 'coupon',
      placing: { status: 'idle' },
      problems: [],
      successCoupon: null,
      singlesResultCoupons: [],
      loadReport: null,
    });
    expect(state).toMatchObject({ outdated: [], failedLoads: 0, checked: null, isKept: true });
    expect(state.feedLostUntil).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('a message', () => {
  it('of prices and scores reaches the bets, and is not saved', () => {
    const game = { id: 2, isLive: true, isFinished: false, score: null };
    const before = after([]);
    const state = after([
      { type: 'outcome-moved', move: { id: '1:1', coef: 2.5 } },
      { type: 'game-moved', game },
    ]);
    expect(state.draft.bets[0]?.bet.market.coef).toBe(2.5);
    expect(state.draft.bets[1]?.bet.market.isLive).toBe(true);
    expect(state.revision).toBe(before.revision);
  });

  it('of the player and the site replaces the former values', () => {
    const context = { ...CONTEXT, userId: 'boris' };
    expect(after([{ type: 'context-changed', context }]).context.userId).toBe('boris');
  });

  it('from another tab removes its bet, and sets type and stake', () => {
    const removed = { kind: 'removed', marketId: '2:1' } as const;
    expect(gamesIn(after([{ type: 'edited-elsewhere', edit: removed }]))).toEqual([1, 3]);
    const { bets: _bets, ...terms } = sampleDraft({ typeId: BATCH, amount: 700 });
    const { draft } = after([{ type: 'edited-elsewhere', edit: { kind: 'terms', terms } }]);
    expect(draft).toMatchObject({ typeId: BATCH, amount: 700 });
    expect(draft.bets).toHaveLength(3);
    // An express of one bet is none.
    const one: Partial<Draft> = { typeId: SINGLE, bets: [sampleBet(1)] };
    const express = { kind: 'terms', terms: { ...terms, typeId: EXPRESS } } as const;
    expect(after([{ type: 'edited-elsewhere', edit: express }], one).draft.typeId).toBe(SINGLE);
  });

  it('from storage reports whether the coupon is stored', () => {
    expect(after([{ type: 'saved', isKept: false }]).isKept).toBe(false);
    expect(
      after([
        { type: 'saved', isKept: false },
        { type: 'saved', isKept: true },
      ]).isKept,
    ).toBe(true);
  });
});

describe('the operator’s description of outcomes', () => {
  it('updates price and game', () => {
    const { bets } = after([loaded(1, 2.5, sampleMarket(1), { isLive: true })]).draft;
    expect(bets[0]?.bet.market).toMatchObject({ coef: 2.5, isLive: true });
    expect(bets[1]?.bet.market).toMatchObject({ coef: 2, isLive: false });
  });

  it('is older than a message of the feed meanwhile', () => {
    const game = { id: 1, isLive: true, isFinished: true, score: null };
    const moved = { type: 'outcome-moved', move: { id: '1:1', coef: 3 } } as const;
    const { bets } = after([
      moved,
      {
        ...loaded(1, 2.5),
        newer: { outcomes: new Set(['1:1']), games: new Map([[1, game]]) },
      },
    ]).draft;
    expect(bets[0]?.bet.market.coef).toBe(3);
    expect(bets[0]?.bet.isFinished).toBe(true);
  });

  it('blocks a bet on an outcome that the operator no longer has', () => {
    const { bets } = after([{ ...loaded(1, 2), ids: ['1:1', '2:1'] }]).draft;
    expect(bets.map(({ bet }) => bet.isBlocked)).toEqual([false, true, false]);
  });

  it('ends a series of failures', () => {
    const failed = { type: 'outcomes-failed', ids: ['1:1'] } as const;
    expect(after([failed, failed]).failedLoads).toBe(2);
    expect(after([failed, failed, loaded(1, 2)]).failedLoads).toBe(0);
  });
});

describe('the operator’s check', () => {
  const request: CouponCheckRequest = { typeId: EXPRESS, systemValue: 2, bets: [] };
  const bet = { marketId: '2:1', coef: 2, isBlocked: false, isFinished: false };
  const flags = { isBannedExpress: true, isDisabledBanker: false, isDepend: false };

  it('holds until it is dropped, and names the bets that are excluded from an express', () => {
    const checked = { request, answer: sampleCheck({ bets: [{ ...bet, ...flags }] }) };
    const state = after([{ type: 'checked', checked, at: 0 }]);
    expect(state.checked).toBe(checked);
    expect(state.draft.bets.map((entry) => entry.bet.isBannedExpress)).toEqual([
      false,
      true,
      false,
    ]);
    expect(reduce(state, { type: 'check-dropped' }).checked).toBeNull();
  });

  it('requests the state of bets for which it has other values', () => {
    const bets = [{ ...bet, ...flags, coef: 2.5 }];
    const checked = { request, answer: sampleCheck({ bets }) };
    expect(after([{ type: 'checked', checked, at: 0 }]).outdated).toEqual(['2:1']);
  });

  it('is repeated when the player’s limits changed', () => {
    const before = after([]);
    const { checkRound, ...rest } = reduce(before, { type: 'limits-changed' });
    expect(checkRound).not.toBe(before.checkRound);
    expect({ ...rest, checkRound: before.checkRound }).toEqual(before);
  });
});

describe('a request to the operator', () => {
  it('is made for the state of each bet that was added here, in another tab, or with a whole coupon', () => {
    const added: CouponEvent = {
      type: 'bet-added',
      pick: pickOf(sampleMarket(4)),
      odds: undefined,
      at: 9000,
    };
    const elsewhere = {
      type: 'edited-elsewhere',
      edit: { kind: 'bet', entry: sampleBet(5) },
    } as const;
    expect(after([added, elsewhere]).outdated).toEqual(['4:1', '5:1']);
    const filled = { type: 'filled', draft: sampleDraft(), loadReport: null } as const;
    expect(after([filled]).outdated).toEqual(['1:1', '2:1', '3:1']);
    expect(after([{ type: 'stake-set', amount: 700 }]).outdated).toEqual([]);
  });

  it('names each outcome once, and repeats those of a failed request', () => {
    const ids = ['1:1', '2:1'];
    const requested = { type: 'outcomes-requested', ids } as const;
    expect(after([{ type: 'started' }, requested]).outdated).toEqual(['3:1']);
    const failed = { type: 'outcomes-failed', ids } as const;
    expect(after([{ type: 'started' }, requested, failed]).outdated).toEqual([...ids, '3:1']);
  });

  it('names everything after the feed was lost, as if no request had failed', () => {
    const failed = { type: 'outcomes-failed', ids: ['2:1'] } as const;
    const state = after([failed, { type: 'feed-reset', at: 9000 }]);
    expect([...state.outdated].toSorted()).toEqual(['1:1', '2:1', '3:1']);
    expect(state).toMatchObject({ feedLostUntil: 9000, failedLoads: 0 });
  });

  it('is not made when a check agrees', () => {
    const state = after([{ type: 'started' }]);
    const request: CouponCheckRequest = { typeId: EXPRESS, systemValue: 2, bets: [] };
    const checked = {
      type: 'checked',
      checked: { request, answer: sampleCheck() },
      at: 0,
    } as const;
    expect(reduce(state, checked).outdated).toBe(state.outdated);
  });
});

describe('a refusal', () => {
  it('is shown until the player edits the coupon, even to the same value', () => {
    const refused = after([{ type: 'not-sent', problems: REFUSED }]);
    expect(refused.showing.refusals).toEqual(REFUSED);
    const edit = { type: 'prices-accepted', at: 9000, marketId: undefined } as const;
    expect(reduce(refused, edit).showing.refusals).toEqual([]);
  });

  const changes = [{ id: '2:1', coef: 2.5 }];
  const refusal: Verdict = {
    kind: 'refused',
    code: 'price-changed',
    problem: REFUSED[0] ?? null,
    changes,
  };

  it('is shown with the prices that the operator named, and all is requested again', () => {
    const answered = sent([1, 2, 3], EXPRESS, [{ marketId: null, verdict: refusal }]);
    const before = after([]);
    const state = after([{ type: 'placement-answered', sent: answered, isPart: false }]);
    expect(state.showing.refusals).toEqual(REFUSED);
    expect(state.draft.bets.map(({ bet }) => bet.market.coef)).toEqual([2, 2.5, 2]);
    expect(state.outdated).toEqual(['1:1', '2:1', '3:1']);
    expect(state.checkRound).not.toBe(before.checkRound);
    expect(state.revision).toBe(before.revision);
  });

  it('of a bet stays when others are placed, and one of the whole coupon does not', () => {
    const ofBets = ['1:1', '2:1'].map((marketId) => ({ code: 'price-changed' as const, marketId }));
    const state = after([
      { type: 'not-sent', problems: [...REFUSED, ...ofBets] },
      { type: 'placement-found', sent: sent([1], SINGLE, whole([1])) },
    ]);
    expect(state.showing.refusals).toEqual([ofBets[1]]);
  });
});

describe('a placement', () => {
  it('is shown as under way', () => {
    const placing = { status: 'sending', refId: 'ref-1' } as const;
    expect(after([{ type: 'placing-changed', placing }]).showing.placing).toBe(placing);
  });

  it('P03 that never arrived is unavailable, alone and in its place among singles', () => {
    const lost = [1, 2].map((game) => ({
      marketId: `${game}:1`,
      verdict: game === 1 ? placed([1]) : ({ kind: 'unknown' } as const),
    }));
    const answered = sent([1, 2], BATCH, lost);
    const state = after([
      { type: 'placement-answered', sent: answered, isPart: false },
      { type: 'placement-missing', intent: answered.intent },
    ]);
    expect(state.showing.refusals).toEqual([{ code: 'unavailable' }]);
    expect(state.showing.singlesResultCoupons.map(({ problem }) => problem?.code)).toEqual([
      undefined,
      'unavailable',
    ]);
  });

  it('of a player who has left removes its bets from the coupon', () => {
    const { intent } = sent([1, 3], EXPRESS, []);
    const before = after([]);
    const state = reduce(before, { type: 'placements-forgotten', intents: [intent] });
    expect(gamesIn(state)).toEqual([2]);
    expect(state.revision).not.toBe(before.revision);
  });

  it('removes the placed bets from the coupon, and its stake unless others stay', () => {
    const answered = sent([1, 2, 3], EXPRESS, whole([1, 2, 3]));
    const before = after([], { amount: 700 });
    const state = reduce(before, { type: 'placement-answered', sent: answered, isPart: false });
    expect([gamesIn(state), state.draft.amount]).toEqual([[], undefined]);
    expect(state.revision).not.toBe(before.revision);
    const part = sent([2], SINGLE, whole([2]));
    const rest = reduce(before, { type: 'placement-answered', sent: part, isPart: true });
    expect([gamesIn(rest), rest.draft.amount]).toEqual([[1, 3], 700]);
  });

  it('in doubt leaves the coupon unchanged', () => {
    const unknown = [{ marketId: null, verdict: { kind: 'unknown' } }] as const;
    const answered = sent([1, 2, 3], EXPRESS, unknown);
    const before = after([{ type: 'not-sent', problems: REFUSED }], { amount: 700 });
    const state = reduce(before, { type: 'placement-answered', sent: answered, isPart: false });
    expect(state.draft).toBe(before.draft);
    expect(state.revision).toBe(before.revision);
  });
});

describe('the result of a placement', () => {
  const result: CouponEvent[] = [
    { type: 'filled', draft: sampleDraft(), loadReport: [MOVED_LEG] },
    {
      type: 'placement-found',
      sent: sent([1], SINGLE, whole([1])),
    },
  ];

  it('is shown with the report on the coupon’s code', () => {
    const { showing } = after(result);
    expect(showing.successCoupon).toEqual(placedBet([1]));
    expect(showing.loadReport).not.toBeNull();
  });

  it('is replaced by the next bet, which keeps the report on the code', () => {
    const pick = pickOf(sampleMarket(4));
    const { showing } = after([...result, { type: 'bet-added', pick, odds: undefined, at: 9000 }]);
    expect(showing).toMatchObject({ successCoupon: null, singlesResultCoupons: [] });
    expect(showing.loadReport).not.toBeNull();
  });

  it('is removed with the player, and the coupon is shown again', () => {
    const { showing } = after([
      ...result,
      { type: 'tab-chosen', tab: 'bets' },
      { type: 'signed-out', isAtStart: false },
    ]);
    expect(showing).toMatchObject({ successCoupon: null, loadReport: null, tab: 'coupon' });
  });

  it('stays on the tab that a guest chose before the first check of the session', () => {
    const { showing } = after([
      { type: 'tab-chosen', tab: 'bets' },
      { type: 'signed-out', isAtStart: true },
    ]);
    expect(showing.tab).toBe('bets');
  });

  it('is closed by the player, by a cleared coupon, and by another that is loaded', () => {
    const put = after([...result, { type: 'result-dismissed' }]).showing;
    expect(put).toMatchObject({ successCoupon: null, loadReport: null });
    const cleared = after([...result, { type: 'cleared' }]).showing;
    expect(cleared).toMatchObject({ successCoupon: null, loadReport: null });
    const filled: CouponEvent = { type: 'filled', draft: sampleDraft(), loadReport: [] };
    expect(after([...result, filled]).showing).toMatchObject({
      successCoupon: null,
      loadReport: [],
    });
  });

  it('stays while the player changes stakes, and is behind their bets', () => {
    const { showing } = after([
      ...result,
      { type: 'stake-set', amount: 700 },
      { type: 'tab-chosen', tab: 'bets' },
    ]);
    expect(showing).toMatchObject({ successCoupon: placedBet([1]), tab: 'bets' });
  });

  it('replaces the report on the code once the operator answers', () => {
    const answered = sent([2], SINGLE, whole([2]));
    const { showing } = after([
      ...result,
      { type: 'placement-answered', sent: answered, isPart: true },
    ]);
    expect(showing.successCoupon).toEqual(placedBet([2]));
    expect(showing.loadReport).toBeNull();
  });
});

describe('P03 a bet that is found after a lost answer', () => {
  const found = (games: readonly number[], typeId: Draft['typeId'], verdicts: Sent['verdicts']) =>
    ({ type: 'placement-found', sent: sent(games, typeId, verdicts) }) as const;

  it('leaves the stake if other bets stay that were not sent with it', () => {
    const state = after([found([2], SINGLE, whole([2]))], { amount: 700 });
    expect(gamesIn(state)).toEqual([1, 3]);
    expect(state.draft.amount).toBe(700);
  });

  it('removes the stake if it was the whole coupon', () => {
    const express = after([found([1, 2, 3], EXPRESS, whole([1, 2, 3]))], { amount: 700 });
    expect([gamesIn(express), express.draft.amount]).toEqual([[], undefined]);
    const bets = [sampleBet(1)];
    const single = after([found([1], SINGLE, whole([1]))], { typeId: SINGLE, bets, amount: 700 });
    expect([gamesIn(single), single.draft.amount]).toEqual([[], undefined]);
    // A bet that the player added since keeps no stake of a coupon that is placed.
    const two = after([found([1, 2], EXPRESS, whole([1, 2]))], { amount: 700 });
    expect([gamesIn(two), two.draft.amount]).toEqual([[3], undefined]);
  });

  it('CPN-15 leaves the stake of singles that were sent together', () => {
    const verdicts = [1, 2].map((game) => ({ marketId: `${game}:1`, verdict: placed([game]) }));
    const state = after([found([1, 2], BATCH, verdicts)], { typeId: BATCH, amount: 700 });
    expect(gamesIn(state)).toEqual([3]);
    expect(state.draft.amount).toBe(700);
  });
});

describe('bets with times from before the operator’s time was known', () => {
  const known = { type: 'server-time-received', at: 9000, offset: 3_600_000 } as const;
  const elsewhere = {
    type: 'edited-elsewhere',
    edit: { kind: 'bet', entry: sampleBet(5) },
  } as const;
  const untimed = initialState(sampleDraft(), CONTEXT, { from: 0, foreign: [] });
  const added = ({ draft }: State): number[] => draft.bets.map(({ addedAt }) => addedAt);

  it('are corrected once, and those of other tabs by these', () => {
    const right = [elsewhere, known].reduce<State>(reduce, untimed);
    expect(added(right).toSorted((a, b) => a - b)).toEqual([105, 3_600_101, 3_600_102, 3_600_103]);
    expect(added(reduce(right, { ...known, at: 9_000_000 }))).toEqual(added(right));
  });

  it('are corrected without dropping the reason of a refusal', () => {
    const refused = reduce(untimed, { type: 'not-sent', problems: REFUSED });
    expect(reduce(refused, known).showing.refusals).toEqual(REFUSED);
  });

  it('stay as they are until then', () => {
    const edited = reduce(untimed, { type: 'stake-set', amount: 700 });
    expect(added(edited)).toEqual([101, 102, 103]);
    expect(added(reduce(edited, known))).toEqual([3_600_101, 3_600_102, 3_600_103]);
  });
});
