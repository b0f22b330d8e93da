/** A list of rows of one height, of which only those in sight are made. */
export interface RowWindow {
  /** The height the whole list pretends to have; browsers draw no taller. */
  readonly height: number;
  /** The rows to make: `first` and as many as `count`. */
  readonly first: number;
  readonly count: number;
  /** Where the first of them stands from the top. */
  readonly top: number;
}

/** Chromium stops at 2^25 px, Firefox sooner. */
const TALLEST = 8_000_000;
/** Made beyond what is in sight, so that a quick scroll shows no gap. */
const SPARE = 4;

/**
 * The rows in sight. A list taller than any page scrolls in leaps: there `from` names the first row
 * to show, wherever the scroll bar stands.
 */
export function rowWindow(list: {
  readonly rows: number;
  readonly rowHeight: number;
  readonly viewHeight: number;
  readonly scrollTop: number;
  readonly from?: number | undefined;
}): RowWindow {
  const { rows, rowHeight, viewHeight } = list;
  const full = rows * rowHeight;
  const height = Math.min(full, TALLEST);
  const scrollTop = Math.max(0, Math.min(list.scrollTop, height - viewHeight));
  const inSight = Math.ceil(viewHeight / rowHeight) + 1;
  if (full <= height) {
    const first = Math.max(0, Math.floor(scrollTop / rowHeight) - SPARE);
    const count = Math.min(rows - first, inSight + 2 * SPARE);
    return { height, first, count, top: first * rowHeight };
  }
  // The scroll bar stands for a share of the list; what is in sight hangs from where it stands.
  const last = rows - Math.floor(viewHeight / rowHeight);
  const share = scrollTop / (height - viewHeight);
  const first = Math.min(last, list.from ?? Math.round(share * last));
  const count = Math.min(rows - first, inSight);
  return { height, first, count, top: Math.min(scrollTop, height - count * rowHeight) };
}

/** Where to scroll so that a row is the first in sight, or as near as the list has an end. */
export function scrollTopOf(
  row: number,
  list: { readonly rows: number; readonly rowHeight: number; readonly viewHeight: number },
): number {
  const { rowHeight, viewHeight } = list;
  const height = Math.min(list.rows * rowHeight, TALLEST);
  const most = Math.max(0, height - viewHeight);
  if (list.rows * rowHeight <= height) return Math.min(most, row * rowHeight);
  return Math.min(most, (row / (list.rows - Math.floor(viewHeight / rowHeight))) * most);
}
