import { mergeBets, removeBets } from './adding';
import { typeAfterRemoval } from './coupon-types';
import type { Desk } from './desk';
import type { HeardOutcomes } from './heard-outcomes';
import type { ForeignEdit } from './saved-coupon';

/** Takes over what another tab did to the coupon. */
export function mergeForeign(desk: Desk, heard: HeardOutcomes, edit: ForeignEdit): void {
  const draft = desk.draft();
  if (edit.kind === 'bet') {
    desk.hear(mergeBets(draft, [edit.entry]));
    heard.refresh([edit.entry.bet.market.id]);
  } else if (edit.kind === 'removed') {
    desk.hear(removeBets(draft, [edit.marketId]));
  } else {
    desk.hear(typeAfterRemoval({ ...draft, ...edit.terms }));
  }
}
