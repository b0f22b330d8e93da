import type { Endpoint } from '../../../api/endpoint';

const modules = import.meta.glob<Readonly<Record<string, Endpoint<unknown, unknown>>>>(
  '../../../api/endpoints/*/for-areas/*.ts',
  { eager: true },
);

/** The endpoints that areas may call, by the name that each is marked with. */
export const AREA_ENDPOINTS: ReadonlyMap<string, Endpoint<unknown, unknown>> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((endpoint) =>
      endpoint.areaCall === undefined ? [] : [[endpoint.areaCall, endpoint]],
    ),
);
