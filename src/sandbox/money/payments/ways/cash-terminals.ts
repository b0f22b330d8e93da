/** Minutes of the day. */
const at = (hour: number): number => hour * 60;
const ALL_DAY = [0, 0] as const;
const SHOP = [at(9), at(22)] as const;

type Entry = readonly [
  id: string,
  city: string,
  country: string,
  timeZone: string,
  address: string,
  hours: readonly [opensAt: number, closesAt: number],
];

/** The sandbox's terminals: examples, as it takes no cash. */
export const CASH_TERMINALS: readonly Entry[] = [
  ['almaty-1', 'almaty', 'KZ', 'Asia/Almaty', 'Abay 52', ALL_DAY],
  ['almaty-2', 'almaty', 'KZ', 'Asia/Almaty', 'Dostyk 111', SHOP],
  ['astana-1', 'astana', 'KZ', 'Asia/Almaty', 'Kabanbay Batyr 21', SHOP],
  ['baku-1', 'baku', 'AZ', 'Asia/Baku', 'Nizami 96', ALL_DAY],
  ['baku-2', 'baku', 'AZ', 'Asia/Baku', '28 May 14', [at(10), at(20)]],
  ['berlin-1', 'berlin', 'DE', 'Europe/Berlin', 'Karl-Marx-Allee 33', SHOP],
  ['ganja-1', 'ganja', 'AZ', 'Asia/Baku', 'Atatürk 210', SHOP],
  ['kyiv-1', 'kyiv', 'UA', 'Europe/Kyiv', 'Khreshchatyk 19', SHOP],
  ['kyiv-2', 'kyiv', 'UA', 'Europe/Kyiv', 'Velyka Vasylkivska 72', [at(8), at(23)]],
  ['lviv-1', 'lviv', 'UA', 'Europe/Kyiv', 'Svobody 28', SHOP],
];

/** The codes of the countries that have terminals (ISO 3166). */
export const TERMINAL_COUNTRIES: ReadonlySet<string> = new Set(
  CASH_TERMINALS.map(([, , country]) => country),
);
