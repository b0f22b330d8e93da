import * as v from 'valibot';
import { namedPlayer, newRoutes, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';

const twoStepSchema = v.object({
  isOn: v.boolean(),
  /** `sms`: by codes to the player's phone. */
  by: v.optional(v.picklist(['totp', 'sms']), 'totp'),
});

/** QA's call for the second step of a player's sign-in. */
export function twoStepControlRoutes(operator: Operator) {
  const routes = newRoutes();
  const { twoStepSetup } = operator;
  routes.post('/players/:login/two-step', async (context) => {
    const playerId = await namedPlayer(context, operator);
    const { isOn, by } = await requireBody(context, twoStepSchema);
    if (isOn) return context.json({ isOn, ...(await twoStepSetup.setOn(playerId, by)) });
    await twoStepSetup.setOff(playerId);
    return context.json({ isOn });
  });
  return routes;
}
