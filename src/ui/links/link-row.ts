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
