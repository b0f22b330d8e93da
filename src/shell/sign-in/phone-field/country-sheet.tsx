import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { Button, Sheet, TextField, useCombobox, VisuallyHidden } from '@grandstand/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import { CountryList, type CountryGroup } from './country-list';
import { findCountries, searchedCountries } from './country-search';
import styles from './country.module.css';

/** As many rows as the first frame has; more than a screen. */
const FIRST_ROWS = 25;

interface CountrySheetProps {
  readonly countries: readonly PhoneCountry[];
  readonly chosen: PhoneCountry | undefined;
  /** Letters of countries that come before all others. */
  readonly quick: readonly (string | undefined)[];
  /** What is searched at first. */
  readonly text: string;
  /** The search gets no focus, so that no keyboard covers the list. */
  readonly isByTouch: boolean;
  readonly onChoose: (country: PhoneCountry) => void;
  readonly onClose: () => void;
}

/** All countries, and a search in them: a field with a list, as the ARIA practices describe it. */
export function CountrySheet({
  countries,
  chosen,
  quick,
  text: firstText,
  isByTouch,
  onChoose,
  onClose,
}: CountrySheetProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(firstText);
  const all = useMemo(() => searchedCountries(countries, tag), [countries, tag]);
  const isSearch = text.trim() !== '';
  const groups = useMemo((): readonly CountryGroup[] => {
    const rows = findCountries(text, all).map(({ country }) => country);
    return isSearch ? [{ key: 'found', rows }] : quickFirst(rows, quick);
  }, [all, isSearch, quick, text]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const {
    active,
    listId,
    field: keys,
  } = useCombobox({
    options: rows,
    idOf: ({ code }) => code,
    answerTo: text,
    isOpen: true,
    isRequired: true,
    onChoose,
  });
  const list = useMemo(() => ({ groups, active }), [groups, active]);
  // The keys are answered before the rows are rendered: on a slow phone all of them take 0.3 s.
  const shown = useDeferredValue(list, { ...list, groups: firstOf(groups) });
  const nothing = t('country.none', { text: text.trim() });

  // Behind the letter that opened the search.
  useEffect(
    () => field.current?.setSelectionRange(firstText.length, firstText.length),
    [firstText],
  );

  return (
    <Sheet
      isForm={!isByTouch}
      title={t('country.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={t('country.search')}
        {...keys}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        size="l"
        value={text}
        onChange={setText}
      />
      <div className={styles.results}>
        <CountryList id={listId} {...shown} chosen={chosen} onChoose={onChoose} />
        {rows.length > 0 ? null : (
          <>
            <p className={styles.none} aria-hidden="true">
              {nothing}
            </p>
            <Button
              onClick={() => {
                setText('');
                field.current?.focus();
              }}
            >
              {t('country.clear')}
            </Button>
          </>
        )}
        {/* There before its words, which screen readers announce. */}
        <VisuallyHidden>
          <output>
            {rows.length === 0 ? nothing : isSearch && t('country.found', { found: rows.length })}
          </output>
        </VisuallyHidden>
      </div>
    </Sheet>
  );
}

/** The countries in two groups: those that are likely, in their own order, and all others. */
function quickFirst(
  all: readonly PhoneCountry[],
  quick: readonly (string | undefined)[],
): readonly CountryGroup[] {
  const likely = [...new Set(quick)].flatMap((code) => all.filter((one) => one.code === code));
  const others = all.filter((country) => !likely.includes(country));
  const groups: CountryGroup[] = [
    { key: 'quick', rows: likely },
    { key: 'all', rows: others },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function firstOf(groups: readonly CountryGroup[]): readonly CountryGroup[] {
  return groups.map(({ key, rows }) => ({ key, rows: rows.slice(0, FIRST_ROWS) }));
}
