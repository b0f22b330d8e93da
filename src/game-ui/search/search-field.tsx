import { useEffect, useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { navigationGo } from '@grandstand/bus-contracts';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useBus } from '@grandstand/bus-contracts/react';
import { Icon, TextField, VisuallyHidden } from '@grandstand/ui';
import { useGamePath } from '../data/games-context';
import type { GameManifest } from '../manifest';
import { useSuggestions } from './use-suggestions';
import styles from './search-field.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(searched);
  const [isOpen, setIsOpen] = useState(false);
  const { games, isNearest } = useSuggestions(isOpen ? words : '');
  const [active, setActive] = useState<{ readonly of: typeof games; readonly place: number }>();
  // Another answer has no chosen game yet.
  const place = active !== undefined && active.of === games ? active.place : -1;
  const chosen = isOpen ? games[place] : undefined;
  const optionId = (tile: CasinoTile): string => `${id}-${tile.id}`;

  // Going elsewhere empties the field, unless the player is writing in it.
  useEffect(() => {
    if (document.activeElement !== field.current) setWords(searched);
  }, [searched]);

  const go = (path: string): void => {
    setIsOpen(false);
    // Each search more replaces the last: Back leads to where it began.
    bus.send(navigationGo, { path, replace: searched !== '' }).catch(() => {});
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    go(chosen ? pathOf(chosen) : `${page}?search=${encodeURIComponent(words.trim())}`);
  };
  const keyDown = (event: { key: string; preventDefault: () => void }): void => {
    const step = STEPS[event.key];
    if (step !== undefined && games.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      const count = games.length + 1;
      setActive({ of: games, place: isOpen ? ((place + 1 + step + count) % count) - 1 : 0 });
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    }
  };
  const isShown = isOpen && games.length > 0;
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
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && optionId(chosen)}
          value={words}
          onChange={(text) => {
            setWords(text);
            setIsOpen(true);
          }}
          onKeyDown={keyDown}
          onBlur={() => setIsOpen(false)}
        />
        <span className={styles.sign}>
          <Icon name="search" />
        </span>
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t('games.search.found')}
          className={styles.list}
          hidden={!isShown}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isNearest ? (
            <p className={styles.note} aria-hidden="true">
              {t('games.search.nearest')}
            </p>
          ) : null}
          {games.map((tile) => (
            <a
              key={tile.id}
              id={optionId(tile)}
              role="option"
              aria-selected={tile === chosen}
              tabIndex={-1}
              className={styles.option}
              href={href(pathOf(tile))}
              onClick={() => setIsOpen(false)}
            >
              <span className={styles.name}>{tile.name}</span>
              <span className={styles.provider}>{tile.provider.name}</span>
            </a>
          ))}
        </div>
        {/* There before its words, which screen readers announce. */}
        <VisuallyHidden>
          <output>{isShown ? t('games.list.count', { count: games.length }) : ''}</output>
        </VisuallyHidden>
      </form>
    </search>
  );
}
