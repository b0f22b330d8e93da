/** The value of the header `X-App-Name` in every call of the site. */
export const APP_NAME = 'grandstand';

/** The path at which the host names its build. */
export const VERSION_PATH = '/version.json';

/** The path at which the host names the hashes of an area's scripts. */
export const scriptPinsPath = (area: string): string => `/area-scripts/${area}`;

/** The hash that each script of an area must have, by absolute URL; empty where the build has none. */
export type ScriptPins = Readonly<Record<string, string>>;
