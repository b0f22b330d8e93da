/** A link of a row of links to pages that stand beside each other. */
export interface RowLink {
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** How many things are behind it. */
  readonly count?: number;
}

export interface LinkRowProps {
  /** The row's name, for screen readers. */
  readonly label: string;
  readonly links: readonly RowLink[];
}

/** Brings an element of a row that is too long into view. Only the row moves, not the page. */
export function centreInRow(element: HTMLElement | null): void {
  const row = element?.parentElement;
  if (!element || !row) return;
  row.scrollLeft =
    element.offsetLeft - row.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
}
