import type { Language } from '@grandstand/bus-contracts';
import type { BootData, BootShell } from '@grandstand/bus-contracts/area';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import type * as RouteRules from '../../routes/rules';
import type { CookieJar, KeyValueStore, Log, OtherTabs, PageEvents, SteadyClock } from '../ports';
import type { InstallPrompts } from '../ports/install-prompts';

/** The boot data of a page, with the shell's part. */
export type PageBoot = BootData & { readonly shell: BootShell };

/** A script that is fetched when it is first needed. */
export interface LazyScript<T> {
  load(): Promise<T>;
  /** The script's export; undefined until it is fetched. */
  readonly loaded: T | undefined;
}

/** The ports that exist before any service has started. */
export interface PagePorts {
  readonly boot: PageBoot;
  readonly clock: SteadyClock;
  readonly cookies: CookieJar;
  /** Emits once after the subscription, when the main thread is idle. */
  readonly idle$: Observable<void>;
  /** Reports an error that may be a failed import. */
  readonly importFailed: (error: unknown) => void;
  /** The languages that the site offers. */
  readonly languages: readonly Language[];
  /** The token of the mailed link that opened the page; null without one. */
  readonly linkToken: string | null;
  /** Fetches the shell's dialogs and notices of services. */
  readonly loadOverlays: () => Promise<void>;
  readonly log: Log;
  readonly otherTabs: OtherTabs;
  readonly page: PageEvents;
  readonly prompts: InstallPrompts;
  /** When the app was ready, by the monotonic clock. */
  readonly readyAt: number;
  /** Emits when the page is shown, focused or resumed. */
  readonly returns$: Observable<void>;
  /** The route table and its rules. */
  readonly routeRules: LazyScript<typeof RouteRules>;
  readonly storage: KeyValueStore;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
}

/** The ports that a declared service may need. */
export interface ServicePorts extends PagePorts {
  /** The client of the operator's back end. */
  readonly api: ApiClient;
}
