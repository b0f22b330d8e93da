import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { PARTNERS } from '@grandstand/bus-contracts/domain';
import type { Partner } from '@grandstand/bus-contracts/domain';
import { hostnameOf, isLoopbackName } from './host-names';

/** The settings of the site's operator; see `docs/operators.md`. */
export interface HostSettings {
  readonly port: number;
  readonly areasPort: number;
  /** The address to listen on, as a URL writes it; undefined: this machine's loopback addresses. */
  readonly host: string | undefined;
  /** Host names that requests may carry, beside those of the origins. */
  readonly allowedHosts: readonly string[];
  /** The origins of the site and of its areas, as browsers reach them; without a slash at the end. */
  readonly origin: string;
  readonly areasOrigin: string;
  /** The programs of partners; one that is left out is nowhere. */
  readonly partners: PartnerPlaces;
  /** An operator's own back end; undefined: the embedded one answers. */
  readonly backendOrigin: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** How many times faster than life the embedded operator plays its matches; undefined: its own default. */
  readonly pace: number | undefined;
  /** The jurisdiction whose rules the embedded operator applies. */
  readonly pack: (typeof PACKS)[number];
  /** True where the embedded operator starts with empty data. */
  readonly isFresh: boolean;
  /** True where a proxy in front of the host sets the headers about visitors; without one anybody could forge them. */
  readonly isProxyTrusted: boolean;
  /** False where the embedded operator has no control API. */
  readonly isControlOffered: boolean;
}

/** Where a partner's program is. */
export interface PartnerPlace {
  /** As browsers reach it. */
  readonly origin: string;
  /** The port that it listens on. */
  readonly port: number;
}
export type PartnerPlaces = Readonly<Partial<Record<Partner, PartnerPlace>>>;

/** The jurisdiction packs of the embedded operator. */
const PACKS = ['open', 'uk', 'de'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from environment variables; throws at one that makes no sense. */
export function readSettings(env: Environment, root: string): HostSettings {
  const port = readPort(env, 'PORT', 3000);
  const areasPort = readPort(env, 'AREAS_PORT', port + 1);
  const origin = readOrigin(env, 'ORIGIN') ?? `http://localhost:${port}`;
  const areasOrigin = readOrigin(env, 'AREAS_ORIGIN') ?? `http://localhost:${areasPort}`;
  const backendOrigin = readOrigin(env, 'BACKEND_ORIGIN');
  return {
    port,
    areasPort,
    host: readHost('HOST', env['HOST']),
    allowedHosts: readHosts(env, 'ALLOWED_HOSTS'),
    origin,
    areasOrigin,
    partners: readPartners(env, { port, origin, areasOrigin, backendOrigin }),
    backendOrigin,
    dataDir: env['DATA_DIR'] || join(root, '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    pace: readPace(env),
    pack: readPack(env),
    isFresh: env['FRESH'] === '1',
    isProxyTrusted: readSwitch(env, 'TRUST_PROXY'),
    isControlOffered: readControl(env),
  };
}

/** The defaults of partners: host names other than `localhost`, since browsers send its cookies to all of its ports. */
const PARTNER_HOSTS: Readonly<Record<Partner, string>> = {
  games: '127.0.0.1',
  bank: '127.0.0.1',
  identity: 'identity.localhost',
};
/** The ports between the site's and the first partner's: the areas'. */
const FIRST_PARTNER = 2;

/** Partners are there by default on the machine of an embedded operator that is not public; else those that are named. */
function readPartners(
  env: Environment,
  site: Pick<HostSettings, 'port' | 'origin' | 'areasOrigin' | 'backendOrigin'>,
): PartnerPlaces {
  const hasDefaults =
    site.backendOrigin === undefined && isLoopbackName(new URL(site.origin).hostname);
  const places = PARTNERS.flatMap((name, index) => {
    const variable = name.toUpperCase();
    const port = readPort(env, `${variable}_PORT`, site.port + FIRST_PARTNER + index);
    const named = readOrigin(env, `${variable}_ORIGIN`);
    const origin = named ?? (hasDefaults ? `http://${PARTNER_HOSTS[name]}:${port}` : undefined);
    if (origin === undefined) return [];
    refuseSharedHost(`${variable}_ORIGIN`, origin, site);
    return [[name, { origin, port }] as const];
  });
  return Object.fromEntries(places);
}

function refuseSharedHost(
  variable: string,
  origin: string,
  site: Pick<HostSettings, 'origin' | 'areasOrigin'>,
): void {
  const { hostname } = new URL(origin);
  const own = [site.origin, site.areasOrigin].map((one) => new URL(one).hostname);
  if (!own.includes(hostname)) return;
  throw new TypeError(
    `Failed to read ${variable}: "${origin}" has the host name of the site or of its areas, whose cookies browsers send to all ports. Please give an origin with another host name.`,
  );
}

function readPort(env: Environment, name: string, otherwise: number): number {
  const text = env[name];
  if (!text) return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new RangeError(`Failed to read ${name}: "${text}" is no port. Please give 1 to 65535.`);
}

/** A host name or an address, as a URL writes it: an IPv6 address in brackets. */
function readHost(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const address = text.replace(/^\[(.*)\]$/, '$1');
  const isV6 = isIPv6(address);
  const hostname = hostnameOf(isV6 ? `[${address}]` : text);
  if (hostname !== undefined && (isV6 || !text.includes(':'))) return hostname;
  throw new TypeError(
    `Failed to read ${name}: "${text}" is no host name and no address. Please give one as "0.0.0.0" or "example.com".`,
  );
}

function readHosts(env: Environment, name: string): string[] {
  const texts = (env[name] ?? '').split(',').map((text) => text.trim());
  return texts.flatMap((text) => readHost(name, text) ?? []);
}

function readControl(env: Environment): boolean {
  const text = env['QA'];
  if (!text || text === 'on') return true;
  if (text === 'off') return false;
  throw new TypeError(`Failed to read QA: "${text}" is neither. Please give "on" or "off".`);
}

function readOrigin(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new TypeError(
    `Failed to read ${name}: "${text}" is no origin. Please give one as "https://example.com".`,
  );
}

function readPace(env: Environment): number | undefined {
  const text = env['PACE'];
  if (!text) return undefined;
  const pace = Number(text);
  if (Number.isFinite(pace) && pace > 0) return pace;
  throw new RangeError(`Failed to read PACE: "${text}" is no pace. Please give a number above 0.`);
}

function readPack(env: Environment): HostSettings['pack'] {
  const text = env['PACK'] || 'open';
  const pack = PACKS.find((name) => name === text);
  if (pack) return pack;
  throw new TypeError(
    `Failed to read PACK: "${text}" is no jurisdiction pack. Please give one of ${PACKS.join(', ')}.`,
  );
}

function readSwitch(env: Environment, name: string): boolean {
  const text = env[name];
  if (!text || text === '0') return false;
  if (text === '1') return true;
  throw new TypeError(
    `Failed to read ${name}: "${text}" is neither. Please give 1 for yes or 0 for no.`,
  );
}
