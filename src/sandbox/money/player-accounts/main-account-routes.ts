import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { playerOf } from '../../sign-in/session/session-of-call';
import { mainAccounts } from './main-accounts';

const pageSchema = v.object({
  isIncludeArchive: v.optional(v.picklist(['true', 'false']), 'false'),
  pageNumber: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)), '1'),
});

/** `/web-api/payments/main-account-list`: the player's accounts for payments, by pages. */
function mainAccountRoutes(parts: PlayerReader) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
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
  return routes;
}

export const calls: Calls<PlayerReader> = {
  '/web-api/payments/main-account-list': mainAccountRoutes,
};
