import {
  useEffect,
  useId,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { longStartText } from '@grandstand/line-ui';
import { VisuallyHidden } from '@grandstand/ui';
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
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The possible meanings of the typed words, in a list under the field (WAI-ARIA: combobox with a listbox). */
export function Suggestions({ field, words }: SuggestionsProps): ReactElement {
  const { actions } = useSports();
  const { href, t } = useAreaWords();
  const id = useId();
  const found = useSuggestions(words);
  // The words for which the list was closed: it opens with the next letter.
  const [closedFor, setClosedFor] = useState<string>();
  const [hasFocus, setHasFocus] = useState(() => document.activeElement === field.current);
  const [active, setActive] = useState<{ readonly of: typeof found; readonly place: number }>();
  const isOpen = found !== undefined && hasFocus && closedFor !== words;
  const options = isOpen ? KINDS.flatMap((kind) => found.filter((one) => one.kind === kind)) : [];
  // Another answer has no chosen option yet.
  const place = active !== undefined && active.of === found ? active.place : -1;
  const chosen = options[place];
  const optionId = (one: Suggestion): string => `${id}-${one.kind}-${one.id}`;

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const keyDown = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step !== undefined && found) {
        event.preventDefault();
        setClosedFor(undefined);
        const count = found.length + 1;
        // One place more than there are options: none is chosen there, and Enter searches.
        const next = isOpen ? (place + 1 + step + count) % count : 0;
        setActive({ of: found, place: isOpen ? next - 1 : -1 });
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        setClosedFor(words);
        actions.go(pathOf(chosen));
      } else if (event.key === 'Enter') {
        setClosedFor(words);
      } else if (event.key === 'Escape' && isOpen) {
        // The words stay, and so does the focus.
        event.preventDefault();
        event.stopPropagation();
        setClosedFor(words);
      }
    };
    const focus = (): void => setHasFocus(true);
    const blur = (): void => setHasFocus(false);
    input.addEventListener('keydown', keyDown);
    input.addEventListener('focus', focus);
    input.addEventListener('blur', blur);
    return () => {
      input.removeEventListener('keydown', keyDown);
      input.removeEventListener('focus', focus);
      input.removeEventListener('blur', blur);
    };
  }, [field, found, isOpen, place, chosen, words, actions]);

  const activeId = chosen && optionId(chosen);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-controls', id);
    input?.setAttribute('aria-expanded', String(isOpen && options.length > 0));
    if (activeId === undefined) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', activeId);
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, id, isOpen, options.length, activeId]);

  return (
    <>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('suggest.label')}
        className={styles.list}
        hidden={options.length === 0}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {KINDS.map((kind) => {
          const ofKind = options.filter((one) => one.kind === kind);
          return ofKind.length === 0 ? null : (
            // A fieldset is for forms.
            <div key={kind} role="group" aria-label={t(`suggest.${kind}`)}>
              <p className={styles.kind} aria-hidden="true">
                {t(`suggest.${kind}`)}
              </p>
              {ofKind.map((one) => (
                <a
                  key={one.id}
                  id={optionId(one)}
                  role="option"
                  aria-selected={one === chosen}
                  tabIndex={-1}
                  className={styles.option}
                  href={href(pathOf(one))}
                  onClick={() => setClosedFor(words)}
                >
                  <span className={styles.name}>{one.name}</span>
                  <Note of={one} />
                </a>
              ))}
            </div>
          );
        })}
      </div>
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
