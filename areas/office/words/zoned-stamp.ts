/** A time in a time zone for a file, the same in every language: "2026-08-29 14:05:00". */
export function zonedStamp(time: number, timeZone: string): string {
  // Swedish writes days and times like this.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(time);
}

/** The day of a time in a time zone: "2026-08-29". */
export function zonedDay(time: number, timeZone: string): string {
  return zonedStamp(time, timeZone).slice(0, 10);
}
