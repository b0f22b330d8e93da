/** A game of reels: one pays table for all of its players. */
export interface ReelsTable {
  /** The symbols of each reel in their order: W is wild, S the scatter, A to H the others from the one that pays most. */
  readonly strips: readonly string[];
  /** By line: the row on each reel, from above. */
  readonly lines: readonly (readonly number[])[];
  /** By symbol: what 0, 1, 2 and more of them from the left pay, in stakes of a line. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** How many scatters begin how many free spins; null: none do. */
  readonly free: { readonly scatters: number; readonly spins: number } | null;
}

const TEN_LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

const FIVE_LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

const TWENTY_LINES = [
  ...TEN_LINES,
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [1, 0, 2, 0, 1],
];

export const AMBER_ORCHARD_TABLE: ReelsTable = {
  strips: [
    'EFEBEGFGCHGCGFAWFHAEHBCSHDBEDCFHDGDC',
    'HEGFDESHAFAGDCGCHEDFWHGWCBAEFBFHDEDEG',
    'AFEBFCHEBHGDGFHACHGESWGDCBFSEAGDEHWDCF',
    'BAHGFEGEDHAWGCDBEBCFDESFWGCAHFHGCDFEH',
    'HEHSDBCFGBHGEFWFAGEFDAGFHCGBAECECDCD',
  ],
  lines: TEN_LINES,
  pays: {
    W: [0, 0, 0, 75, 225, 750],
    A: [0, 0, 0, 55, 170, 565],
    B: [0, 0, 0, 40, 115, 375],
    C: [0, 0, 0, 30, 85, 225],
    D: [0, 0, 0, 25, 55, 170],
    E: [0, 0, 0, 15, 40, 115],
    F: [0, 0, 0, 15, 40, 115],
    G: [0, 0, 0, 9, 25, 75],
    H: [0, 0, 0, 9, 25, 75],
  },
  free: { scatters: 3, spins: 8 },
};

export const KICK_OFF_REELS_TABLE: ReelsTable = {
  strips: [
    'FHDBFGDBFAGAWHDGHGEHSGFHEBFDCEGECECH',
    'GWFHGEGCHGEHFBCSDECBHDFDAHGEADGBFWCHD',
    'SHFAGAEFECBDFDHGHBCWGBEHEGSGDWCEBFHFGF',
    'WHDGWGFGHEFHFGEDGACACEFBCBEHDHGBGHFGS',
    'BCHEDHFECBAESGEWCHFGDHGFGBHEGDGAFHDH',
  ],
  lines: TEN_LINES,
  pays: {
    W: [0, 0, 0, 100, 410, 2450],
    A: [0, 0, 0, 80, 325, 1635],
    B: [0, 0, 0, 50, 165, 815],
    C: [0, 0, 0, 35, 115, 490],
    D: [0, 0, 0, 20, 65, 245],
    E: [0, 0, 0, 10, 35, 130],
    F: [0, 0, 0, 10, 35, 130],
    G: [0, 0, 0, 7, 20, 80],
    H: [0, 0, 0, 7, 20, 80],
  },
  free: { scatters: 3, spins: 8 },
};

export const LANTERN_BAY_TABLE: ReelsTable = {
  strips: [
    'SFDHGHFBHCEWDGAHBFCHFGECDHFEABGEDGEG',
    'CBFHGFHFAHDHSWEFACBDECDGWEBEDEGHGFGHG',
    'FESADFEBECAGHSDGHDGHBFHFBHWGCGDHFEGWEC',
    'BCHFWBGFHDWGEDFHCFGSGEHACEHEGFDFDAEGH',
    'GHBABADEHCEGBHFHWGEDHFAGFGECHSDFGCFE',
  ],
  lines: TWENTY_LINES,
  pays: {
    W: [0, 0, 0, 105, 435, 2610],
    A: [0, 0, 0, 85, 350, 1740],
    B: [0, 0, 0, 50, 175, 870],
    C: [0, 0, 0, 35, 120, 520],
    D: [0, 0, 0, 20, 70, 260],
    E: [0, 0, 0, 10, 35, 140],
    F: [0, 0, 0, 10, 35, 140],
    G: [0, 0, 0, 7, 20, 85],
    H: [0, 0, 0, 7, 20, 85],
  },
  free: { scatters: 3, spins: 8 },
};

