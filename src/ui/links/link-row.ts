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

/** Brings a link of a row that is too long into view. Only the row moves, not the page. */
export function centreInRow(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (!link || !row) return;
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
