import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { hostnameOf } from '../security/allowed-hosts';

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
  /** An operator's own back end; undefined: the embedded one answers. */
  readonly backendOrigin: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** How many times faster than life the embedded operator plays its matches; undefined: its own default. */
  readonly pace: number | undefined;
  /** True where the embedded operator starts with empty data. */
  readonly isFresh: boolean;
  /** True where a proxy in front of the host sets the headers about visitors; without one anybody could forge them. */
  readonly isProxyTrusted: boolean;
  /** False where the embedded operator has no control API. */
  readonly isControlOffered: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from environment variables; throws at one that makes no sense. */
export function readSettings(env: Environment, root: string): HostSettings {
  const port = readPort(env, 'PORT', 3000);
  const areasPort = readPort(env, 'AREAS_PORT', port + 1);
  return {
    port,
    areasPort,
    host: readHost('HOST', env['HOST']),
    allowedHosts: readHosts(env, 'ALLOWED_HOSTS'),
    origin: readOrigin(env, 'ORIGIN') ?? `http://localhost:${port}`,
    areasOrigin: readOrigin(env, 'AREAS_ORIGIN') ?? `http://localhost:${areasPort}`,
    backendOrigin: readOrigin(env, 'BACKEND_ORIGIN'),
    dataDir: env['DATA_DIR'] || join(root, '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    pace: readPace(env),
    isFresh: env['FRESH'] === '1',
    isProxyTrusted: readSwitch(env, 'TRUST_PROXY'),
    isControlOffered: readControl(env),
  };
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

function readSwitch(env: Environment, name: string): boolean {
  const text = env[name];
  if (!text || text === '0') return false;
  if (text === '1') return true;
  throw new TypeError(
    `Failed to read ${name}: "${text}" is neither. Please give 1 for yes or 0 for no.`,
  );
}
