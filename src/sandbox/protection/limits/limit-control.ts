import { LIMIT_TYPES, isOfMoney } from '@grandstand/bus-contracts/player';
import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import { publishLimitChange } from './limit-routes';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { Database } from '../../platform/database/database';
import type { PlayerLimits } from './player-limits';
import type { ProtectionRules } from './protection-rules';
import type { SessionTime } from './session/session-time';
import type { Holds } from '../holds/holds';
import type { PlayerFinder } from '../../player/players/named-player';
import type { PublishLimitChangePorts } from './limit-routes';
import { APPROVAL_MS, NO_LIMIT } from './limit-rules';
import { DAY, isPeriod } from './limit-types';
import { mainCurrency } from './limit-use';
import { RIGHT_ANSWERS } from './questions/limit-questions';

const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000));
const limitType = v.picklist(LIMIT_TYPES);
const limitSchema = v.object({
  limitType,
  /** A decimal of the main account's currency, or days, hours, minutes; null removes the limit and its pending change. */
  limitValue: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000))),
  /** For a period: when it begins. */
  startsIn: v.optional(seconds, 0),
  /** For a period: when it ends; after `limitValue` days by default. */
  endsIn: v.optional(seconds),
  /** For a period: whether it has no end. */
  isForever: v.optional(v.boolean(), false),
  selfExcludeReason: v.optional(v.nullable(v.number()), null),
});
const ripenSchema = v.object({ limitType, lapsesIn: v.optional(seconds, APPROVAL_MS / 1000) });
const balanceSchema = v.object({ seconds });
const closeSchema = v.object({ isClosed: v.boolean() });
const rulesSchema = v.object({
  waitSeconds: v.optional(seconds),
  areQuestionsAsked: v.optional(v.boolean()),
  yearDays: v.optional(v.picklist([360, 365])),
});

interface Parts extends PlayerFinder, PublishLimitChangePorts {
  readonly database: Database;
  readonly limits: PlayerLimits;
  readonly protectionRules: ProtectionRules;
  readonly sessionTime: SessionTime;
  readonly holds: Holds;
}

/** QA's calls for limits and their rules. */
export function limitControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, limits, players, protectionRules, sessionTime } = parts;

  routes.post('/players/:login/limits', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const body = await requireBody(context, limitSchema);
    const { limitType: type, limitValue, startsIn, selfExcludeReason: reason } = body;
    const { scale } = await mainCurrency(database, playerId);
    await limits.put(playerId, type, (_, now) => {
      if (limitValue === null) return NO_LIMIT;
      const startedAt = now + (isPeriod(type) ? startsIn * 1000 : 0);
      const lasts =
        body.endsIn === undefined ? startsIn * 1000 + limitValue * DAY : body.endsIn * 1000;
      const endsAt = isPeriod(type) && !body.isForever ? Math.ceil(now + lasts) : null;
      const value = isOfMoney(type) ? toMinor(limitValue, scale) : Math.ceil(limitValue);
      return { held: { value, startedAt: Math.floor(startedAt), endsAt, reason }, waiting: null };
    });
    await publishLimitChange(parts, playerId);
    return context.json({ limitType: type, limitValue });
  });

  routes.post('/players/:login/limits/ripen', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { limitType: type, lapsesIn } = await requireBody(context, ripenSchema);
    await limits.put(playerId, type, ({ held, waiting }, now) => {
      if (!waiting) throw new ApiFault(404, 'not-found');
      const lapsesAt = Math.floor(now + lapsesIn * 1000);
      return { held, waiting: { ...waiting, readyAt: now, lapsesAt } };
    });
    parts.feed.publishLimits(playerId);
    return context.json({ limitType: type });
  });

  routes.post('/players/:login/session-balance', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const body = await requireBody(context, balanceSchema);
    await sessionTime.setLeft(database, playerId, Math.floor(body.seconds * 1000));
    return context.json(await sessionTime.left(database, playerId));
  });

  routes.post('/players/:login/close', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { isClosed } = await requireBody(context, closeSchema);
    if (isClosed) await players.close(playerId);
    else await players.reopen(playerId);
    if (isClosed) await parts.holds.lookAround(playerId);
    parts.feed.publishPlayerStatus(playerId);
    return context.json({ isClosed });
  });

  const rulesView = () => ({
    waitSeconds: protectionRules.waitMs / 1000,
    areQuestionsAsked: protectionRules.areQuestionsAsked,
    yearDays: protectionRules.yearDays,
    rightAnswers: RIGHT_ANSWERS,
  });
  routes.get('/limit-rules', (context) => context.json(rulesView()));
  routes.post('/limit-rules', async (context) => {
    const { waitSeconds, areQuestionsAsked, yearDays } = await requireBody(context, rulesSchema);
    if (waitSeconds !== undefined) protectionRules.waitMs = Math.floor(waitSeconds * 1000);
    if (areQuestionsAsked !== undefined) protectionRules.areQuestionsAsked = areQuestionsAsked;
    if (yearDays !== undefined) protectionRules.yearDays = yearDays;
    return context.json(rulesView());
  });

  return routes;
}
