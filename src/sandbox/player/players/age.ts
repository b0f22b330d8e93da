const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The age in whole years on a day; undefined if there is no such birthday.
 * @param birthday "1990-02-28".
 * @param today "2026-11-25": of a person's country the earliest day, so that nobody is of age before the law says so.
 */
export function ageOn(birthday: string, today: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (DATE.exec(birthday) ?? []).map(Number);
  const born = new Date(Date.UTC(year, month - 1, day));
  // Days that do not exist, such as 30 February, are moved to the next month.
  if (year < 1900 || born.toISOString().slice(0, 10) !== birthday) return undefined;
  const hasHadBirthday = today.slice(5) >= birthday.slice(5);
  return Number(today.slice(0, 4)) - year - (hasHadBirthday ? 0 : 1);
}
