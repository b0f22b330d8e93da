import { areaFileUrl } from '@grandstand/bus-contracts/area';
import type { BootArea } from '@grandstand/bus-contracts/area';
import { RemoteViewError } from '../remote-view-error';

/** The registered areas and the URLs of their files. */
export interface Registry {
  area(name: string): BootArea;
  /** Returns the absolute URL of an area's script or sheet; throws unless its origin is registered. */
  fileUrl(area: BootArea, file: string): string;
}

export function createRegistry(areas: readonly BootArea[]): Registry {
  const byName = new Map(areas.map((area) => [area.name, area]));
  return {
    area(name) {
      const found = byName.get(name);
      if (!found) throw new RemoteViewError(name, 'it is not registered');
      return found;
    },
    fileUrl(area, file) {
      const url = areaFileUrl(file, area, areas);
      if (url === null) {
        throw new RemoteViewError(area.name, `"${file}" is not of a registered origin`);
      }
      return url;
    },
  };
}
