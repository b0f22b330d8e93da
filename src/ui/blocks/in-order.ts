import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Shows items that are known by their places alone: as children by order they need no keys. */
export function inOrder<T>(
  items: readonly T[],
  show: (item: T, place: number) => ReactNode,
): ReactElement {
  return createElement(Fragment, null, ...items.map(show));
}
