import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { TwoStepSetup } from './two-step-setup';
import type { PlayerFinder } from '../../player/players/named-player';

const twoStepSchema = v.object({
  isOn: v.boolean(),
  /** `sms`: by codes to the player's phone. */
  by: v.optional(v.picklist(['totp', 'sms']), 'totp'),
});

interface Parts extends PlayerFinder {
  readonly twoStepSetup: TwoStepSetup;
}

/** QA's call for the second step of a player's sign-in. */
export function twoStepControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { twoStepSetup } = parts;
  routes.post('/players/:login/two-step', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { isOn, by } = await requireBody(context, twoStepSchema);
    if (isOn) return context.json({ isOn, ...(await twoStepSetup.setOn(playerId, by)) });
    await twoStepSetup.setOff(playerId);
    return context.json({ isOn });
  });
  return routes;
}
