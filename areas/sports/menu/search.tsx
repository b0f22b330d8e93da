import {
  createElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactElement,
} from 'react';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon, TextField, useFieldShortcut } from '@grandstand/ui';
import { useSports } from '../page/sports-context';
import { searchPath, type Screen } from '../screens/screen';
import { menuPlaceOf } from './menu';
import type { SuggestionsProps } from './suggestions';
import styles from './search.module.css';

/** Looks for teams and championships; a form that also works before any script. */
export function Search({ screen }: { readonly screen: Screen }): ReactElement {
  const { actions } = useSports();
  const { href, settings, t } = useAreaWords();
  const section = menuPlaceOf(screen).section ?? 'line';
  const searched = screen.kind === 'search' ? screen.search : '';
  const [words, setWords] = useState(searched);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const field = useRef<HTMLInputElement>(null);
  const hasShortcut = settingOf(settings, 'isSlashShortcut') === 1;
  useFieldShortcut(field, hasShortcut ? isSearchShortcut : isNever);

  // Going elsewhere empties the field, unless the player is writing in it.
  useEffect(() => {
    if (document.activeElement !== field.current) setWords(searched);
  }, [searched]);

  const prepare = (): void => {
    import('./suggestions').then(
      (part) => setSuggestions(() => part.Suggestions),
      // Enter leads to the results without them.
      () => {},
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Each search more replaces the last: Back leads to where it began.
    actions.go(searchPath(section, words), { replace: screen.kind === 'search' });
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
          aria-keyshortcuts={hasShortcut ? '/' : undefined}
          value={words}
          onChange={setWords}
          onFocus={prepare}
        />
        <span className={styles.sign}>
          <Icon name="search" />
        </span>
        {Suggestions ? createElement(Suggestions, { field, words }) : null}
      </form>
    </search>
  );
}

const isNever = (): boolean => false;

/** "/", but in a field it is text, and a dialog keeps the focus. */
function isSearchShortcut({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest('input, select, textarea, dialog, [contenteditable]') !== null;
  return key === '/' && !altKey && !ctrlKey && !metaKey && !isTyping;
}
