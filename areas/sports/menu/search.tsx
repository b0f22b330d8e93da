import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon, TextField, useFieldShortcut } from '@grandstand/ui';
import { useSports } from '../page/sports-context';
import { searchPath, type Screen } from '../screens/screen';
import { menuPlaceOf } from './menu';
import styles from './search.module.css';

/** How long the player must stop typing before the search starts. */
export const TYPING_MS = 300;

/** Looks for teams and championships; a form that also works before any script. */
export function Search({ screen }: { readonly screen: Screen }): ReactElement {
  const { actions, clock } = useSports();
  const { href, t } = useAreaWords();
  const section = menuPlaceOf(screen).section ?? 'line';
  const searched = screen.kind === 'search' ? screen.search : '';
  const [words, setWords] = useState(searched);
  const cancel = useRef(() => {});
  const field = useRef<HTMLInputElement>(null);
  useFieldShortcut(field, isSearchShortcut);

  // Going elsewhere empties the field, unless the player is writing in it.
  useEffect(() => {
    if (document.activeElement !== field.current) setWords(searched);
  }, [searched]);
  useEffect(() => () => cancel.current(), []);

  const go = (text: string): void => {
    cancel.current();
    // Each word more replaces the last search: Back leads to where it began.
    actions.go(searchPath(section, text), { replace: screen.kind === 'search' });
  };
  const change = (text: string): void => {
    setWords(text);
    cancel.current();
    if (text.trim() !== searched) cancel.current = clock.after(TYPING_MS, () => go(text));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    go(words);
  };
  return (
    <search>
      <form className={styles.search} action={href(`/${section}`)} method="get" onSubmit={submit}>
        <TextField
          ref={field}
          label={t('search.label')}
          isLabelHidden
          placeholder={t('search.hint')}
          type="search"
          name="search"
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          value={words}
          onChange={change}
        />
        <span className={styles.sign}>
          <Icon name="search" />
        </span>
      </form>
    </search>
  );
}

/** "/", but in a field it is text, and a dialog keeps the focus. */
function isSearchShortcut({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest('input, select, textarea, dialog, [contenteditable]') !== null;
  return key === '/' && !altKey && !ctrlKey && !metaKey && !isTyping;
}
