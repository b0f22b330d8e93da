import type { Language } from '@grandstand/bus-contracts';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import type { CouponStore } from '../../../services/betting/coupon';
import type { InstallPrompts } from '../../../services/ports/install-prompts';
import type { createMoves } from '../../../services/page/navigation/moves';
import type {
  CookieJar,
  KeyValueStore,
  Log,
  OtherTabs,
  PageEvents,
  SteadyClock,
} from '../../../services/ports';
import type * as RouteRules from '../../../routes/rules';
import type { LazyScript } from './lazy-script';
import type { PageBoot } from '../boot/read-boot';

/** The ports that exist before any service has started. */
export interface ShellPorts {
  readonly boot: PageBoot;
  readonly clock: SteadyClock;
  readonly cookies: CookieJar;
  /** Emits once after the subscription, when the main thread is idle. */
  readonly idle$: Observable<void>;
  /** The languages that the site offers. */
  readonly languages: readonly Language[];
  /** Starts and returns the client of the operator's back end. */
  readonly loadApi: () => Promise<ApiClient>;
  /** The token of the mailed link that opened the page; null without one. */
  readonly linkToken: string | null;
  readonly log: Log;
  /** The code of moves between pages. */
  readonly moves: LazyScript<typeof createMoves>;
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
  /** The browser's time zone. */
  readonly timeZone: string;
  /** Returns a text of the shell's dictionary. */
  readonly translate: (key: string) => string;
  /** Emits once after the subscription, when the visitor uses the page. */
  readonly used$: Observable<void>;
}

/** The ports that groups provide once they have started. */
export interface ProvidedPorts {
  /** The client of the operator's back end. */
  readonly api: ApiClient;
  /** The coupon's store for the panel. */
  readonly couponStore: CouponStore;
}

export type Ports = ShellPorts & ProvidedPorts;
