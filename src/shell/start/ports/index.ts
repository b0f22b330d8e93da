import type { ApiClient } from '../../../api';
import type { CouponStore } from '../../../services/betting/coupon';
import type { createMoves } from '../../../services/page/navigation/moves';
import type { LazyScript, PagePorts } from '../../../services/declaration/service-ports';
import type { EarlyPresses } from '../early/early-presses';

/** The ports that exist before any service has started: those of declared services, and those of the first page alone. */
export interface ShellPorts extends PagePorts {
  /** Presses before their owner has started. */
  readonly earlyPresses: EarlyPresses;
  /** Starts and returns the client of the operator's back end. */
  readonly loadApi: () => Promise<ApiClient>;
  /** The code of moves between pages. */
  readonly moves: LazyScript<typeof createMoves>;
  /** The browser's time zone. */
  readonly timeZone: string;
  /** Returns a text of the shell's dictionary. */
  readonly translate: (key: string) => string;
  /** Emits once after the subscription, when the visitor uses the page. */
  readonly used$: PagePorts['idle$'];
}

/** The ports that groups provide once they have started. */
export interface ProvidedPorts {
  /** The client of the operator's back end. */
  readonly api: ApiClient;
  /** The coupon's store for the panel. */
  readonly couponStore: CouponStore;
}

export type Ports = ShellPorts & ProvidedPorts;
