import { describe, expect, it } from 'vitest';
import type { PurchaseQuote } from '@grandstand/bus-contracts/shell';
import type { Intent } from './intents';
import { INITIAL, isUndecided, outcomeOf, reduce, sheetOf } from './purchase-state';
import type { Change, Proposal, State, Step } from './purchase-state';

const PROPOSAL: Proposal = {
  kind: 'lotto',
  ref: 'offer-1',
  lines: ['3 17 21'],
  amount: 250,
  refId: 'wish-0001',
};
const QUOTE: PurchaseQuote = {
  kind: 'lotto',
  title: 'Draw 1204',
  lines: ['3 · 17 · 21'],
  accountId: 11,
  iso: 'EUR',
  scale: 2,
  amount: 250,
  price: { iso: 'EUR', scale: 2, amount: 250 },
  closesAt: 9_000_000,
  terms: '/rules/betting',
  quote: 'terms-1',
  limits: [],
};
const intentOf = (refId: string): Intent => ({
  userId: 'ann-1',
  title: 'Draw 1204',
  order: { ...PROPOSAL, lines: ['3 17 21'], refId, accountId: 11, quote: 'terms-1' },
});
const OWN = intentOf('wish-0001');
const OTHER = intentOf('wish-0002');
const REFUSAL = { code: 'closed' } as const;

const SIGNED_IN: Change = { type: 'player-changed', userId: 'ann-1', at: 0 };
const PROPOSED: Change = { type: 'proposed', proposal: PROPOSAL, area: 'lotto' };
const QUOTED: Change = { type: 'quoted', quote: QUOTE, at: 0 };
const ASKING: readonly Change[] = [SIGNED_IN, PROPOSED, QUOTED, { type: 'shown-long-enough' }];
const PRESSED: readonly Change[] = [...ASKING, { type: 'pressed' }];
const LOST: Change = { type: 'lost', intent: OWN };
const BOUGHT: Change = { type: 'bought', intent: OWN, id: '8' };
const CLOSED: Change = { type: 'closed', at: 9 };

const after = (...changes: readonly Change[]): State => changes.reduce(reduce, INITIAL);
const stepOf = (state: State): Step | undefined => sheetOf(state)?.step;

describe('the sheet of a purchase', () => {
  it('is not there for a guest without a proposal, nor before its quote', () => {
    expect(INITIAL.player).toBe('');
    expect(sheetOf(INITIAL)).toBeNull();
    expect(sheetOf(after(SIGNED_IN, PROPOSED))).toBeNull();
  });

  it('goes from the quote to the outcome, one step after the other', () => {
    const steps = [...PRESSED, LOST, BOUGHT].map((_, i, all) =>
      stepOf(after(...all.slice(0, i + 1))),
    );
    expect(steps.slice(2)).toEqual(['waiting', 'asking', 'sending', 'checking', 'placed']);
    expect(stepOf(after(...PRESSED, { type: 'refused', intent: OWN, refusal: REFUSAL }))).toBe(
      'refused',
    );
  });

  it('takes no step out of turn', () => {
    for (const [changes, change] of [
      [[SIGNED_IN, PROPOSED, QUOTED], { type: 'pressed' }],
      [PRESSED, { type: 'pressed' }],
      [PRESSED, { type: 'shown-long-enough' }],
      [ASKING, LOST],
      [PRESSED, { type: 'lost', intent: OTHER }],
      [PRESSED, { type: 'account-chosen', accountId: 12 }],
      [PRESSED, PROPOSED],
      [PRESSED, { type: 'refused', intent: OTHER, refusal: REFUSAL }],
      [[SIGNED_IN], { type: 'pressed' }],
    ] as const satisfies readonly (readonly [readonly Change[], Change])[]) {
      const before = after(...changes);
      expect(reduce(before, change)).toBe(before);
    }
  });

  it('is quoted again for another account, with the former terms until then', () => {
    const chosen = after(...ASKING, { type: 'account-chosen', accountId: 12 });
    expect(chosen.open).toMatchObject({ step: 'quoting', chosen: { accountId: 12 } });
    expect(chosen.open?.proposal).toBe(PROPOSAL);
    expect(sheetOf(chosen)).toEqual({ quote: QUOTE, step: 'waiting', refusal: null });
    const quote = { ...QUOTE, accountId: 12, quote: 'terms-2' };
    expect(sheetOf(reduce(chosen, { type: 'quoted', quote, at: 0 }))?.quote).toBe(quote);
  });

  it('is undecided from the quote to the press', () => {
    const undecided = [
      after(...ASKING.slice(0, 3)),
      after(...ASKING),
      after(...ASKING, { type: 'account-chosen', accountId: 12 }),
    ];
    expect(undecided.map(({ open }) => open && isUndecided(open))).toEqual([true, true, true]);
    const decided = [after(...ASKING.slice(0, 2)), after(...PRESSED), after(...PRESSED, BOUGHT)];
    expect(decided.map(({ open }) => open && isUndecided(open))).toEqual([false, false, false]);
  });
});

