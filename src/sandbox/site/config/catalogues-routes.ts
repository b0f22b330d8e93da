import { ACTIONS } from '../../betting/catalog/actions';
import { ownNames } from '../../betting/catalog/own-names';
import { PHONE_COUNTRIES } from '../../betting/catalog/phones';
import { regionName } from '../../betting/catalog/regions';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { textsIn } from '../texts';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';

const RIGHTS = ['bet', 'deposit', 'withdraw', 'bonus'];

type Parts = PlayerReader;

/** `/web-api`: lists of the catalogue, and the player's rights. */
function cataloguesRoutes(parts: Parts) {
  const routes = newRoutes();

  routes.get('/user/rights', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({ user_id: String(playerId), rights: RIGHTS });
  });

  routes.get('/phone/countries', (context) =>
    context.json({
      countries: PHONE_COUNTRIES.map(({ id, code, telCode }) => ({
        id,
        name: regionName(code, context.get('language')),
        country_code: code,
        tel_code: telCode,
        own_names: ownNames(code),
      })),
    }),
  );

  routes.get('/phone/masks', (context) =>
    context.json({
      items: PHONE_COUNTRIES.map(({ id, mask, min, max }) => ({
        CountryId: id,
        Mask: mask,
        Min: min,
        Max: max,
      })),
    }),
  );

  routes.get('/promo/actions', (context) => {
    const { actions } = textsIn(context.get('language')).casino;
    const views = ACTIONS.map(({ id, slug }) => ({ Id: id, Name: actions[slug] }));
    return context.json({ Success: true, Value: { Actions: views } });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api': cataloguesRoutes };
