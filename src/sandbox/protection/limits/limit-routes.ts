import {
  LIMIT_TYPES,
  isOfMoney,
  measureOfLimit,
  noLimitInCalls,
} from '@grandstand/bus-contracts/player';
import type { LimitType } from '@grandstand/bus-contracts/player';
import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { Currency } from '../../betting/catalog/currencies';
import type { PlayGuard } from './play-guard';
import type { Feed } from '../../betting/feed/feed';
import type { PlayerLimits, LimitRequest } from './player-limits';
import type { ProtectionRules } from './protection-rules';
import type { SiteRules } from '../../site/site/site-rules';
import type { Players } from '../../player/players/players';
import type { Holds } from '../holds/holds';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { lawfulOptions } from './lawful-deposit';
import { excludeReasons, limitQuestions } from './questions/limit-questions';
import { MAX_AMOUNT } from './limit-types';
import { mainCurrency } from './limit-use';
import { valueView } from './limit-view';
import { textsIn } from '../../site/texts';
import { ApiFault } from '../../platform/http/fault';
import { idSchema } from '../../platform/http/inputs';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';

const limitType = v.picklist(LIMIT_TYPES);
const limitRequestSchema = v.object({
  limitType,
  limitValue: v.pipe(v.number(), v.minValue(-1_000_000_000), v.maxValue(1_000_000_000_000)),
  selfExcludeReason: v.nullish(idSchema, null),
});
const saveSchema = v.object({
  limits: v.pipe(v.array(limitRequestSchema), v.minLength(1), v.maxLength(50)),
});
const answersSchema = v.object({
  tokenGuid: v.pipe(v.string(), v.maxLength(100)),
  answers: v.pipe(
    v.array(v.object({ questionId: idSchema, answerId: idSchema })),
    v.maxLength(100),
  ),
});
const actionSchema = v.object({ limitType, action: v.picklist([0, 1]) });
const blockSchema = v.object({ selfExcludeReason: v.nullish(idSchema, null) });

function isReason(reason: number | null): boolean {
  return reason === null || excludeReasons('en').some(({ id }) => id === reason);
}

/** Whether a value is between the offered ones. */
function isCustom(value: number, options: readonly number[]): boolean {
  const [least, greatest] = [options[0] ?? Infinity, options.at(-1) ?? -Infinity];
  return Number.isInteger(value) && value >= least && value <= greatest;
}

export interface PublishLimitChangePorts {
  readonly guard: PlayGuard;
  readonly feed: Feed;
}

interface Parts extends PlayerReader, PublishLimitChangePorts {
  readonly guard: PlayGuard;
  readonly limits: PlayerLimits;
  readonly protectionRules: ProtectionRules;
  readonly siteRules: SiteRules;
  readonly players: Players;
  readonly holds: Holds;
}

/** Publishes a change of limits to a player's devices; of an excluded player, a change of status. */
export async function publishLimitChange(
  { guard, feed }: PublishLimitChangePorts,
  playerId: number,
): Promise<void> {
  if (await guard.signInRefusalOf(playerId)) feed.publishPlayerStatus(playerId);
  else feed.publishLimits(playerId);
}

/** What the law and the operator offer of a type of limit, in a currency. */
function offerOf({ siteRules, protectionRules }: Parts, type: LimitType, currency: Currency) {
  return lawfulOptions(type, currency, {
    play: siteRules.play,
    yearDays: protectionRules.yearDays,
  });
}

/** A limit that a player wants to set. @throws ApiFault for a value that is not offered, or above the law. */
function requestOf(
  parts: Parts,
  request: v.InferOutput<typeof limitRequestSchema>,
  currency: Currency,
): LimitRequest {
  const { limitType: type, limitValue, selfExcludeReason: reason } = request;
  const bad = new ApiFault(400, 'bad-value', { limitType: type });
  const { options, bound } = offerOf(parts, type, currency);
  if (options.length === 0 || !isReason(reason)) throw bad;
  const given = { limitType: type, reason: type === 30 ? reason : null };
  if (limitValue === noLimitInCalls(type)) return { ...given, value: null };
  const mayType = parts.siteRules.limits.customTypes.includes(type);
  if (!isOfMoney(type)) {
    const isOffered = options.includes(limitValue) || (mayType && isCustom(limitValue, options));
    if (!isOffered) throw bad;
    return { ...given, value: limitValue };
  }
  if (limitValue <= 0 || limitValue > MAX_AMOUNT) throw bad;
  const value = toMinor(limitValue, currency.scale);
  if (bound !== undefined && value > bound) {
    const maxValue = fromMinor(bound, currency.scale);
    throw new ApiFault(400, 'limit-above-law', { limitType: type, maxValue });
  }
  if (value === 0 || !(mayType || options.includes(value))) throw bad;
  return { ...given, value };
}

