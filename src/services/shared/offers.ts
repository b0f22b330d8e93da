import { sessionState } from '@grandstand/bus-contracts';
import type { Refusal, ShellHandle } from '@grandstand/bus-contracts';
import { offersState } from '@grandstand/bus-contracts/shell';
import type { KeyValueStore } from '../ports';

/** In storage: until when the guests of this browser are offered nothing, in milliseconds. It tells nothing of the player. */
const REST_KEY = 'offers.restUntil';

/**
 * Has guests of this browser offered nothing, since a player of it may not play.
 * @param endsAt Seconds since the epoch; null: for good.
 */
export function restOffers(storage: KeyValueStore, endsAt: number | null): void {
  const until = endsAt === null ? Infinity : endsAt * 1000;
  // An earlier exclusion may last longer.
  if (Number(storage.get(REST_KEY)) >= until) return;
  storage.set(REST_KEY, String(until));
}

/** Does so after a sign-in that was refused because the player may not play. */
export function restIfBarred(storage: KeyValueStore, { code, details }: Refusal): void {
  if (code === 'barred') restOffers(storage, (details as { endsAt: number | null }).endsAt);
}

/**
 * Whether the site may show what promotes it by itself: to a player if the operator lets it, to a guest unless a
 * player of this browser is excluded. Undefined: it is not known yet.
 */
export function mayOffer(
  bus: Pick<ShellHandle, 'peek'>,
  storage: Pick<KeyValueStore, 'get'>,
  now: number,
): boolean | undefined {
  const status = bus.peek(sessionState)?.status;
  if (status === 'player') return bus.peek(offersState)?.mayBeOffered ?? undefined;
  if (status !== 'guest') return undefined;
  const until = storage.get(REST_KEY);
  return until === null || Number(until) <= now;
}
