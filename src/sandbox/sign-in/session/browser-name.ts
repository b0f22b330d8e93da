type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first that matches is the browser: most name others too. */
const BROWSERS: Names = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];

const SYSTEMS: Names = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** A browser and its system by the header `User-Agent`: "Firefox, Windows"; empty if neither is known. */
export function browserName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([, pattern]) => pattern.test(agent))?.[0],
  );
  return found.filter((name) => name !== undefined).join(', ');
}
