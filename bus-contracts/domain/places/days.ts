/** The calendar days of a country at one moment, which differ while it has two days in its zones. */
export interface DaysOfCountry {
  /** The day in the westernmost zone, such as "2026-11-24": no place of the country is behind it. */
  readonly earliest: string;
  /** The day in the easternmost zone: no place of the country is ahead of it. */
  readonly latest: string;
}

type Zones = readonly [west: string, east: string];

const everywhere = (zone: string): Zones => [zone, zone];

/** The westernmost and the easternmost time zone of each country that players register from, by its code. */
const ZONES: ReadonlyMap<string, Zones> = new Map<string, Zones>([
  ['AM', everywhere('Asia/Yerevan')],
  ['AR', everywhere('America/Buenos_Aires')],
  ['AT', everywhere('Europe/Vienna')],
  ['AZ', everywhere('Asia/Baku')],
  ['BR', ['America/Rio_Branco', 'America/Noronha']],
  ['CA', ['America/Vancouver', 'America/St_Johns']],
  ['CZ', everywhere('Europe/Prague')],
  ['DE', everywhere('Europe/Berlin')],
  ['ES', ['Atlantic/Canary', 'Europe/Madrid']],
  ['FR', everywhere('Europe/Paris')],
  ['GB', everywhere('Europe/London')],
  ['GE', everywhere('Asia/Tbilisi')],
  ['GR', everywhere('Europe/Athens')],
  ['IE', everywhere('Europe/Dublin')],
  ['IT', everywhere('Europe/Rome')],
  ['JP', everywhere('Asia/Tokyo')],
  ['KW', everywhere('Asia/Kuwait')],
  ['KZ', everywhere('Asia/Almaty')],
  ['NL', everywhere('Europe/Amsterdam')],
  ['PL', everywhere('Europe/Warsaw')],
  ['PT', ['Atlantic/Azores', 'Europe/Lisbon']],
  ['RU', ['Europe/Kaliningrad', 'Asia/Kamchatka']],
  ['TR', everywhere('Europe/Istanbul')],
  // Crimea has the clock of Moscow.
  ['UA', ['Europe/Kiev', 'Europe/Simferopol']],
  ['US', ['Pacific/Honolulu', 'America/New_York']],
  ['UZ', everywhere('Asia/Tashkent')],
]);

/** The ends of the calendar: UTC-12 and UTC+14, whose names have the sign the other way round. */
const OF_THE_WORLD: Zones = ['Etc/GMT+12', 'Etc/GMT-14'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a time zone, such as "2026-11-25". */
function dayIn(timeZone: string, at: number): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(at);
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * The days of a country at a moment.
 * @param code The two letters of the country; of one that is not known, the days are those of the whole world.
 * @param at Milliseconds since the epoch.
 */
export function daysOfCountry(code: string | undefined, at: number): DaysOfCountry {
  const [west, east] = ZONES.get(code ?? '') ?? OF_THE_WORLD;
  return { earliest: dayIn(west, at), latest: dayIn(east, at) };
}
