// The service stores groups as long as the answer allows (600 to 900 s). Without a first config it shows a page
// that explains the failure.
import {
  configGroups,
  configState,
  sessionSignedIn,
  settingsState,
} from '@grandstand/bus-contracts';
import type { AnswerOf, Clock, Language, ShellHandle, SiteConfig } from '@grandstand/bus-contracts';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  firstValueFrom,
  map,
  merge,
  of,
  share,
  skip,
  startWith,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { configAll, configGroupsCall } from '../../../api/endpoints/site/config';
import type { Log } from '../../ports';
import { keepCause } from '../../shared/run-service';
import { refusalOf } from '../../../api/refusal-of';
import { createGroupCache, keepMs } from './group-cache';
import { readSiteConfig } from './read-site-config';

export interface ConfigPorts {
  readonly bus: ShellHandle<'config'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  /** The language of the first page. */
  readonly language: Language;
  /** The operator's answer that the host loaded; undefined if it could not. */
  readonly boot: unknown;
  readonly log: Log;
}

export interface ConfigService {
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

/** Loads the site config, unless the host has sent it, and reloads it for another language and after a sign-in. */
export function createConfig(ports: ConfigPorts): ConfigService {
  const { bus, clock, api, boot, log } = ports;
  const groups = createGroupCache<Groups>();
  const language = (): Language => bus.peek(settingsState)?.language ?? ports.language;

  const first = readSiteConfig(boot);
  if (first) bus.publish(configState, first);

  /** Loads the config; a failure is a value, since it does not end later loads. */
  function load$(): Observable<SiteConfig | NoSiteConfigError> {
    const country = countryOf(bus.peek(configState));
    return call$(
      api,
      configAll,
      { lang: language() },
      { headers: country === undefined ? {} : { 'X-Geo-Country': country } },
    ).pipe(catchError((error: unknown) => of(new NoSiteConfigError(error))));
  }

  const languageChanges$ = bus.messages$(settingsState).pipe(
    map((settings) => settings.language),
    startWith(ports.language),
    distinctUntilChanged(),
    skip(1),
  );
  const signIns$ = bus.messages$(sessionSignedIn).pipe(filter(({ how }) => how !== 'start'));
  const loaded$ = merge(
    first ? EMPTY : of(undefined),
    merge(languageChanges$, signIns$).pipe(tap(() => groups.clear())),
  ).pipe(switchMap(keepCause(bus, load$)), takeUntil(bus.disposed$), share());

  bus.publishFrom(
    configState,
    loaded$.pipe(filter((loaded): loaded is SiteConfig => !(loaded instanceof NoSiteConfigError))),
  );
  bus.listen(loaded$, (loaded) => {
    if (!(loaded instanceof NoSiteConfigError)) return;
    if (bus.peek(configState)) {
      log('warn', 'The site config could not be reloaded.', loaded.cause);
    } else log('error', 'The site has no config.', loaded);
  });

  bus.handle(configGroups, async ({ groups: names }, { signal }) => {
    const lang = language();
    const key = [lang, ...names].join(',');
    const kept = groups.get(key, clock.now());
    if (kept) return kept;
    try {
      const { answer, headers } = await api.callForResponse(
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

  const firstLoaded$ = loaded$.pipe(
    map((loaded) => {
      if (loaded instanceof NoSiteConfigError) throw loaded;
      return loaded;
    }),
  );
  const ready = first ? Promise.resolve(first) : firstValueFrom(firstLoaded$);
  // Its failure is logged above, also if no one waits for the promise.
  ready.catch(() => {});
  return { ready };
}

function countryOf(config: SiteConfig | undefined): string | undefined {
  return config?.countries.find(({ id }) => id === config.geoCountryId)?.code;
}
