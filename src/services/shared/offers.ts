import { sessionState } from '@grandstand/bus-contracts';
import { OFFERS_REST_COOKIE } from '@grandstand/bus-contracts/area';
import type { Refusal, ShellHandle } from '@grandstand/bus-contracts';
import { offersState } from '@grandstand/bus-contracts/shell';
import type { CookieJar } from '../ports';

/** Browsers keep no cookie longer. */
const MAX_MS = 400 * 86_400_000;

/** The browser's cookies, and the time in milliseconds. */
export interface OfferPorts {
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly clock: { now: () => number };
}

/**
 * Stops promotions to guests of this browser, on the server's pages too, because an excluded player uses it.
 * @param endsAt Seconds since the epoch; null: for good.
 */
export function suppressPromotions(ports: OfferPorts, endsAt: number | null): void {
  const until = endsAt === null ? Infinity : endsAt * 1000;
  // An earlier exclusion may last longer.
  if (suppressedUntil(ports) < until) keep(ports, until);
}

/** When promotions may be shown again, in milliseconds; 0: they are not stopped. */
function suppressedUntil({ cookies }: OfferPorts): number {
  return Number(cookies.get(OFFERS_REST_COOKIE) ?? 0);
}

function keep({ cookies, clock }: OfferPorts, until: number): void {
  const expires = Math.min(until, clock.now() + MAX_MS);
  cookies.set(OFFERS_REST_COOKIE, String(until), { expires });
}

/** Stops promotions after a sign-in that was refused because the player is excluded. */
export function suppressPromotionsIfExcluded(ports: OfferPorts, { code, details }: Refusal): void {
  if (code === 'barred') suppressPromotions(ports, (details as { endsAt: number | null }).endsAt);
}

/**
 * Whether the site may show what promotes it by itself: to a player if the operator lets it, to a guest unless a
 * player of this browser is excluded. Undefined: it is not known yet.
 */
export function mayOffer(bus: Pick<ShellHandle, 'peek'>, ports: OfferPorts): boolean | undefined {
  const status = bus.peek(sessionState)?.status;
  if (status === 'player') return bus.peek(offersState)?.mayBeOffered ?? undefined;
  if (status !== 'guest') return undefined;
  const until = suppressedUntil(ports);
  if (until <= ports.clock.now()) return true;
  // A long one is kept for the full time from this visit on.
  keep(ports, until);
  return false;
}