/** `/limit-service-api`: players' limits. */
function limitRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, limits } = parts;
  const v3 = '/api/external/web/v3';

  const changedView = async (playerId: number) => {
    const { views, currency } = await limits.list(playerId);
    return { limitsData: views, iso: currency.iso, scale: currency.scale };
  };

  routes.get(`${v3}/limits`, async (context) => {
    const { views, currency } = await limits.list(await playerOf(context, parts));
    return context.json({ data: views, iso: currency.iso, scale: currency.scale });
  });

  routes.get(`${v3}/availablelimits`, async (context) => {
    const currency = await mainCurrency(database, await playerOf(context, parts));
    const data = LIMIT_TYPES.map((type) => {
      const { options, bound } = offerOf(parts, type, currency);
      return {
        type,
        measure: measureOfLimit(type),
        availableValues: options.map((value) => valueView(type, value, currency)),
        ...(bound !== undefined && { maxValue: fromMinor(bound, currency.scale) }),
      };
    });
    return context.json({ data, iso: currency.iso, scale: currency.scale });
  });

  routes.get(`${v3}/reasons/selfexclude`, async (context) => {
    await playerOf(context, parts);
    return context.json({ data: excludeReasons(context.get('language')) });
  });

  routes.post(`${v3}/limits`, async (context) => {
    const playerId = await playerOf(context, parts);
    const body = await requireBody(context, saveSchema);
    const currency = await mainCurrency(database, playerId);
    const requests = body.limits.map((request) => requestOf(parts, request, currency));
    const { isWaiting, tokenGuid } = await limits.save(playerId, requests);
    await publishLimitChange(parts, playerId);
    const language = context.get('language');
    const title = tokenGuid === null ? (isWaiting ? 'waits' : 'saved') : 'test';
    return context.json({
      status: isWaiting ? 204 : 200,
      title: textsIn(language).limits[title],
      ...(tokenGuid !== null && { tokenGuid, questions: limitQuestions(language) }),
      ...(await changedView(playerId)),
    });
  });

  routes.post(`${v3}/testanswers`, async (context) => {
    const playerId = await playerOf(context, parts);
    const { tokenGuid, answers } = await requireBody(context, answersSchema);
    const result = await limits.answerTest(playerId, tokenGuid, answers);
    if (result.success) parts.feed.publishLimits(playerId);
    return context.json({ ...result, ...(await changedView(playerId)) });
  });

  const decided = async (
    context: SiteContext,
    playerId: number,
    title: 'approved' | 'rejected',
  ): Promise<Response> => {
    parts.feed.publishLimits(playerId);
    return context.json({
      status: 204,
      title: textsIn(context.get('language')).limits[title],
      ...(await changedView(playerId)),
    });
  };

  routes.post(`${v3}/limitaction`, async (context) => {
    const playerId = await playerOf(context, parts);
    const { limitType: type, action } = await requireBody(context, actionSchema);
    if (action === 1) await limits.approve(playerId, type);
    else await limits.reject(playerId, type);
    return decided(context, playerId, action === 1 ? 'approved' : 'rejected');
  });

  routes.delete(`${v3}/limit`, async (context) => {
    const playerId = await playerOf(context, parts);
    const requested = v.safeParse(limitType, Number(context.req.query('limitType')));
    if (!requested.success) throw new ApiFault(400, 'bad-request');
    await limits.reject(playerId, requested.output);
    return decided(context, playerId, 'rejected');
  });

  routes.post('/limit/external/web/api/v1/BlockUser', async (context) => {
    const playerId = await playerOf(context, parts);
    const { selfExcludeReason } = await requireBody(context, blockSchema);
    if (!isReason(selfExcludeReason)) throw new ApiFault(400, 'bad-value', { limitType: 30 });
    await parts.players.close(playerId);
    await parts.holds.lookAround(playerId);
    parts.feed.publishPlayerStatus(playerId);
    return context.json({ success: true });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/limit-service-api': limitRoutes };
