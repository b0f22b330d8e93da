import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { navigationGo } from '@grandstand/bus-contracts';
import { useAreaWords, useBus } from '@grandstand/bus-contracts/react';
import { Icon, ListBox, TextField, useCombobox, VisuallyHidden } from '@grandstand/ui';
import { useGamePath } from '../data/games-context';
import type { GameManifest } from '../manifest';
import { useSuggestions } from './use-suggestions';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** The words whose results the page shows; empty: it shows none. */
  readonly searched: string;
  /** The page of the results, which has the words as its `search`. */
  readonly page: string;
}

/** Looks for games: a form that also works before any script, with the games found so far in a list under it (WAI-ARIA: combobox). */
export function SearchField({ searched, page }: SearchFieldProps): ReactElement {
  const { href, t } = useAreaWords();
  const bus = useBus<GameManifest>();
  const pathOf = useGamePath();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(searched);
  const [isOpen, setIsOpen] = useState(false);
  const { games, isNearest } = useSuggestions(isOpen ? words : '');
  // Going elsewhere empties the field, unless the player is writing in it.
  useEffect(() => {
    if (document.activeElement !== field.current) setWords(searched);
  }, [searched]);

  const go = (path: string): void => {
    setIsOpen(false);
    // Each search more replaces the last: Back leads to where it began.
    bus.send(navigationGo, { path, replace: searched !== '' }).catch(() => {});
  };
  const close = (): void => setIsOpen(false);
  const list = useCombobox({
    options: games,
    idOf: (tile) => tile.id,
    answerTo: games,
    isOpen,
    onChoose: (tile) => go(pathOf(tile)),
    onClose: close,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    go(list.active ? pathOf(list.active) : `${page}?search=${encodeURIComponent(words.trim())}`);
  };
  const isShown = games.length > 0;
  return (
    <search>
      <form className={styles.search} action={href(page)} method="get" onSubmit={submit}>
        <TextField
          ref={field}
          label={t('games.search.label')}
          isLabelHidden
          placeholder={t('games.search.hint')}
          type="search"
          name="search"
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          {...list.field}
          value={words}
          onChange={(text) => {
            setWords(text);
            setIsOpen(true);
          }}
          onBlur={close}
        />
        <span className={styles.sign}>
          <Icon name="search" />
        </span>
        <ListBox
          id={list.listId}
          label={t('games.search.found')}
          className={styles.list}
          isEmpty={!isShown}
          activeId={list.activeId}
        >
          {isNearest ? (
            <p className={styles.note} aria-hidden="true">
              {t('games.search.nearest')}
            </p>
          ) : null}
          {games.map((tile) => (
            <a
              key={tile.id}
              id={list.optionId(tile)}
              role="option"
              aria-selected={tile === list.active}
              tabIndex={-1}
              className={styles.option}
              href={href(pathOf(tile))}
              onClick={close}
            >
              <span className={styles.name}>{tile.name}</span>
              <span className={styles.provider}>{tile.provider.name}</span>
            </a>
          ))}
        </ListBox>
        {/* There before its words, which screen readers announce. */}
        <VisuallyHidden>
          <output>{isShown ? t('games.list.count', { count: games.length }) : ''}</output>
        </VisuallyHidden>
      </form>
    </search>
  );
}
