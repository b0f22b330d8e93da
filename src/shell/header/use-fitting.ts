import { useCallback, useState, type RefCallback } from 'react';

interface Fitting {
  /** For the row, which is another element for other links. */
  readonly row: RefCallback<HTMLElement>;
  /** The number of links in the first line; undefined before the first measurement, as on a server. */
  readonly fitting: number | undefined;
}

/** How many links are in the first line of a row that wraps, measured whenever its size or theirs changes. */
export function useFitting(): Fitting {
  const [fitting, setFitting] = useState<number>();
  const row = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const links = [...element.querySelectorAll<HTMLElement>('a')];
    const observer = new ResizeObserver(() =>
      setFitting(inFirstLine(links.map((link) => link.offsetTop))),
    );
    for (const each of [element, ...links]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { row, fitting };
}

/** The number of elements in the first line, by their tops in px, in document order. */
export function inFirstLine(tops: readonly number[]): number {
  const [first = 0] = tops;
  const next = tops.findIndex((top) => top > first);
  return next === -1 ? tops.length : next;
}
