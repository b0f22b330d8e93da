import type { SiteConfig } from '@grandstand/bus-contracts';

/** The version of the site that a page is. */
export type Platform = 'mobile' | 'desktop';

/** The parameter of an address that forces a version; `src/routes` drops it where no page is. */
export const PLATFORM_PARAMETER = 'platform_type';

/** The headers of a request about its device. */
interface DeviceHeaders {
  readonly userAgent: string;
  /** `Sec-CH-UA-Mobile`: "?1" on a phone. */
  readonly mobileHint: string | undefined;
}

/** The facts about a visitor's device that a page depends on. */
export interface Device {
  /** True for phones and tablets that identify themselves. */
  readonly isMobile: boolean;
  /** True for a device that may be a tablet: iPads identify themselves as desktops, and only a script can detect touch. */
  readonly isPerhapsTablet: boolean;
}

const MOBILE_AGENT =
  /\b(?:iPhone|iPod|iPad|Android|Windows Phone|IEMobile|BlackBerry|Opera Mini|Mobile)\b/;

/** Reads the facts about a device from a request's headers. */
export function readDevice({ userAgent, mobileHint }: DeviceHeaders): Device {
  return {
    isMobile: mobileHint === '?1' || MOBILE_AGENT.test(userAgent),
    isPerhapsTablet: /\bMacintosh\b/.test(userAgent),
  };
}

/** The version that the address requests; null without one. */
export function requestedPlatform(search: string): Platform | 'unknown' | null {
  const value = new URLSearchParams(search).get(PLATFORM_PARAMETER);
  if (value === null) return null;
  return value === 'mobile' || value === 'desktop' ? value : 'unknown';
}

/** The origin of the operator's mobile site; undefined where there is none, it is no origin, or it is this one. */
export function mobileOrigin(
  { mobileSite }: Pick<SiteConfig, 'mobileSite'>,
  origin: string,
): string | undefined {
  if (mobileSite === undefined || !URL.canParse(mobileSite)) return undefined;
  const url = new URL(mobileSite);
  const isOrigin =
    url.protocol === 'https:' &&
    url.pathname === '/' &&
    `${url.search}${url.hash}${url.username}${url.password}` === '';
  return isOrigin && url.origin !== origin ? url.origin : undefined;
}

export interface PlatformRequest {
  readonly device: Device;
  /** Path with query as the site itself wrote it: begins with one slash. */
  readonly url: string;
  readonly search: string;
}

export interface PlatformAnswer {
  /** The version of this page, until the browser detects another. */
  readonly platform: Platform;
  /** The layout width of the page: a phone that requests the desktop version gets its width. */
  readonly viewport: string;
  /** Where the request is sent instead. */
  readonly redirect?: string;
  /** Where a tablet that calls itself a desktop goes: its mobile site, or this page's mobile version. */
  readonly tablet?: { readonly redirect: string | null };
}

const AS_WIDE_AS_THE_DEVICE = 'width=device-width, initial-scale=1';
const AS_WIDE_AS_A_DESKTOP = 'width=1366';

/** Chooses the version of the site for a request; a version in the address always wins. */
export function choosePlatform(
  { device, url, search }: PlatformRequest,
  mobileSite: string | undefined,
): PlatformAnswer {
  const requested = requestedPlatform(search);
  const isOnMobile = device.isMobile;
  if (requested === 'desktop') {
    return {
      platform: requested,
      viewport: isOnMobile ? AS_WIDE_AS_A_DESKTOP : AS_WIDE_AS_THE_DEVICE,
    };
  }
  const viewport = AS_WIDE_AS_THE_DEVICE;
  const platform = isOnMobile || requested === 'mobile' ? 'mobile' : 'desktop';
  if (requested !== null) return { platform, viewport };
  const redirect = mobileSite === undefined ? null : mobileSite + url;
  if (isOnMobile) return { platform, viewport, ...(redirect !== null && { redirect }) };
  return { platform, viewport, ...(device.isPerhapsTablet && { tablet: { redirect } }) };
}

/** The script that detects a tablet before anything is painted, and applies its version or redirects it. */
export function tabletScript({ redirect }: NonNullable<PlatformAnswer['tablet']>): string {
  const act =
    redirect === null
      ? "document.documentElement.dataset.platform='mobile'"
      : `location.replace(${JSON.stringify(redirect).replaceAll('<', String.raw`\u003c`)}+location.hash)`;
  return `if(navigator.maxTouchPoints>1)${act}`;
}
