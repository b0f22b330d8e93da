import { OFFERS_REST_COOKIE } from '@grandstand/bus-contracts/area';
import { getCookie } from 'hono/cookie';
import type { SiteContext } from '../../platform/http/context';
import type { Operator } from '../../operator';
import { mayReach } from './offer-standing';

/**
 * Whether a page may show what promotes to its visitor.
 * @param playerId Undefined: a guest. Nothing is offered to the guests of a browser in which a player is excluded.
 */
export async function mayOfferVisitor(
  context: SiteContext,
  { database, now }: Operator,
  playerId: number | undefined,
): Promise<boolean> {
  return playerId === undefined
    ? getCookie(context, OFFERS_REST_COOKIE) === undefined
    : mayReach(database, playerId, 'page', now());
}
