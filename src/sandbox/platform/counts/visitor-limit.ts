import { networkOf } from './network-of';
import type { RefusalCode } from './network-limit';
import { refuseUntil } from './network-limit';
import { RecentCounts } from './recent-counts';
import type { CountStore } from './count-store';

/** Who asks, as far as a call says. */
export interface Visitor {
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
  /** The client's device by its fingerprint; undefined if it is unknown. */
  readonly device: string | undefined;
}

interface LimitOptions {
  /** Under which it is kept, and changed by QA. */
  readonly name: string;
  readonly withinMs: number;
  /** How many there may be of one network address, and of one device from anywhere. */
  readonly network: number;
  readonly device: number;
  /** How many there may be of all, before each further one needs a captcha: a lock would lock out everybody. */
  readonly all: number;
  readonly code: RefusalCode;
}

/** What a request that is within its limit has to bring. */
export type VisitorDemand = 'nothing' | 'fingerprint' | 'captcha';

/** The key of the count of all. */
const ALL = '';

/**
 * How often visitors may ask for what costs the operator work: counted by network, by device and in all, before the
 * work is done.
 */
export class VisitorLimit {
  readonly #options: LimitOptions;
  readonly #byNetwork: RecentCounts;
  readonly #byDevice: RecentCounts;
  readonly #ofAll: RecentCounts;
  #most: { readonly network: number; readonly device: number; readonly all: number };

  constructor(store: CountStore, options: LimitOptions) {
    const { name, withinMs, network, device, all } = options;
    this.#options = options;
    this.#most = { network, device, all };
    this.#byNetwork = new RecentCounts(store, { name: `${name} by network`, withinMs });
    this.#byDevice = new RecentCounts(store, { name: `${name} by device`, withinMs });
    this.#ofAll = new RecentCounts(store, { name: `${name} of all`, withinMs });
    store.addLimit(name, {
      mosts: () => this.#most,
      change: (most) => {
        this.#most = { network: most, device: most, all: most };
      },
      reset: () => {
        this.#most = { network, device, all };
      },
    });
  }

  /**
   * What a request has to bring; refuses one too many of a network or a device.
   * @remarks Half of what a network may ask needs no fingerprint; the rest does, so that a device is counted that
   * asks in the name of many.
   */
  demandOf({ address, device }: Visitor, now: number): VisitorDemand {
    const network = networkOf(address ?? '');
    const most = this.#most;
    const freeAt = Math.max(
      this.#byNetwork.freeAt(network, most.network, now),
      device === undefined ? now : this.#byDevice.freeAt(device, most.device, now),
    );
    refuseUntil(freeAt, now, this.#options.code);
    if (device === undefined && this.#byNetwork.of(network, now) >= most.network / 2) {
      return 'fingerprint';
    }
    return this.#ofAll.of(ALL, now) >= most.all ? 'captcha' : 'nothing';
  }

  /** Counts a request that brings nothing; false: it is one too many of a network, a device or all, and is not counted. */
  admits(visitor: Visitor, now: number): boolean {
    const { address, device } = visitor;
    const most = this.#most;
    const isTooMany =
      this.#byNetwork.of(networkOf(address ?? ''), now) >= most.network ||
      (device !== undefined && this.#byDevice.of(device, now) >= most.device) ||
      this.#ofAll.of(ALL, now) >= most.all;
    if (!isTooMany) this.count(visitor, now);
    return !isTooMany;
  }

  /** Counts a request. */
  count({ address, device }: Visitor, now: number): void {
    this.#byNetwork.add(networkOf(address ?? ''), now);
    if (device !== undefined) this.#byDevice.add(device, now);
    this.#ofAll.add(ALL, now);
  }
}
