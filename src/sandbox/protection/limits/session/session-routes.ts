import type { SessionTime } from './session-time';
import { noLimitInCalls } from '@grandstand/bus-contracts/player';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { Calls } from '../../../platform/http/context';
import { newRoutes, requireBody } from '../../../platform/http/context';
import { secondsOf, secondsSince } from '../../../platform/seconds';
import type { PlayerReader } from '../../../sign-in/session/session-of-call';
import { playerOf, playerSessionOf } from '../../../sign-in/session/session-of-call';
import { playFacts } from '../play-facts';
import type { RealityChecks } from './reality-checks';

interface Parts extends PlayerReader {
  readonly sessionTime: SessionTime;
  readonly realityChecks: RealityChecks;
  readonly now: () => number;
}

/** `/limit-service-api`: how long a player may still play today, and what the reality check says. */
function sessionTimeRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, realityChecks, sessionTime, now } = parts;
  const v3 = '/api/external/web/v3';

  routes.post(`${v3}/ping`, async (context) => {
    const left = await sessionTime.left(database, await playerOf(context, parts));
    return context.json({
      limitValue: left?.limitValue ?? noLimitInCalls(31),
      limitBalance: left && Math.floor(left.leftMs / 1000),
      resetsAt: left && secondsOf(left.resetsAt),
    });
  });

  routes.get(`${v3}/realitycheck`, async (context) => {
    const session = await playerSessionOf(context, parts);
    const facts = await playFacts(database, session);
    const sinceCheck = await realityChecks.sinceLast(database, session.id);
    const { iso, scale } = facts.currency;
    return context.json({
      since: secondsSince(facts.since),
      playedSeconds: Math.max(0, Math.floor((now() - facts.since) / 1000)),
      ...(sinceCheck !== null && { checkedSeconds: Math.floor(sinceCheck / 1000) }),
      staked: fromMinor(facts.staked, scale),
      won: fromMinor(facts.won, scale),
      lost: fromMinor(facts.lost, scale),
      iso,
      scale,
    });
  });

  routes.post(`${v3}/realitycheck`, async (context) => {
    const { id } = await playerSessionOf(context, parts);
    await requireBody(context, v.strictObject({}));
    await realityChecks.answer(database, id);
    return context.json({});
  });

  return routes;
}

export const calls: Calls<Parts> = { '/limit-service-api': sessionTimeRoutes };
