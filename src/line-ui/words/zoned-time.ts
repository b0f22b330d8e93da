/** Clock and calendar in the player's time zone. */
export interface ZonedTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
}

/** More than any visitor needs; a server meets one spelling of a zone after another in hostile cookies. */
const MAX_FORMATS = 100;

// Making a format takes a hundred times as long as using one.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const held = formats.get(timeZone);
  if (held) return held;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  if (formats.size === MAX_FORMATS) formats.clear();
  formats.set(timeZone, made);
  return made;
}

/** Reads a time in a time zone as numbers: words differ between a server's and a browser's Intl, numbers don't. */
export function zonedTime(time: number, timeZone: string): ZonedTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const part of formatOf(timeZone).formatToParts(time)) parts[part.type] = Number(part.value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, weekday, hour, minute };
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: ZonedTime, to: ZonedTime): number {
  const start = Date.UTC(from.year, from.month - 1, from.day);
  const end = Date.UTC(to.year, to.month - 1, to.day);
  return Math.round((end - start) / 86_400_000);
}
