import { SOCIAL_NETWORKS } from '@grandstand/bus-contracts/domain';
import type { Happening } from '@grandstand/bus-contracts/shell';
import type { AnalyticsEvent } from './analytics-port';

const REGISTRATIONS: Readonly<Record<string, string>> = {
  fast_reg: 'one_click',
  phone_reg: 'phone',
  full_reg: 'full',
  soc_reg: 'social',
};
const BONUSES: readonly string[] = ['none', 'sports', 'casino'];
/** Social networks and messengers that players register through. */
const NETWORKS: Readonly<Record<number, string>> = {
  1: 'vk',
  2: 'odnoklassniki',
  3: 'google',
  4: 'telegram',
  5: 'facebook',
  6: 'apple',
  // Of the embedded identity provider.
  ...Object.fromEntries(SOCIAL_NETWORKS.map(({ id, key }) => [id, key])),
};

/** An event and its unknown facts, which are reported and not counted. */
export interface CountedEvent {
  readonly event: AnalyticsEvent;
  readonly unknown: readonly string[];
}

/** The counted facts of an event. */
export function eventOf(happening: Happening): CountedEvent {
  if (happening.kind === 'sign-in-failed') {
    return {
      event: { id: 5, name: 'sign_in_error', facts: { errorCode: happening.errorCode } },
      unknown: [],
    };
  }
  const { type, bonusId, socialNetworkId } = happening;
  const facts: Record<string, string> = {};
  const unknown: string[] = [];
  const add = (fact: string, what: string, id: string | number, name: string | undefined): void => {
    if (name === undefined) unknown.push(`${what} ${id}`);
    else facts[fact] = name;
  };
  add('type', 'registration type', type, ownOf(REGISTRATIONS, type));
  if (bonusId !== undefined) add('bonus', 'bonus id', bonusId, BONUSES[bonusId]);
  if (socialNetworkId !== undefined) {
    add('network', 'social network id', socialNetworkId, ownOf(NETWORKS, socialNetworkId));
  }
  return { event: { id: 3, name: 'registration', facts }, unknown };
}

/** A page by its name in the route table: no address, no query, nothing of a form. */
export function pageEvent(route: string): AnalyticsEvent {
  return { id: 1, name: 'page', facts: { route } };
}

export function signInEvent(how: string): AnalyticsEvent {
  return { id: 2, name: 'sign_in', facts: { how } };
}

export function betEvent(typeId: number, bets: number): AnalyticsEvent {
  return { id: 4, name: 'bet', facts: { typeId, bets } };
}

/** Milliseconds are whole, shifts of the layout thousandths. */
export function performanceEvent(measured: ReadonlyMap<string, number>): AnalyticsEvent {
  const facts = Object.fromEntries([...measured].map(([name, value]) => [name, round(value)]));
  return { id: 6, name: 'performance', facts };
}

function round(value: number): number {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}

function ownOf(words: Readonly<Record<string | number, string>>, key: string | number) {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
