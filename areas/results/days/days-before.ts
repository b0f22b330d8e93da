const DAY = 86_400_000;

/** A day and those before it, the newest first: "2026-11-26", "2026-11-25". */
export function daysBefore(day: string, count: number): readonly string[] {
  const last = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(last)
    ? []
    : Array.from({ length: count }, (_, back) =>
        new Date(last - back * DAY).toISOString().slice(0, 10),
      );
}
