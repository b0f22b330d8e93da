/** Parts of the default layout that a page may hide. */
export type Hidden = 'coupon' | 'footer' | 'seo' | 'bottom-bar';

/** One row of the route table. */
export interface RouteRow {
  readonly name: string;
  /** A pattern of path-to-regexp 6, after the language. Rows are tried from the top: narrow before wide. */
  readonly pattern: string;
  /** The area whose remote view fills the page; null for the shell itself. A page of an unregistered area is not found. */
  readonly area: string | null;
  /** See docs/layouts.md. */
  readonly layout: 'default' | 'print' | 'empty' | 'blocked' | 'maintenance' | 'payment-result';
  readonly meta: {
    /** Key of the document's title in the shell's dictionary, until the area sets its own. Default: the site's name. */
    readonly titleKey?: string;
    /** The operator's dictionaries that the page needs, by id. */
    readonly dictionaries: readonly string[];
    /** `BANNED_ONLY` or `NOT_FOR_BANNED`. */
    readonly flags?: readonly number[];
    /** The entry of the config's `features` that the guard `feature` requires. */
    readonly feature?: string;
    /** The entry of the config's `availableRoutes` that the guard `availableRoute` requires. */
    readonly availableRoute?: number;
    /** Pages that the guard `rechargeModal` treats as one. */
    readonly group?: 'office';
    /** The same page for an operator with the other setting of `promoBonusToOffer`; a pattern with the same parameters. */
    readonly twin?: string;
    /** The address may have the token of a mailed link: nobody is sent the address (`Referrer-Policy: no-referrer`). */
    readonly takesLinkToken?: true;
    /** The page of a game: the shell shows it on a stage above the area's content. */
    readonly hasStage?: true;
    /** Hidden parts of the layout. */
    readonly hides?: readonly Hidden[];
  };
  /** Names of guards, in the order in which they run. */
  readonly guards: readonly string[];
  /** The status of an error page. */
  readonly status?: 404 | 500;
  /** The HTTP status of the page, if not 200. */
  readonly answer?: 403 | 451 | 503;
  /** A page for blocked visitors: access to it is not checked. */
  readonly isBlockPage?: true;
  /** The redirect of an old address once its guards pass. */
  readonly redirect?: Redirect;
  /** The dialog that this address opens over the current page or over home. */
  readonly dialog?: 'sign-in' | 'registration' | 'forgot-password';
  /** The dialog that has the same as this page: it opens over the current page where a guard cancels the move here. */
  readonly dialogInstead?: 'recharge';
}

/** The redirect of an address; query and hash are kept. */
export interface Redirect {
  /** A pattern after the language, filled with the parameters of the address. */
  readonly to: string;
  /** 301: permanent; 302: temporary. */
  readonly status: 301 | 302;
  /** Parameters to add to the query. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The flag of a page for banned players only. */
export const BANNED_ONLY = 24;
/** The flag of a page that banned players may not open. */
export const NOT_FOR_BANNED = 25;

/** The dictionaries with the names of bets: most pages show the coupon, and the next one may. */
export const BETS: readonly string[] = ['markets', 'outcomes'];

/** Defaults of most rows. */
export const PAGE = {
  layout: 'default',
  meta: { dictionaries: BETS },
  guards: [],
} as const satisfies Partial<RouteRow>;

/** Defaults of the pages of games, on which no bets are chosen. */
export const GAMES_PAGE = {
  ...PAGE,
  meta: { ...PAGE.meta, hides: ['coupon'] },
} as const satisfies Partial<RouteRow>;

/** Defaults of redirect rows. */
const REDIRECT_ROW = { ...PAGE, area: null } as const;

/** A row that redirects to another page. */
export function redirectRow(name: string, pattern: string, redirect: Redirect): RouteRow {
  return { ...REDIRECT_ROW, name, pattern, redirect };
}
