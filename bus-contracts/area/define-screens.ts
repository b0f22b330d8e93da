import { readSitePath } from '../contracts/page/site-path';
import type { AreaPlace } from './view-route';

/** A route's parameters by name; one whose name ends in "?" may be left out. */
export type RouteParams<Name extends string> = {
  readonly [N in Name as N extends `${string}?` ? never : N]: string;
} & {
  readonly [N in Name as N extends `${infer Bare}?` ? Bare : never]?: string;
};

/** The screen of one route, and the parameters that it is made of. */
export interface RouteScreen<Screen> {
  readonly params: readonly string[];
  /** Undefined where the route lacks a parameter. */
  readonly read: (place: AreaPlace) => Screen | undefined;
}

/** The screen of a place, and by route the parameters that the screens need. */
export interface ScreenOf<Screen> {
  (place: AreaPlace): Screen;
  readonly routes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Makes the screen of a route from its parameters and the query.
 * @example screen(['sport', 'champ?'], ({ sport, champ }) => ({ kind: 'list', sport, champ }))
 */
export function screen<const Name extends string, Screen>(
  params: readonly Name[],
  make: (params: RouteParams<Name>, query: URLSearchParams) => Screen,
): RouteScreen<Screen> {
  return {
    params,
    read: (place) => {
      const isWhole = params.every(
        (name) => name.endsWith('?') || Object.hasOwn(place.params, name),
      );
      if (!isWhole) return undefined;
      const { search } = readSitePath(place.path);
      return make(place.params as RouteParams<Name>, new URLSearchParams(search));
    },
  };
}

/**
 * Declares an area's screens by the names of the route table's rows; other routes have the screen `otherwise`.
 * @example defineScreens<Screen>({ bet: screen(['betId'], ({ betId }) => ({ kind: 'bet', id: betId })) }, unknown)
 */
export function defineScreens<Screen>(
  screens: Readonly<Record<string, RouteScreen<Screen>>>,
  otherwise: Screen,
): ScreenOf<Screen> {
  const byRoute = new Map(Object.entries(screens));
  const routes = Object.fromEntries([...byRoute].map(([route, { params }]) => [route, params]));
  return Object.assign(
    (place: AreaPlace): Screen => byRoute.get(place.route)?.read(place) ?? otherwise,
    { routes },
  );
}
