import {
  configGroups,
  configState,
  sessionSignedIn,
  settingsState,
} from '@grandstand/bus-contracts';
import type { AnswerOf, Clock, Language, ShellHandle, SiteConfig } from '@grandstand/bus-contracts';
import type { ApiClient } from '../../api';
import { configAll, configGroupsCall } from '../../api/endpoints/config';
import { createNewest } from '../shared/newest';
import type { Log, Service } from '../ports';
import { refusalOf } from '../../api/refusal-of';
import { createGroupCache, keepMs } from './group-cache';
import { readSiteConfig } from './read-site-config';

export interface ConfigPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly api: ApiClient;
  /** The language that the page came in. */
  readonly language: Language;
  /** What the host loaded, as the operator answered it; undefined where it could not. */
  readonly boot: unknown;
  readonly log: Log;
}

export interface ConfigService extends Service {
  /** The first site config; rejects with a `NoSiteConfigError`. */
  readonly ready: Promise<SiteConfig>;
}

/** The site can't start: the operator gave no config. */
export class NoSiteConfigError extends Error {
  override readonly name = 'NoSiteConfigError';

  constructor(cause: unknown) {
    super('no site config', { cause });
  }
}

type Groups = AnswerOf<typeof configGroups>;

/** Has the site config: the host's or a first load, then anew for another language and after sign-in. */
export function createConfig(ports: ConfigPorts): ConfigService {
  const { bus, clock, api, boot, log } = ports;
  const newest = createNewest();
  const groups = createGroupCache<Groups>();
  let { language } = ports;
  let current: SiteConfig | undefined;

  function show(config: SiteConfig): SiteConfig {
    current = config;
    bus.publish(configState, config);
    return config;
  }

  async function load(): Promise<SiteConfig> {
    const number = newest.begin();
    const country = countryOf(current);
    const config = await api.call(
      configAll,
      { lang: language },
      { signal: bus.signal, headers: country === undefined ? {} : { 'X-Geo-Country': country } },
    );
    return newest.take(number) ? show(config) : config;
  }

  function reload(): void {
    groups.clear();
    load().catch((error: unknown) => {
      if (!bus.signal.aborted) log('warn', 'The site config could not be loaded anew.', error);
    });
  }

  async function start(): Promise<SiteConfig> {
    const config = readSiteConfig(boot);
    if (config) return show(config);
    try {
      return await load();
    } catch (error) {
      throw new NoSiteConfigError(error);
    }
  }

  bus.handle(configGroups, async ({ groups: names }, { signal }) => {
    const lang = language;
    const key = [lang, ...names].join(',');
    const kept = groups.get(key, clock.now());
    if (kept) return kept;
    try {
      const { answer, headers } = await api.exchange(
        configGroupsCall,
        { groups: names, lang },
        { signal },
      );
      groups.set(key, answer, clock.now() + keepMs(headers.get('cache-control')));
      return answer;
    } catch (error) {
      throw refusalOf(error);
    }
  });

  const ready = start();
  ready.catch((error: unknown) => {
    if (!bus.signal.aborted) log('error', 'The site has no config.', error);
  });
  bus.on(settingsState, (settings) => {
    if (settings.language === language) return;
    language = settings.language;
    reload();
  });
  bus.on(sessionSignedIn, ({ how }) => {
    if (how !== 'start') reload();
  });

  return { ready, stop: () => bus.dispose() };
}

function countryOf(config: SiteConfig | undefined): string | undefined {
  return config?.countries.find(({ id }) => id === config.geoCountryId)?.code;
}