describe('the outcome of a proposal', () => {
  it('is none while the player decides, and none of another proposal', () => {
    expect(outcomeOf(INITIAL, PROPOSAL)).toBeNull();
    expect(outcomeOf(after(...PRESSED, LOST), PROPOSAL)).toBeNull();
    expect(outcomeOf(after(...PRESSED, BOUGHT), { ...PROPOSAL })).toBeNull();
  });

  it('is the purchase, also one that was made before under the same refId', () => {
    const placed = { state: 'placed', id: '8' };
    expect(outcomeOf(after(...PRESSED, BOUGHT), PROPOSAL)).toEqual(placed);
    expect(outcomeOf(after(...PRESSED, BOUGHT, CLOSED), PROPOSAL)).toEqual(placed);
    const known = after(SIGNED_IN, PROPOSED, { type: 'known', id: '8' });
    expect(outcomeOf(known, PROPOSAL)).toEqual(placed);
    expect([known.open, known.left?.step]).toEqual([null, 'placed']);
    expect(outcomeOf(after(...PRESSED, { ...BOUGHT, intent: OTHER }), PROPOSAL)).toBeNull();
  });

  it('is the refusal; without a quote no sheet shows it', () => {
    const failed = { state: 'failed', code: 'closed' };
    const refused = after(...PRESSED, { type: 'refused', intent: OWN, refusal: REFUSAL });
    expect(outcomeOf(refused, PROPOSAL)).toEqual(failed);
    expect(sheetOf(refused)?.refusal).toEqual(REFUSAL);
    const unquoted = after(SIGNED_IN, PROPOSED, { type: 'not-quoted', refusal: REFUSAL });
    expect(outcomeOf(unquoted, PROPOSAL)).toEqual(failed);
    expect([unquoted.open, unquoted.left?.step]).toEqual([null, 'refused']);
    const again = after(
      ...ASKING,
      { type: 'account-chosen', accountId: 12 },
      { type: 'not-quoted', refusal: REFUSAL },
    );
    expect([outcomeOf(again, PROPOSAL), stepOf(again)]).toEqual([failed, 'refused']);
  });

  it('is a changed price where the operator’s is not the proposed one', () => {
    const quote = { ...QUOTE, price: { ...QUOTE.price, amount: 300 } };
    const changed = after(SIGNED_IN, PROPOSED, { type: 'quoted', quote, at: 0 });
    expect(changed.open).toBeNull();
    expect(outcomeOf(changed, PROPOSAL)).toEqual({
      state: 'failed',
      code: 'changed',
      details: { amount: 300 },
    });
  });

  it('is a refusal by the player before the press, and unknown after it', () => {
    const declined = { state: 'declined' };
    const unknown = { state: 'failed', code: 'unknown-outcome' };
    expect(outcomeOf(after(...ASKING, CLOSED), PROPOSAL)).toEqual(declined);
    expect(outcomeOf(after(...PRESSED, CLOSED), PROPOSAL)).toEqual(unknown);
    expect(outcomeOf(after(...PRESSED, LOST, CLOSED), PROPOSAL)).toEqual(unknown);
    const left = after(...PRESSED, { ...SIGNED_IN, userId: 'bob-2' });
    expect([left.player, left.open, outcomeOf(left, PROPOSAL)]).toEqual(['bob-2', null, unknown]);
    expect(after(SIGNED_IN, CLOSED)).toEqual(after(SIGNED_IN));
  });

  it('stays for the player to read once the sender no longer waits', () => {
    const givenUp: Change = { type: 'given-up', proposal: PROPOSAL, at: 9 };
    expect(stepOf(after(...PRESSED, BOUGHT, givenUp))).toBe('placed');
    expect(after(...ASKING, givenUp).open).toBeNull();
    const other: Change = { ...givenUp, proposal: { ...PROPOSAL } };
    expect(stepOf(after(...ASKING, other))).toBe('asking');
    expect(after(SIGNED_IN, givenUp)).toEqual(after(SIGNED_IN));
  });
});

describe('the sheets of an area', () => {
  const PRESS: Change = { type: 'area-pressed', area: 'lotto', at: 20 };
  const next = (...changes: readonly Change[]) =>
    after(...changes, PROPOSED, { type: 'quoted', quote: QUOTE, at: 30 });

  it('need a press in the area after the first one', () => {
    const resting = next(...ASKING, CLOSED);
    expect(resting.open).toBeNull();
    expect(outcomeOf(resting, PROPOSAL)).toEqual({ state: 'failed', code: 'resting' });
    expect(stepOf(next(...ASKING, CLOSED, PRESS))).toBe('waiting');
    expect(stepOf(next(...PRESSED, BOUGHT, CLOSED, PRESS))).toBe('waiting');
  });

  it('count what the player declines in a row, and a purchase ends the row', () => {
    const refusals = (state: State) => state.throttle['lotto']?.refusals;
    const twice = [...ASKING, CLOSED, PRESS, ...ASKING.slice(1), CLOSED];
    expect(refusals(after(...ASKING, CLOSED))).toBe(1);
    expect(refusals(after(...twice))).toBe(2);
    expect(refusals(after(...PRESSED, CLOSED))).toBe(0);
    const bought = [...twice, PRESS, ...PRESSED.slice(1)];
    expect(refusals(after(...bought))).toBe(2);
    expect(refusals(after(...bought, { ...BOUGHT, intent: OTHER }))).toBe(2);
    expect(refusals(after(...bought, BOUGHT))).toBe(0);
  });

  it('are not changed by a press that means nothing', () => {
    const state = after(SIGNED_IN);
    expect(reduce(state, PRESS)).toBe(state);
  });
});
