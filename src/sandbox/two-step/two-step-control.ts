import * as v from 'valibot';
import { namedPlayer, newRoutes, requireBody } from '../http/context';
import type { Operator } from '../operator';

const twoStepSchema = v.object({ isOn: v.boolean() });

/** QA's call for the second step of a player's sign-in. */
export function twoStepControlRoutes(operator: Operator) {
  const routes = newRoutes();
  const { twoSteps } = operator;
  routes.post('/players/:login/two-step', async (context) => {
    const playerId = await namedPlayer(context, operator);
    const { isOn } = await requireBody(context, twoStepSchema);
    if (isOn) return context.json({ isOn, ...(await twoSteps.setOn(playerId)) });
    await twoSteps.setOff(playerId);
    return context.json({ isOn });
  });
  return routes;
}
