interface Hours {
  /** Minutes of the day in the terminal's own time; the same twice: all day. */
  readonly opensAt: number;
  readonly closesAt: number;
  readonly timeZone: string;
}

const HOUR = 60;

/** The hours of a terminal: "09:00–22:00"; null: all day. */
export function hoursOf({ opensAt, closesAt }: Hours): string | null {
  return opensAt === closesAt ? null : `${clock(opensAt)}–${clock(closesAt)}`;
}

/** Whether a terminal is open at a time, by the clock of its place. */
export function isOpenAt({ opensAt, closesAt, timeZone }: Hours, time: number): boolean {
  if (opensAt === closesAt) return true;
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .format(time)
    .split(':')
    .map(Number);
  const at = hour * HOUR + minute;
  return opensAt < closesAt
    ? at >= opensAt && at < closesAt
    : // Over midnight.
      at >= opensAt || at < closesAt;
}

/** Whether a terminal has all words of a search in its city or address. */
export function matches(
  { city, address }: { readonly city: string; readonly address: string },
  search: string,
): boolean {
  const all = `${city} ${address}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function clock(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}
