/** A moment as text, which a person and a spreadsheet can read. */
export const timeOf = (at: unknown): string | null =>
  typeof at === 'number' ? new Date(at).toISOString() : null;
