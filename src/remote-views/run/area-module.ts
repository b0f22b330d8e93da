import type { AreaApp } from '@grandstand/bus-contracts/area';
import { RemoteViewError } from '../remote-view-error';

/** Returns the area that a client entry exports as its default; throws if there is none. */
export function areaOf(name: string, module: unknown): AreaApp {
  const app = isRecord(module) ? module['default'] : undefined;
  if (!isArea(app)) {
    throw new RemoteViewError(name, 'its last script exports no area as its default');
  }
  if (app.manifest.name !== name) {
    throw new RemoteViewError(name, `its script is of the area "${app.manifest.name}"`);
  }
  return app;
}

function isArea(value: unknown): value is AreaApp {
  return (
    isRecord(value) &&
    typeof value['mount'] === 'function' &&
    isRecord(value['manifest']) &&
    typeof value['manifest']['name'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
