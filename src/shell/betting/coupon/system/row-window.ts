/** The rendered part of a long list of rows of equal height. */
export interface RowWindow {
  /** The height of the list's scroll area. */
  readonly height: number;
  /** The rendered rows: `count` rows from `first`. */
  readonly first: number;
  readonly count: number;
  /** The offset of the first rendered row from the top. */
  readonly top: number;
}

/** Chromium limits an element's height to 2^25 px, Firefox to less. */
const MAX_HEIGHT = 8_000_000;
/** Rows rendered beyond the visible ones, so that a quick scroll shows no gap. */
const EXTRA_ROWS = 4;

/**
 * Returns the rows to render. A list above the maximum height scrolls in steps of several rows; there
 * `from` sets the first row, independent of the scroll bar.
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
  const height = Math.min(full, MAX_HEIGHT);
  const scrollTop = Math.max(0, Math.min(list.scrollTop, height - viewHeight));
  const visible = Math.ceil(viewHeight / rowHeight) + 1;
  if (full <= height) {
    const first = Math.max(0, Math.floor(scrollTop / rowHeight) - EXTRA_ROWS);
    const count = Math.min(rows - first, visible + 2 * EXTRA_ROWS);
    return { height, first, count, top: first * rowHeight };
  }
  // The position of the scroll bar is a share of the list.
  const last = rows - Math.floor(viewHeight / rowHeight);
  const share = scrollTop / (height - viewHeight);
  const first = Math.min(last, list.from ?? Math.round(share * last));
  const count = Math.min(rows - first, visible);
  return { height, first, count, top: Math.min(scrollTop, height - count * rowHeight) };
}

/** The scroll position that makes a row the first visible one, as far as the list's end allows. */
export function scrollTopOf(
  row: number,
  list: { readonly rows: number; readonly rowHeight: number; readonly viewHeight: number },
): number {
  const { rowHeight, viewHeight } = list;
  const height = Math.min(list.rows * rowHeight, MAX_HEIGHT);
  const max = Math.max(0, height - viewHeight);
  if (list.rows * rowHeight <= height) return Math.min(max, row * rowHeight);
  return Math.min(max, (row / (list.rows - Math.floor(viewHeight / rowHeight))) * max);
}