export const SILVER_STEPPE_TABLE: ReelsTable = {
  strips: [
    'DFHGHAHBFSGCFDHGDGFEGEFHEBEDFEHGACWCHG',
    'HFEWDGHDWHGAEGEHFCHDFSGHEAGHFGFDBGFCACB',
    'AFHBWFAFEDBFEGDECSHCSGHEDFGDEFCGHGHGWHGH',
    'FEHGBAFEFGEGSECHCHEWGHBHWGDHGHDFCGFDFDA',
    'DHSHBACHFGHGBHEGFAGFGDFDFWDFHGDHFEFCGE',
  ],
  lines: TEN_LINES,
  pays: {
    W: [0, 0, 0, 145, 900, 7180],
    A: [0, 0, 0, 110, 540, 4490],
    B: [0, 0, 0, 70, 360, 2155],
    C: [0, 0, 0, 35, 180, 900],
    D: [0, 0, 0, 20, 70, 360],
    E: [0, 0, 0, 9, 35, 160],
    F: [0, 0, 0, 7, 25, 125],
    G: [0, 0, 0, 5, 18, 90],
    H: [0, 0, 0, 5, 18, 70],
  },
  free: { scatters: 3, spins: 8 },
};

export const PAPER_DRAGONS_TABLE: ReelsTable = {
  strips: [
    'GFGAGDHBEFHDBWFAGAECHBHDHGEGHFGHCDFSAC',
    'GCBGFGDFSGBDAGFECEWEHEGHWGDHFADHFHEFGHE',
    'FHEHFCAWHGWEFABDHECFSHGFHDEGHEFGSCHFBGEG',
    'DFHGHSGDECHGECBEGFCBCWFGADEGHWFGHFEHAHG',
    'AGEGSECDGBHGHEFHDFHDEFBGFGEFCHWGHAHDCF',
  ],
  lines: TWENTY_LINES,
  pays: {
    W: [0, 0, 0, 140, 865, 6925],
    A: [0, 0, 0, 105, 520, 4330],
    B: [0, 0, 0, 70, 345, 2080],
    C: [0, 0, 0, 35, 175, 865],
    D: [0, 0, 0, 20, 70, 345],
    E: [0, 0, 0, 9, 35, 155],
    F: [0, 0, 0, 7, 25, 120],
    G: [0, 0, 0, 5, 17, 85],
    H: [0, 0, 0, 5, 17, 70],
  },
  free: { scatters: 3, spins: 8 },
};

export const NINE_RIVERS_TABLE: ReelsTable = {
  strips: [
    'BESGAFWFDHGFHCEHGHFCBHDGHEDFEAEGEGBC',
    'BFHBABHGFEHBCFAHSWEGFWHGACDGFEDBEGCDG',
    'EWBGCEWGHAFAFCHADSGDEHSAHDHBDHDFGFBGCG',
    'DBDCHGBGEGDEFSWFEAHBFHAEGHDGEFCFHGFHW',
    'FAECWHFSGHDHDHGEFAFHBGHBCGHCEGCBFDGE',
  ],
  lines: TEN_LINES,
  pays: {
    W: [0, 0, 0, 95, 390, 2350],
    A: [0, 0, 0, 80, 315, 1565],
    B: [0, 0, 0, 45, 155, 785],
    C: [0, 0, 0, 30, 110, 470],
    D: [0, 0, 0, 19, 65, 235],
    E: [0, 0, 0, 9, 30, 125],
    F: [0, 0, 0, 9, 30, 125],
    G: [0, 0, 0, 6, 19, 80],
    H: [0, 0, 0, 6, 19, 80],
  },
  free: { scatters: 3, spins: 8 },
};

