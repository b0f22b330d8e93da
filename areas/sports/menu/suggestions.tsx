import { useEffect, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { longStartText } from '@grandstand/line-ui';
import { ListBox, ListGroup, useCombobox, VisuallyHidden } from '@grandstand/ui';
import { useSports } from '../page/sports-context';
import { placePath, searchPath } from '../screens/screen';
import { useSuggestions, type Suggestion } from './use-suggestions';
import styles from './suggestions.module.css';

export interface SuggestionsProps {
  /** The search field, of which this makes a combobox. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly words: string;
}

const KINDS = ['match', 'team', 'league', 'country'] as const;

/** The possible meanings of the typed words, in a list under the field (WAI-ARIA: combobox with a listbox). */
export function Suggestions({ field, words }: SuggestionsProps): ReactElement {
  const { actions } = useSports();
  const { href, t } = useAreaWords();
  const found = useSuggestions(words);
  // The words for which the list was closed: it opens with the next letter.
  const [closedFor, setClosedFor] = useState<string>();
  const [hasFocus, setHasFocus] = useState(() => document.activeElement === field.current);
  const isOpen = found !== undefined && hasFocus && closedFor !== words;
  const options = isOpen ? KINDS.flatMap((kind) => found.filter((one) => one.kind === kind)) : [];
  const close = (): void => setClosedFor(words);
  const list = useCombobox({
    options,
    idOf: ({ kind, id }) => `${kind}-${id}`,
    answerTo: found,
    isOpen,
    onChoose: (one) => {
      close();
      actions.go(pathOf(one));
    },
    onOpen: found && (() => setClosedFor(undefined)),
    onClose: close,
  });
  useField(field, list.field);
  useEffect(() => {
    const input = field.current;
    const focus = (): void => setHasFocus(true);
    const blur = (): void => setHasFocus(false);
    input?.addEventListener('focus', focus);
    input?.addEventListener('blur', blur);
    return () => {
      input?.removeEventListener('focus', focus);
      input?.removeEventListener('blur', blur);
    };
  }, [field]);

  return (
    <>
      <ListBox
        id={list.listId}
        label={t('suggest.label')}
        className={styles.list}
        isEmpty={options.length === 0}
        activeId={list.activeId}
      >
        {KINDS.map((kind) => {
          const ofKind = options.filter((one) => one.kind === kind);
          return ofKind.length === 0 ? null : (
            <ListGroup key={kind} label={t(`suggest.${kind}`)} className={styles.kind}>
              {ofKind.map((one) => (
                <a
                  key={one.id}
                  id={list.optionId(one)}
                  role="option"
                  aria-selected={one === list.active}
                  tabIndex={-1}
                  className={styles.option}
                  href={href(pathOf(one))}
                  onClick={close}
                >
                  <span className={styles.name}>{one.name}</span>
                  <Note of={one} />
                </a>
              ))}
            </ListGroup>
          );
        })}
      </ListBox>
      <p className={styles.none} hidden={!isOpen || options.length > 0} aria-hidden="true">
        {t('suggest.none')}
      </p>
      {/* There before its words, which screen readers announce. */}
      <VisuallyHidden>
        <output>{status()}</output>
      </VisuallyHidden>
    </>
  );

  function status(): string {
    if (!isOpen) return '';
    return options.length === 0
      ? t('suggest.none')
      : t('suggest.found', { number: options.length });
  }
}

/** Makes a combobox of a field that is there before this code. */
function useField(
  field: RefObject<HTMLInputElement | null>,
  { onKeyDown, ...attributes }: ReturnType<typeof useCombobox>['field'],
): void {
  useEffect(() => {
    const input = field.current;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input?.removeAttribute(name);
      else input?.setAttribute(name, String(value));
    }
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  });
}

/** The league of a match and when it is played, the country of a league. */
function Note({ of: { kind, note, section, startsAt } }: { readonly of: Suggestion }): ReactNode {
  const { settings, t } = useAreaWords();
  if (kind !== 'match') return note === null ? null : <span className={styles.note}>{note}</span>;
  const isLive = section === 'live';
  const start =
    startsAt === null
      ? ''
      : longStartText(startsAt, {
          timeZone: settings.timeZone,
          is12h: settings.is12h,
          weekdayName: (weekday) => t(`line.weekday.${weekday}`),
        });
  return (
    <span className={styles.note}>
      <span className={isLive ? styles.live : undefined}>{isLive ? t('section.live') : start}</span>
      {note === null ? '' : ` · ${note}`}
    </span>
  );
}

/** Where a suggestion leads; a team's and a country's matches are those that a search finds. */
function pathOf({ kind, name, section, sport, champ, game }: Suggestion): string {
  switch (kind) {
    case 'match':
      return placePath(section, sport, champ, game ?? undefined);
    case 'league':
      return placePath(section, sport, champ);
    default:
      return searchPath(section, name);
  }
}
