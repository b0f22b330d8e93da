/** The first versions that can run the site: the build's targets, with `URL.canParse` and `AbortSignal.any`, which calls need. */
const CHROME = 120;
const FIREFOX = 125;
const SAFARI = 17.4;

/** Crawlers and preview readers, with user agents that do not reveal their features. */
const READER = /bot\b|bot[/-]|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor/i;

/** True for a browser that is known to be too old to run the site; an unknown one is let in. */
export function isOldBrowser(userAgent: string): boolean {
  if (READER.test(userAgent)) return false;
  // Internet Explorer, the first Edge and the first Opera have no newer version.
  if (/\bMSIE \d|\bTrident\/|\bEdge\/\d|\bPresto\//.test(userAgent)) return true;
  const chrome = version(userAgent, /\bChrom(?:e|ium)\/(\d+)/);
  if (chrome !== undefined) return chrome < CHROME;
  // On Apple's phones every browser is Safari by another name, as old as the system.
  const system = version(userAgent, /\b(?:iPhone )?OS (\d+)_(\d+)[\d_]* like Mac OS X/);
  if (system !== undefined) return system < SAFARI;
  const firefox = version(userAgent, /\bGecko\/\S+ Firefox\/(\d+)/);
  if (firefox !== undefined) return firefox < FIREFOX;
  const safari = version(userAgent, /\bAppleWebKit\/.* Version\/(\d+)\.(\d+)\S* Safari\//);
  return safari !== undefined && safari < SAFARI;
}

/** Reads a version, so that "17_10" is above "17_4". */
function version(userAgent: string, pattern: RegExp): number | undefined {
  const [, major, minor = '0'] = pattern.exec(userAgent) ?? [];
  return major === undefined ? undefined : Number(major) + Math.min(Number(minor), 9) / 10;
}
