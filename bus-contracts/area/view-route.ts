/** The page that an area shows: its address, and its row of the route table. */
export interface AreaPlace {
  /** Behind the language prefix, with query: "/live/football". */
  readonly path: string;
  /** Name of the row of the route table that matched. */
  readonly route: string;
  /** The row's parameters; an optional one may be left out. */
  readonly params: Readonly<Record<string, string>>;
}

/** The route table's data of a page. */
export type ViewRoute = Pick<AreaPlace, 'route' | 'params'>;

/** Writes a route for the header of a remote view, as `name?key=value&key=value`. */
export function formatViewRoute({ route, params }: ViewRoute): string {
  return `${route}?${new URLSearchParams(params)}`;
}

/** Reads the text of `formatViewRoute`; undefined where it names no route. */
export function parseViewRoute(text: string): ViewRoute | undefined {
  const [, name = '', query = ''] = /^([\w-]+)\?(.*)$/.exec(text) ?? [];
  return name === ''
    ? undefined
    : { route: name, params: Object.fromEntries(new URLSearchParams(query)) };
}
