import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { ACTIONS } from '../../betting/catalog/actions';
import { ownNames } from '../../betting/catalog/own-names';
import { PHONE_COUNTRIES } from '../../betting/catalog/phones';
import { regionName } from '../../betting/catalog/regions';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { mainAccounts } from '../../money/accounts/main-accounts';
import { textsIn } from '../texts';
import { ApiFault } from '../../platform/http/fault';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';

const RIGHTS = ['bet', 'deposit', 'withdraw', 'bonus'];

const pageSchema = v.object({
  isIncludeArchive: v.optional(v.picklist(['true', 'false']), 'false'),
  pageNumber: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)), '1'),
});

type Parts = PlayerReader;

/** `/web-api`: lists of the catalogue, and the player's rights and accounts. */
function cataloguesRoutes(parts: Parts) {
  const routes = newRoutes();

  routes.get('/user/rights', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({ user_id: String(playerId), rights: RIGHTS });
  });

  routes.get('/payments/main-account-list', async (context) => {
    const playerId = await playerOf(context, parts);
    const query = v.safeParse(pageSchema, context.req.query());
    if (!query.success) throw new ApiFault(400, 'bad-request');
    const { isIncludeArchive, pageNumber } = query.output;
    const { accounts, total } = await mainAccounts(parts.database, playerId, {
      isIncludeArchive: isIncludeArchive === 'true',
      pageNumber: Number(pageNumber),
    });
    const entities = accounts.map(({ id, currency, money, isMain, isArchive }) => ({
      id,
      iso: currency.iso,
      label: `${currency.iso} ${id}`,
      money: fromMinor(money, currency.scale),
      scale: currency.scale,
      is_main: isMain,
      is_archive: isArchive,
    }));
    return context.json({ entities, total_count: total });
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
