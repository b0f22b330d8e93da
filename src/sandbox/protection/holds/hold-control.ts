import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import { mailSchema } from '../../platform/http/mail-input';
import { ApiFault } from '../../platform/http/fault';
import type { Holds } from './holds';
import type { PlayerFinder } from '../../player/players/named-player';

const contactsSchema = v.object({
  /** Null: the player has none. */
  mail: v.optional(v.nullable(mailSchema)),
  phone: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\+\d{6,15}$/)))),
});

const decisionSchema = v.object({ isSamePerson: v.boolean() });
const holdSchema = v.object({
  /** `freed` ends all holds of the player. */
  state: v.picklist(['check', 'people', 'same', 'freed']),
  /** The login of an excluded player; left out: only the browser is known. */
  other: v.optional(v.string()),
});

interface Parts extends PlayerFinder {
  readonly holds: Holds;
}

/** QA's calls for accounts that may be of an excluded player: those that are held, what people decide, and where a player is reached. */
export function holdControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { holds, players } = parts;

  routes.get('/holds', async (context) => context.json({ holds: await holds.list() }));

  routes.post('/holds/:id', async (context) => {
    const { isSamePerson } = await requireBody(context, decisionSchema);
    const id = Number(context.req.param('id'));
    if (!Number.isSafeInteger(id)) throw new ApiFault(404, 'not-found');
    await holds.decide(id, isSamePerson);
    return context.json({ holds: await holds.list() });
  });

  routes.post('/players/:login/hold', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { state, other } = await requireBody(context, holdSchema);
    const otherId = other === undefined ? null : await players.findByLogin(other);
    if (otherId === undefined || otherId === playerId) throw new ApiFault(404, 'not-found');
    await holds.put(playerId, state, otherId);
    return context.json({ hold: await holds.of(playerId) });
  });

  // An account may turn out to be of an excluded player by a new address or number.
  routes.post('/players/:login/contacts', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const contacts = await players.setContacts(
      playerId,
      await requireBody(context, contactsSchema),
    );
    await holds.look(playerId);
    return context.json(contacts);
  });

  return routes;
}
