import { leastAge } from '@grandstand/bus-contracts/domain';
import type { AnswerOf, PayloadOf, SiteConfig } from '@grandstand/bus-contracts';
import type { BonusOfferView, BonusTerms } from '@grandstand/bus-contracts/answers';
import type {
  BonusChoice,
  Registration,
  registrationBonus,
  registrationOptions,
  RegistrationType,
  SentCode,
} from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';

type Options = PayloadOf<typeof registrationOptions>;

const network = v.object({
  id: v.number(),
  /** Part of an address. */
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/)),
  name: v.pipe(v.string(), v.minLength(1)),
});

const TYPES: readonly RegistrationType[] = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'];
const BONUSES: readonly BonusChoice[] = [0, 1, 2];

/** A group of the site's settings, as the operator sent it. */
type Group = Readonly<Record<string, unknown>>;

/** What the operator offers, of that which the site knows. */
export function optionsOf(group: Group, config: SiteConfig | undefined): Options {
  return {
    types: listed(group['types'], TYPES),
    bonuses: listed(group['bonuses'], BONUSES),
    networks: networksIn(group['networks']),
    leastAge: leastAge(config),
  };
}

/** The products of the bonuses for a first deposit, by the choice that names them; 0 is none. */
const PRODUCTS: Readonly<Record<BonusChoice, BonusTerms['product'] | null>> = {
  0: null,
  1: 'sports',
  2: 'casino',
};

/** The offer for a first deposit that a choice names; null: there is none. */
export function offerOfChoice(
  offers: readonly BonusOfferView[],
  choice: BonusChoice,
): AnswerOf<typeof registrationBonus>['offer'] {
  const offer = offers.find(
    ({ gives, terms }) =>
      gives === 'money' && terms.trigger === 'first-deposit' && terms.product === PRODUCTS[choice],
  );
  return offer?.gives === 'money' ? { id: offer.id, terms: offer.terms } : null;
}

/** The networks that are named as they should be. */
function networksIn(value: unknown): Options['networks'] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => {
    const read = v.safeParse(network, item);
    return read.success ? [read.output] : [];
  });
}

function listed<Item>(value: unknown, known: readonly Item[]): Item[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return known.filter((item) => items.includes(item));
}

/** The code that was sent last, and the address that it was sent to. */
export interface Sent {
  readonly address: string;
  readonly code: SentCode;
}

/** The address of a guest that a code is sent to; null after one click. */
export function addressOf(registration: Registration): string | null {
  if (registration.type === 'phone_reg') {
    return `${registration.countryCode} ${registration.phone.replaceAll(/\D/g, '')}`;
  }
  return registration.type === 'full_reg' ? registration.email.trim().toLowerCase() : null;
}

/** The code that was sent to an address, while the operator sends it no other; else null. */
export function sentAlready(sent: Sent | null, address: string, now: number): SentCode | null {
  return sent?.address === address && now < sent.code.resendAt ? sent.code : null;
}

/** The service's state. */
export interface State {
  readonly sent: Sent | null;
}

export type Change =
  | { readonly type: 'code-sent'; readonly sent: Sent }
  /** Another code took the place of the last one. */
  | { readonly type: 'code-resent'; readonly code: SentCode }
  /** A player has signed in or out, or the code can be used no more. */
  | { readonly type: 'over' };

export const INITIAL: State = { sent: null };

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'code-sent':
      return { sent: change.sent };
    case 'code-resent': {
      const { code } = change;
      return state.sent?.code.flowId === code.flowId ? { sent: { ...state.sent, code } } : state;
    }
    case 'over':
      return state.sent ? INITIAL : state;
  }
}
