import type { TournamentList, TournamentShown } from '@grandstand/bus-contracts/player';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { sessionOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { SiteRules } from '../../site/site/site-rules';
import type { Tournaments } from './tournaments';
import type { SessionReader } from '../../sign-in/session/session-of-call';
import type { VisitorPorts } from '../../rewards/promotion/offer-visitor';
import { mayOfferVisitor } from '../../rewards/promotion/offer-visitor';
import { isPermitted } from '../../protection/limits/products';
import { stateOf } from './tournament-rules';
import type { Tournament } from './tournament-rows';
import { tournamentById, tournamentsBy } from './tournament-rows';
import { cardOf, currencyFor, entriesOf, tournamentView } from './tournament-view';

/** For how long a tournament that is over stays in the list. */
const KEPT_MS = 7 * 86_400_000;
const MOST = 40;
/** The order of the list. */
const STATES = ['running', 'settling', 'before', 'settled', 'cancelled'] as const;

interface Parts extends SessionReader, VisitorPorts {
  readonly siteRules: SiteRules;
  readonly tournaments: Tournaments;
}

/** `/web-api/promo/tournaments`: tournaments of the casino, for guests too. */
function tournamentRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, siteRules, tournaments } = parts;

  const visitorOf = async (context: SiteContext) => {
    const now = Math.floor(parts.now());
    const { play } = siteRules;
    const playerId = (await sessionOf(context, parts))?.playerId;
    // Who may be offered nothing sees those that they have entered, and no other.
    const isBarred = !(await mayOfferVisitor(context, parts, playerId));
    const entries = await entriesOf(database, playerId);
    const currency = await currencyFor(database, playerId, play);
    const viewer = { playerId, currency, language: context.get('language') };
    return {
      ports: { queries: database, play, now, viewer },
      isBarred,
      entries,
      mayShow: ({ id, product }: Tournament): boolean =>
        entries.has(id) || (!isBarred && isPermitted(product, play)),
    };
  };

  routes.get('/', async (context) => {
    await tournaments.refresh();
    const { ports, isBarred, entries, mayShow } = await visitorOf(context);
    const known = await tournamentsBy(
      database,
      `t.status = 'open' OR t.ended_at > $1
       ORDER BY t.ended_at DESC NULLS FIRST, t.ends_at, t.id LIMIT ${MOST}`,
      [ports.now - KEPT_MS],
    );
    const shown = known
      .filter(mayShow)
      .toSorted((one, other) => orderOf(one, ports.now) - orderOf(other, ports.now));
    return context.json({
      isBarred,
      tournaments: shown.map((each) => cardOf(ports, each, entries.get(each.id))),
    } satisfies TournamentList);
  });

  routes.get('/:id', async (context) => {
    const id = Number(/^\d{1,12}$/.exec(context.req.param('id'))?.[0] ?? NaN);
    if (Number.isNaN(id)) throw new ApiFault(404, 'not-found');
    await tournaments.refresh();
    const { ports, isBarred, entries, mayShow } = await visitorOf(context);
    const tournament = await tournamentById(database, id);
    if (!mayShow(tournament)) {
      if (!isBarred) throw new ApiFault(404, 'not-found');
      return context.json({ isBarred, tournament: null } satisfies TournamentShown);
    }
    return context.json({
      isBarred,
      tournament: await tournamentView(ports, tournament, entries.get(id)),
    } satisfies TournamentShown);
  });

  return routes;
}

function orderOf(tournament: Tournament, now: number): number {
  return STATES.indexOf(stateOf(tournament, now));
}

export const calls: Calls<Parts> = { '/web-api/promo/tournaments': tournamentRoutes };