export const CLOCKWORK_FAIR_TABLE: ReelsTable = {
  strips: [
    'HEGHEFWCDCFBDGACDBDFASGAEHFGEGCFHEHB',
    'WEBDBHSECFWAFBGCEADCGBFGHFHDEFECDHFGH',
    'HAHGCFBGWDHCEBCSFDHGHEAFDHDFHEGEBGSFCW',
    'EFCEBGCGABHGBEGAHDFBECADFESFGDGFHWDHW',
    'FGHEDBHSADCHAHFBGCDFGEAHEBEFGBFCEHAW',
  ],
  lines: TWENTY_LINES,
  pays: {
    W: [0, 0, 0, 75, 225, 750],
    A: [0, 0, 0, 55, 170, 565],
    B: [0, 0, 0, 40, 115, 375],
    C: [0, 0, 0, 30, 85, 225],
    D: [0, 0, 0, 25, 55, 170],
    E: [0, 0, 0, 15, 40, 115],
    F: [0, 0, 0, 15, 40, 115],
    G: [0, 0, 0, 9, 25, 75],
    H: [0, 0, 0, 9, 25, 75],
  },
  free: { scatters: 3, spins: 8 },
};

export const HONEY_TRAIL_TABLE: ReelsTable = {
  strips: [
    'EDGWFHCHDGHFEGFESHFDADGBCEHGFBGHBECA',
    'CBADGAGHGDFHCWFBGEHECADFSGHFGEBDHEFWE',
    'HFGEBSHWBDGDHFGDGEDCEWFGAHFBEFGHEACGSC',
    'DWCEHGEHFBDGFAECHGCGDWBDGHGHSAEFCFEBH',
    'DBGCHEBFHDEGAHFDEFEGAHGWHEDESHGFGFBC',
  ],
  lines: TEN_LINES,
  pays: {
    W: [0, 0, 0, 100, 410, 2470],
    A: [0, 0, 0, 80, 330, 1650],
    B: [0, 0, 0, 50, 165, 825],
    C: [0, 0, 0, 35, 115, 495],
    D: [0, 0, 0, 20, 65, 245],
    E: [0, 0, 0, 10, 35, 130],
    F: [0, 0, 0, 10, 35, 130],
    G: [0, 0, 0, 7, 20, 80],
    H: [0, 0, 0, 7, 20, 80],
  },
  free: { scatters: 3, spins: 8 },
};

export const CHERRY_CLASSIC_TABLE: ReelsTable = {
  strips: ['DBABDFBEFEFAFWCAEDFEBDC', 'CACFCAFBDFDBEFBDEWDCEFE', 'CDBDEBCEBDCAWECFEFCFAFD'],
  lines: FIVE_LINES,
  pays: {
    W: [0, 0, 0, 99],
    A: [0, 0, 0, 59],
    B: [0, 0, 0, 30],
    C: [0, 0, 0, 20],
    D: [0, 0, 0, 15],
    E: [0, 0, 0, 10],
    F: [0, 0, 2, 5],
  },
  free: null,
};

export const GOLDEN_SEVEN_TABLE: ReelsTable = {
  strips: ['FWDFDCEFCEFCAFEBDFEDBE', 'BWEAEFEDBDEFDFCFCFCEFD', 'CAEFEFDCBFBDWCFEDECFDF'],
  lines: FIVE_LINES,
  pays: {
    W: [0, 0, 0, 292],
    A: [0, 0, 0, 146],
    B: [0, 0, 0, 58],
    C: [0, 0, 0, 29],
    D: [0, 0, 0, 15],
    E: [0, 0, 0, 8],
    F: [0, 0, 0, 5],
  },
  free: null,
};
