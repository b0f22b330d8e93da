/** What of the default layout a page may do without. */
export type Hidden = 'footer' | 'seo' | 'bottom-bar';

/** A page of the site, by its path behind the language prefix. */
export interface RouteRow {
  readonly name: string;
  /** As path-to-regexp 6 reads it. Rows are tried from the top: what is narrow stands before what is wide. */
  readonly pattern: string;
  /** The area whose remote view fills the page; null where the shell itself does. One that no site has yet stands for a page that can't be found. */
  readonly area: string | null;
  /**
   * `print` is a sheet of paper, and nothing stands around an `empty` page; a `blocked` and a
   * `maintenance` page have the site's name, and the former the way to support; a
   * `payment-result` says how a payment went.
   */
  readonly layout: 'default' | 'print' | 'empty' | 'blocked' | 'maintenance' | 'payment-result';
  readonly meta: {
    /** In the shell's dictionary; stands in the document's title until the area gives its own. Left out: the site's name does. */
    readonly titleKey?: string;
    /** The operator's dictionaries that the page needs, by id. */
    readonly dictionaries: readonly string[];
    /** What the page is marked with: `BANNED_ALONE`, `NOT_FOR_BANNED`. */
    readonly flags?: readonly number[];
    /** There is the page only where the config's `features` name this; asked by the guard `feature`. */
    readonly feature?: string;
    /** There is the page only where the config's `availableRoutes` hold this; asked by the guard `availableRoute`. */
    readonly availableRoute?: number;
    /** Pages that are one to a guard: moving among them is no coming from elsewhere. */
    readonly group?: 'office';
    /** The same page where the operator shows bonuses the other way; a pattern with the same parameters. */
    readonly twin?: string;
    /** What of the layout is not shown. */
    readonly hides?: readonly Hidden[];
  };
  /** Names in `guards`, asked in this order. */
  readonly guards: readonly string[];
  /** For pages that say that something is wrong. */
  readonly status?: 404 | 500;
  /** What the host answers the page with, where that is not 200. */
  readonly answer?: 403 | 451 | 503;
  /** Who is shut out of the site is led here: the operator is not asked whether they may. */
  readonly isRefuge?: true;
  /** An old address: where it leads once the guards have nothing against it. */
  readonly redirect?: Redirect;
  /** The dialog that opens at this address, over the page that stands or over home. */
  readonly dialog?: 'sign-in' | 'registration';
}

/** Where an address leads; query and hash go along. */
export interface Redirect {
  /** A pattern behind the language, filled with the parameters of the address. */
  readonly to: string;
  /** 301: for good; 302: today. */
  readonly status: 301 | 302;
  /** What is put to the query. */
  readonly query?: Readonly<Record<string, string>>;
}

/** A page that there is for the banned alone. */
export const BANNED_ALONE = 24;
/** A page that the banned may not see. */
export const NOT_FOR_BANNED = 25;

/** What bets are called: the coupon stands beside every page. */
export const BETS: readonly string[] = ['markets', 'outcomes'];

/** What most rows have in common. */
export const PAGE = {
  layout: 'default',
  meta: { dictionaries: BETS },
  guards: [],
} as const satisfies Partial<RouteRow>;

/** What rows share that only lead elsewhere. */
const LEADING = { ...PAGE, area: null } as const;

/** A row that leads elsewhere. */
export function leads(name: string, pattern: string, redirect: Redirect): RouteRow {
  return { ...LEADING, name, pattern, redirect };
}
