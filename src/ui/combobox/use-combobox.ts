import { useId, useState } from 'react';
import { placeAfter } from './place-after';

/** A press of a key, as React or the browser reports it. */
interface KeyPress extends Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'> {
  readonly nativeEvent?: KeyboardEvent;
  readonly isComposing?: boolean;
}

interface ComboboxOptions<T> {
  /** As they are shown; none while the list is closed. */
  readonly options: readonly T[];
  readonly idOf: (option: T) => string | number;
  /** What the options answer; with another one the choice begins anew. */
  readonly answerTo: unknown;
  readonly isOpen: boolean;
  /** An option is active from the start; otherwise the arrows also pass a place at which none is. */
  readonly isRequired?: boolean;
  /** Enter with an active option. */
  readonly onChoose: (option: T) => void;
  /** An arrow while the list is closed. */
  readonly onOpen?: (() => void) | undefined;
  /** Escape, and Enter without an active option; left out: the list is always open. */
  readonly onClose?: () => void;
}

/**
 * A field with a list of options (WAI-ARIA: combobox with a listbox): the field keeps the focus, and keys move the
 * active option. `field` goes to the input, `listId` to the `ListBox`.
 */
export function useCombobox<T>({
  options,
  idOf,
  answerTo,
  isOpen,
  isRequired = false,
  onChoose,
  onOpen,
  onClose,
}: ComboboxOptions<T>) {
  const listId = useId();
  const [moved, setMoved] = useState<{ readonly answerTo: unknown; readonly place: number }>();
  const first = isRequired ? 0 : -1;
  const place = moved !== undefined && moved.answerTo === answerTo ? moved.place : first;
  const active = options[place];
  const optionId = (option: T): string => `${listId}-${idOf(option)}`;
  const activeId = active && optionId(active);

  const onKeyDown = (event: KeyPress): void => {
    const { key, isComposing = event.nativeEvent?.isComposing } = event;
    // An input method uses these keys itself.
    if (isComposing === true) return;
    const next = placeAfter(key, place, options.length, isRequired);
    if (next !== undefined) {
      event.preventDefault();
      setMoved({ answerTo, place: next });
    } else if (!isOpen && onOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setMoved({ answerTo, place: first });
      onOpen();
    } else if (key === 'Enter') {
      // It would send the form around.
      if (active || isRequired) event.preventDefault();
      if (active) onChoose(active);
      else onClose?.();
    } else if (key === 'Escape' && isOpen && onClose) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };

  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': options.length > 0,
    'aria-activedescendant': activeId,
    onKeyDown,
  } as const;
  return { active, activeId, listId, optionId, field };
}
