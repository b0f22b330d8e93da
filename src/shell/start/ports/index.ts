import type { Language } from '@grandstand/bus-contracts';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import type { CouponStore } from '../../../services/coupon';
import type { InstallPrompts } from '../../../services/install-offer/install-prompts';
import type { createMoves } from '../../../services/navigation/moves';
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

/** What services stand on that is there before any of them. */
export interface ShellPorts {
  readonly boot: PageBoot;
  readonly clock: SteadyClock;
  readonly cookies: CookieJar;
  /** Those that the site offers. */
  readonly languages: readonly Language[];
  /** Fetches the client of the operator's back end, for services that start before it. */
  readonly loadApi: () => Promise<ApiClient>;
  readonly log: Log;
  /** What leads from page to page. */
  readonly moves: LazyScript<typeof createMoves>;
  readonly otherTabs: OtherTabs;
  readonly page: PageEvents;
  readonly prompts: InstallPrompts;
  /** When the app was ready, by the clock's steady count. */
  readonly readyAt: number;
  /** The page is seen, focused or runs again. */
  readonly returns$: Observable<void>;
  /** What reads addresses. */
  readonly routeRules: LazyScript<typeof RouteRules>;
  readonly storage: KeyValueStore;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
  /** A text of the shell's own dictionary. */
  readonly translate: (key: string) => string;
}

/** What a group of services gives to others when it has started. */
export interface GivenPorts {
  /** The client of the operator's back end. */
  readonly api: ApiClient;
  /** The coupon as its service keeps it for the panel. */
  readonly couponStore: CouponStore;
}

export type Ports = ShellPorts & GivenPorts;
