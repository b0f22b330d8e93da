import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Players } from '../../player/players/players';
import type { Sessions } from '../session/sessions';
import type { Transfers } from './transfers';

const transferSchema = v.object({
  /** Of the player whose account moves. */
  login: v.pipe(v.string(), v.maxLength(100)),
  /** Their number with the country's code; left out: as it is. */
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+\d{5,15}$/))),
});

interface Parts {
  readonly players: Players;
  readonly sessions: Sessions;
  readonly transfers: Transfers;
}

/** QA's call for accounts that move: makes an id, or tells the flow of its last code. */
export function transferControlRoutes({ players, sessions, transfers }: Parts) {
  const routes = newRoutes();
  routes.post('/transfers', async (context) => {
    const { login, phone } = await requireBody(context, transferSchema);
    const playerId = await players.findByLogin(login);
    if (playerId === undefined) throw new ApiFault(404, 'not-found');
    if (phone !== undefined) await players.setContacts(playerId, { phone });
    const id = await transfers.begin(playerId);
    await sessions.endAll(playerId);
    return context.json({ id, flowId: await transfers.flowOf(id) });
  });
  return routes;
}
