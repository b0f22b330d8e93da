import type { Clock, NavigationState, Settings, SiteConfig } from '@grandstand/bus-contracts';
import type { AreaSlot, SeoMarkup, TitledSection } from '@grandstand/bus-contracts/area';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import type { RemoteViews } from '../../remote-views';
import type { CouponStore } from '../../services/betting/coupon';

/** The environment of the shell's components, besides the bus. */
export interface ShellEnvironment {
  /** The values of the server's render; the browser's first render must use the same. */
  readonly first: {
    readonly settings: Settings;
    readonly place: NavigationState;
    /** Used until the first check of the session. */
    readonly isLikelyPlayer: boolean;
    readonly config: SiteConfig | undefined;
    /** Names of the registered areas. */
    readonly areas: readonly string[];
    /** The sections of the site that exist. */
    readonly sections: readonly TitledSection[];
  };
  /** The page's clock. */
  readonly clock: Clock;
  /** Null on the server. */
  readonly remoteViews: RemoteViews | null;
  /** Whether the browser's storage has a coupon that is not loaded yet. */
  readonly hasStoredCoupon: boolean;
  /** The coupon's store; undefined until its service has started. */
  readonly couponStore: () => CouponStore | undefined;
  /** The areas' markup on the server; empty in the browser, where the page has it already. */
  readonly areaHtml: Readonly<Partial<Record<AreaSlot, string>>>;
  /** The text block's markup on the server, if there is one; in the browser the page has it already. */
  readonly seoText?: SeoMarkup;
  /** Loads another page of this site from the server. */
  readonly loadPage: (path: string) => void;
}

const EnvironmentContext = createContext<ShellEnvironment | null>(null);

export function ShellProvider({
  environment,
  children,
}: {
  readonly environment: ShellEnvironment;
  readonly children: ReactNode;
}): ReactElement {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

export function useShell(): ShellEnvironment {
  const environment = useContext(EnvironmentContext);
  if (!environment)
    throw new Error('Failed to render: this component is not inside a ShellProvider.');
  return environment;
}
