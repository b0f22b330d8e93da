import { useState, type KeyboardEvent } from 'react';

/** So far does a page move. */
const PAGE = 8;

interface ListKeys {
  /** The place of the row that Enter chooses. */
  readonly active: number;
  readonly setActive: (place: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The keys of a field with a list below it: the field keeps the focus, the list has an active row. */
export function useListKeys(count: number, onChoose: (place: number) => void): ListKeys {
  const [active, setActive] = useState(0);

  const onKeyDown = (event: KeyboardEvent): void => {
    // An input method uses these keys itself.
    if (event.nativeEvent.isComposing) return;
    const next = placeAfter(event.key, active, count);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      // Otherwise it sends the form around.
      event.preventDefault();
      onChoose(active);
    }
  };
  return { active, setActive, onKeyDown };
}

/** The place that a key moves to; arrows go around, pages stop at the ends. */
function placeAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'PageDown':
      return Math.min(active + PAGE, count - 1);
    case 'PageUp':
      return Math.max(active - PAGE, 0);
    default:
      return undefined;
  }
}
