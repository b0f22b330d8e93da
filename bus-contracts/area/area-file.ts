import type { BootArea } from './boot-data';

/** The absolute URL of an area's script or sheet; null where its origin is not a registered one. */
export function areaFileUrl(
  file: string,
  area: Pick<BootArea, 'origin'>,
  registered: Iterable<Pick<BootArea, 'origin'>>,
): string | null {
  const url = URL.canParse(file, area.origin) ? new URL(file, area.origin) : null;
  // The origin of data: and blob: addresses is "null", or that of their creator: neither is a file of an area.
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  for (const { origin } of registered) if (origin === url.origin) return url.href;
  return null;
}
