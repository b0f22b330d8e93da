import { OFFERS_REST_COOKIE } from '@grandstand/bus-contracts/area';
import { getCookie } from 'hono/cookie';
import type { SiteContext } from '../../platform/http/context';
import type { Database } from '../../platform/database/database';
import { mayReach } from './offer-standing';

export interface VisitorPorts {
  readonly database: Database;
  readonly now: () => number;
}

/**
 * Whether a page may show what promotes to its visitor.
 * @param playerId Undefined: a guest. Nothing is offered to the guests of a browser in which a player is excluded.
 */
export async function mayOfferVisitor(
  context: SiteContext,
  { database, now }: VisitorPorts,
  playerId: number | undefined,
): Promise<boolean> {
  return playerId === undefined
    ? getCookie(context, OFFERS_REST_COOKIE) === undefined
    : mayReach(database, playerId, 'page', now());
}
