import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';

/** One state of a part. */
export interface State {
  /** The props that make it, as code. */
  readonly props: string;
  readonly show: (t: TFunction) => ReactElement;
}

/** Components of `@grandstand/ui` that are shown together. */
export interface Part {
  /** Their names, as the package exports them. */
  readonly names: readonly string[];
  readonly states: readonly State[];
}
