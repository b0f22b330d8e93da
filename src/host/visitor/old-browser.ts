/** The first versions that can run the site: what it is built for, and `URL.canParse` and `AbortSignal.any`, without which no call is made. */
const CHROME = 120;
const FIREFOX = 125;
const SAFARI = 17.4;

/** What reads pages for others runs what it can, and says of itself what it likes. */
const READER = /bot\b|bot[/-]|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor/i;

/** True for a browser that is known to be too old to run the site; what nobody knows is let in. */
export function isOldBrowser(userAgent: string): boolean {
  if (READER.test(userAgent)) return false;
  // Internet Explorer, the first Edge and the first Opera are gone for good.
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

/** The number in it, with what stands behind the point as one digit more: "17_10" is above "17_4". */
function version(userAgent: string, pattern: RegExp): number | undefined {
  const [, major, minor = '0'] = pattern.exec(userAgent) ?? [];
  return major === undefined ? undefined : Number(major) + Math.min(Number(minor), 9) / 10;
}
