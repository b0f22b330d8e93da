/** `match`, `sign-in`, `404`, `500`, or a redirect: its status and where to, behind the language. */
export type Outcome = string;

/** The parameters of an address, by name. */
export type Params = Readonly<Record<string, string>>;

/** The other marks of a row; it must not have any that is left out. */
interface Marks {
  /** 24: there is the page for the banned alone; 25: the banned may not see it. */
  readonly flags?: readonly (24 | 25)[];
  /** There is the page only with this feature. */
  readonly feature?: string;
  /** There is the page only with the available route of this number. */
  readonly availableRoute?: number;
  /** A move within the group does not count as coming from outside. */
  readonly group?: string;
  /** The pattern of the same page, where bonuses are offers or offers bonuses. */
  readonly twin?: string;
  /** The parts of the layout that are hidden. */
  readonly hides?: readonly string[];
  /** The page has a stage for a game. */
  readonly hasStage?: true;
  readonly dialog?: string;
  /** Opens over the present page where a guard cancels the move. */
  readonly dialogInstead?: string;
  /** A mailed link leads to the page, with a token. */
  readonly takesLinkToken?: true;
  /** The page's name in the shell's words, until the area gives its own. */
  readonly titleKey?: string;
  /** The operator's, where they are not those of bets. */
  readonly dictionaries?: readonly string[];
  /** The page explains why a visitor is blocked. */
  readonly isBlockPage?: true;
  /** The host's status, where that is not 200. */
  readonly answer?: number;
}

export interface Example {
  /** The requirement. */
  readonly id: string;
  /** Of the route. */
  readonly name: string;
  readonly area: string | null;
  /** Addresses of the route, with their parameters. */
  readonly yes: Readonly<Record<string, Params>>;
  /** Addresses that look alike and are not. */
  readonly no: readonly string[];
  readonly layout: string;
  readonly guards: readonly string[];
  readonly marks: Marks;
  /** Of a guest and a player where all is off, and of both where all is on. */
  readonly outcomes: readonly [Outcome, Outcome, Outcome, Outcome];
}

type More = Partial<Pick<Example, 'layout' | 'guards' | 'marks' | 'outcomes'>>;

const FOR_ALL = ['match', 'match', 'match', 'match'] as const;

/** Areas of games: their pages have no coupon. */
const GAMES_AREAS: readonly (string | null)[] = ['casino', 'games'];

/** The page of a game. */
export const FOR_GAMES = {
  marks: { hasStage: true, hides: ['coupon'] },
} as const satisfies More;

export const FOR_PLAYERS = {
  guards: ['auth'],
  outcomes: ['sign-in', 'match', 'sign-in', 'match'],
} as const satisfies More;

/** The same outcome for guests and players, with every option on or off. */
export const always = (outcome: Outcome): More => ({
  outcomes: [outcome, outcome, outcome, outcome],
});

/** Writes examples of a requirement with pages of one area. */
export function of(
  id: string,
  area: string | null,
): (
  name: string,
  yes: string | Readonly<Record<string, Params>>,
  no: readonly string[],
  more?: More,
) => Example {
  return (name, yes, no, more = {}) => ({
    id,
    area,
    name,
    yes: typeof yes === 'string' ? { [yes]: {} } : yes,
    no,
    layout: 'default',
    guards: [],
    marks: GAMES_AREAS.includes(area) ? { hides: ['coupon'] } : {},
    outcomes: FOR_ALL,
    ...more,
  });
}

/** Addresses that differ in one word, the parameter of this name. */
export function each(
  param: string,
  words: readonly string[],
  addressOf: (word: string) => string,
  more: Params = {},
): Readonly<Record<string, Params>> {
  return Object.fromEntries(
    words.map((word): [string, Params] => [addressOf(word), { ...more, [param]: word }]),
  );
}
