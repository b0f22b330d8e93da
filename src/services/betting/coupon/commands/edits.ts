import { addBet, removeBets } from '../draft/adding';
import type { State } from '../model';
import { chooseType, clampSystemValue } from '../draft/coupon-types';
import { emptyDraft, emptyStake, freeCount, withBanker, withoutStakes } from '../draft/draft';
import type { Draft } from '../draft/draft';
import type { Edit } from '../events';
import { acceptPrices, moveOutcome } from '../draft/moves';
import type { Checked } from '../pricing/checked';
import { acceptMatchPrices } from '../pricing/match-prices';
import { withServerTimes } from '../draft/server-times';

/** The draft after an edit. */
export function editedDraft(
  { draft, context, checked, untimed }: Pick<State, 'draft' | 'context' | 'checked' | 'untimed'>,
  event: Edit,
): Draft {
  switch (event.type) {
    case 'bet-added': {
      const { pick, odds, at, stake } = event;
      const next = addBet(draft, pick, at, context.rules.maxBets) ?? draft;
      const added = odds ? moveOutcome(next, odds) : next;
      return stake === undefined ? added : withStakeOf(added, pick.marketId, stake);
    }
    case 'bet-removed':
      return removeBets(draft, [event.marketId]);
    case 'cleared':
      return emptyDraft;
    case 'type-chosen':
      return chooseType(draft, event.typeId);
    case 'system-value-set':
      return { ...draft, systemValue: clampSystemValue(event.systemValue, freeCount(draft)) };
    case 'banker-set':
      return withBanker(draft, event.marketId, event.isBanker);
    case 'prices-accepted':
      return withAccepted(draft, checked, event);
    case 'filled':
      return event.draft;
    case 'signed-out':
      // At the start no player has left: the stake is the guest's own, from before the reload.
      return event.isAtStart ? draft : withoutStakes(draft);
    case 'server-time-received':
      return untimed ? withServerTimes(draft, untimed, event.at, event.offset) : draft;
    default:
      return withTerms(draft, event);
  }
}

/** A bet with a stake of its own; alone in the coupon it has the coupon's, and no other terms. */
function withStakeOf(draft: Draft, marketId: string, amount: number): Draft {
  if (draft.bets.length === 1) return { ...draft, ...emptyStake, amount };
  return withTerms(draft, { type: 'bet-stake-set', marketId, amount });
}

/** Accepts the price of an outcome, or that of bets of a match together, or all. */
function withAccepted(
  draft: Draft,
  checked: Checked | null,
  { at, marketId, gameId }: Extract<Edit, { readonly type: 'prices-accepted' }>,
): Draft {
  const accepted = gameId === undefined ? acceptPrices(draft, at, marketId) : draft;
  if (marketId !== undefined) return accepted;
  return acceptMatchPrices(accepted, checked, { at, only: gameId });
}

/** The stakes and their settings. */
function withTerms(
  draft: Draft,
  event: Extract<
    Edit,
    {
      readonly type:
        | `${string}stake-set`
        | 'promo-code-set'
        | 'auto-max-set'
        | 'vip-bet-set'
        | 'bonus-bet-set';
    }
  >,
): Draft {
  switch (event.type) {
    case 'stake-set':
      return { ...draft, amount: event.amount, isAutoMax: false };
    case 'block-stake-set':
      return {
        ...draft,
        amountByBlockId: { ...draft.amountByBlockId, [event.blockId]: event.amount },
      };
    case 'bet-stake-set':
      return {
        ...draft,
        bets: draft.bets.map((entry) =>
          entry.bet.market.id === event.marketId ? { ...entry, amount: event.amount } : entry,
        ),
      };
    case 'promo-code-set':
      return { ...draft, promoCode: event.code };
    // Of the two only one can be on.
    case 'auto-max-set':
      return { ...draft, isAutoMax: event.isOn, isVipBet: event.isOn ? false : draft.isVipBet };
    case 'vip-bet-set':
      return { ...draft, isVipBet: event.isOn, isAutoMax: event.isOn ? false : draft.isAutoMax };
    case 'bonus-bet-set':
      return { ...draft, isBonusBetRemoved: event.isRemoved };
    default:
      return event satisfies never;
  }
}
