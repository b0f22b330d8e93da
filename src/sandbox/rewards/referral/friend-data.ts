import { fromMinor } from '@grandstand/bus-contracts/domain';
import type { Queries } from '../../platform/database/database';
import { mainCurrency } from '../../protection/limits/limit-use';
import { friendsOf, invitationOf, knownCodeOf } from './referral-rows';
import type { Given, Referral } from './referral-rows';
import { timeOf } from '../../platform/time-of';

/** The code by which a player invites friends, how far each friend is, and the invitation that the player came by. */
export async function friendData(queries: Queries, playerId: number) {
  const { iso, scale } = await mainCurrency(queries, playerId);
  const invitation = await invitationOf(queries, playerId);
  const stateOf = (
    { registeredAt, state, reason, decidedAt }: Referral,
    { amount, reversed }: Given,
  ) => ({
    registeredAt: timeOf(registeredAt),
    state,
    reason,
    decidedAt: timeOf(decidedAt),
    currency: iso,
    reward: fromMinor(amount, scale),
    takenBack: fromMinor(reversed, scale),
  });
  return {
    code: await knownCodeOf(queries, playerId),
    friends: (await friendsOf(queries, playerId, null)).map((each) => stateOf(each, each.own)),
    invitation: invitation ? stateOf(invitation, invitation.friend) : null,
  };
}
