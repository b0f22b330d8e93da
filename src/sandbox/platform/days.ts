const DAY = 86_400_000;

/** A day of the operator, which begins at midnight UTC everywhere: a player who changes the time zone gets no other day. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The midnight that ends the day of a time. */
export function dayEnd(ms: number): number {
  return (Math.floor(ms / DAY) + 1) * DAY;
}
