import type { NavigationState, SiteConfig } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';

/** A part of the default layout that a row of the table may hide. */
type HideablePart = NonNullable<NavigationState['hides']>[number];

/** Countries with a policy that requires its logo. */
const POLICY_COUNTRIES: readonly number[] = [1, 66, 126, 228, 120];

const REGISTRATION: readonly string[] = ['registration', 'socialregistration'];

interface Place extends Pick<NavigationState, 'route' | 'hides'> {
  /** The dialog that is open over it. */
  readonly dialog?: string | null | undefined;
}

/** Whether a part is shown on a page: by its row, and for the bottom bar on registration by the config. */
export function isPartShown(
  part: HideablePart,
  place: Place,
  config: Pick<SiteConfig, 'isBottomBarOnRegistration'> | undefined,
): boolean {
  if (part === 'bottom-bar' && isOfRegistration(place)) {
    return config?.isBottomBarOnRegistration === true;
  }
  return place.hides?.includes(part) !== true;
}

/** Whether the menu of the office is beside a page: on its pages, for players. */
export function isOfficeMenuShown(path: string, isPlayer: boolean): boolean {
  return isPlayer && `${pathnameOf(path)}/`.startsWith('/office/');
}

/** The address of registration opens a dialog, and gives way to that of the page below it. */
function isOfRegistration({ route, dialog }: Place): boolean {
  return REGISTRATION.includes(route) || dialog === 'registration';
}

/** Whether snow falls: on the home page, if the operator enables it and the visitor has not chosen the light version. */
export function isSnowShown(
  route: string,
  config: Pick<SiteConfig, 'isSnow'> | undefined,
  { isAppLightVersion = 0 }: { readonly isAppLightVersion?: 0 | 1 | undefined },
): boolean {
  return route === 'home' && config?.isSnow === true && isAppLightVersion === 0;
}

export function isPolicyLogoShown(config: Pick<SiteConfig, 'geoCountryId'> | undefined): boolean {
  return config !== undefined && POLICY_COUNTRIES.includes(config.geoCountryId);
}

/** Whether there is anything to show in the row above the footer. */
export function isFootRowShown(
  config: Pick<SiteConfig, 'geoCountryId' | 'footerRow'> | undefined,
): boolean {
  return config?.footerRow !== undefined || isPolicyLogoShown(config);
}
