import type { BootArea } from '@grandstand/bus-contracts/area';
import { RemoteViewError } from './remote-view-error';

/** The areas that the site knows, and what may be loaded for them. */
export interface Registry {
  area(name: string): BootArea;
  /** The absolute URL of an area's script or sheet; throws where its origin is not a registered one. */
  fileUrl(area: BootArea, file: string): string;
}

export function createRegistry(areas: readonly BootArea[]): Registry {
  const byName = new Map(areas.map((area) => [area.name, area]));
  const origins = new Set(areas.map((area) => area.origin));
  return {
    area(name) {
      const found = byName.get(name);
      if (!found) throw new RemoteViewError(name, 'it is not registered');
      return found;
    },
    fileUrl(area, file) {
      const url = URL.canParse(file, area.origin) ? new URL(file, area.origin) : undefined;
      // The origin of data: and blob: addresses is "null", or that of who made them: neither is a file of an area.
      if (!url || !/^https?:$/.test(url.protocol) || !origins.has(url.origin)) {
        throw new RemoteViewError(area.name, `"${file}" is not of a registered origin`);
      }
      return url.href;
    },
  };
}
