import type { Clock, NavigationState, Settings, SiteConfig } from '@grandstand/bus-contracts';
import type { AreaSlot, SeoMarkup } from '@grandstand/bus-contracts/area';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import type { RemoteViews } from '../../remote-views';
import type { CouponStore } from '../../services/coupon';

/** What the shell's frame needs beside the bus. */
export interface ShellWorld {
  /** What the server rendered from: the browser's first render must say the same. */
  readonly first: {
    readonly settings: Settings;
    readonly place: NavigationState;
    /** What is shown until the first check says who is here. */
    readonly isLikelyPlayer: boolean;
    readonly config: SiteConfig | undefined;
    /** Names of the areas that are registered. */
    readonly areas: readonly string[];
  };
  /** The page's; on the server nothing waits. */
  readonly clock: Clock;
  /** Null on the server. */
  readonly remoteViews: RemoteViews | null;
  /** Whether a coupon is about to come from the browser's storage. */
  readonly hasKeptCoupon: boolean;
  /** The coupon as its service keeps it for the panel; undefined until that has started. */
  readonly couponStore: () => CouponStore | undefined;
  /** The areas' markup, on the server; in the browser it stands in the page already. */
  readonly areaHtml: Readonly<Partial<Record<AreaSlot, string>>>;
  /** The text block's markup on the server; in the browser it stands in the page already. Left out: there is none. */
  readonly seoText?: SeoMarkup;
  /** Leaves the running page for a fresh load of another of this site. */
  readonly loadPage: (path: string) => void;
}

const WorldContext = createContext<ShellWorld | null>(null);

export function ShellProvider({
  world,
  children,
}: {
  readonly world: ShellWorld;
  readonly children: ReactNode;
}): ReactElement {
  return <WorldContext value={world}>{children}</WorldContext>;
}

export function useShell(): ShellWorld {
  const world = useContext(WorldContext);
  if (!world) throw new Error('Failed to render: no ShellProvider stands above this component.');
  return world;
}
