import { configState, navigationState, sessionState } from '@grandstand/bus-contracts';
import type { AnyState, NavigationState, ShellHandle, SiteConfig } from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import { isAgeUnanswered } from '../../shared/of-age';
import { ABOVE_EVERY_PAGE, isQuiet } from '../../shared/quiet';

/** The states that decide whether a visitor may be offered an account. */
export const WELCOME_BY: readonly AnyState[] = [
  configState,
  consentState,
  navigationState,
  sessionState,
  ...ABOVE_EVERY_PAGE.map(({ state }) => state),
];

/** Whether it is a guest who agrees to functional cookies, on a page that does not sign them in itself, with nothing above it. */
export function isWelcome(bus: ShellHandle): boolean {
  return (
    bus.peek(sessionState)?.status === 'guest' &&
    bus.peek(consentState)?.functional === true &&
    choiceOf(bus.peek(configState)) !== undefined &&
    isPlaceFor(bus.peek(navigationState)) &&
    !isAgeUnanswered(bus) &&
    isQuiet(bus)
  );
}

/** The pages on which guests register, sign in, or redeem what they were sent. */
const SIGNING_IN = /^\/(?:registration|user|auth-app|confirm-terms)(?![^/?])/;

function isPlaceFor(place: NavigationState | undefined): boolean {
  if (!place) return false;
  const { path, layout = 'default' } = place;
  return layout === 'default' && !SIGNING_IN.test(path);
}

/** What somebody who is no player yet begins a registration with. */
export interface Choice {
  readonly countryId: number;
  readonly currencyId: number;
  readonly currency: string;
}

/** The visitor's country and its currency, else the first ones; undefined where the site has none. */
export function choiceOf(config: SiteConfig | undefined): Choice | undefined {
  if (!config) return undefined;
  const { countries, currencies, geoCountryId } = config;
  const country = countries.find(({ id }) => id === geoCountryId) ?? countries[0];
  const currency = currencies.find(({ id }) => id === country?.currencyId) ?? currencies[0];
  if (!country || !currency) return undefined;
  return { countryId: country.id, currencyId: currency.id, currency: currency.iso };
}
