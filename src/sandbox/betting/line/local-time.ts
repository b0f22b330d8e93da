const HOUR = 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** By zone and hour: clocks change on the hour, and formatting is slow. */
const offsets = new Map<string, number>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** The offset of a time zone from UTC at a time, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const hour = Math.floor(at / HOUR);
  const key = `${timeZone}/${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = formatOf(timeZone).formatToParts(hour * HOUR);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * 60_000);
  offsets.set(key, offset);
  return offset;
}

/** The time at which a zone's local time is `local`, which is written as if it were UTC. */
export function timeOfLocal(timeZone: string, local: number): number {
  const near = local - offsetAt(timeZone, local);
  return local - offsetAt(timeZone, near);
}
