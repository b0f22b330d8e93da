import { dateFormat } from '@grandstand/bus-contracts/domain';
import { classNames, Icon, ListBox, ListGroup, sportIcon, type IconName } from '@grandstand/ui';
import type { MouseEvent, ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { withLanguage } from '../../../routes';
import { useLanguage, useSettings } from '../../frame/shell-state';
import { GROUPS, type Result, type ResultGroup } from './results';
import styles from './search-dialog.module.css';

const ICONS: Readonly<Record<Exclude<ResultGroup, 'sport'>, IconName>> = {
  live: 'live',
  line: 'calendar',
  team: 'shield',
  league: 'statistics',
  country: 'globe',
  game: 'chip',
  page: 'chevron-right',
  help: 'info',
};

interface ResultListProps {
  readonly results: readonly Result[];
  readonly active: Result | undefined;
  readonly listId: string;
  readonly optionId: (result: Result) => string;
  readonly onChoose: (result: Result) => void;
}

/** The results by group, each a link to its page. */
export function ResultList({
  results,
  active,
  listId,
  optionId,
  onChoose,
}: ResultListProps): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const press = (event: MouseEvent, result: Result): void => {
    // Another tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(result);
  };
  return (
    <ListBox
      id={listId}
      label={t('search.results')}
      className={styles.list}
      isEmpty={results.length === 0}
      activeId={active && optionId(active)}
    >
      {GROUPS.map((group) => {
        const ofGroup = results.filter((one) => one.group === group);
        return ofGroup.length === 0 ? null : (
          <ListGroup key={group} label={t(`search.group.${group}`)} className={styles.group}>
            {ofGroup.map((result) => (
              <a
                key={result.id}
                id={optionId(result)}
                role="option"
                aria-selected={result === active}
                tabIndex={-1}
                className={styles.option}
                href={withLanguage(language, result.path)}
                onClick={(event) => press(event, result)}
              >
                <span className={classNames(styles.sign, group === 'live' && styles.live)}>
                  <Icon name={group === 'sport' ? sportIcon(result.id) : ICONS[group]} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{result.name}</span>
                  <Note of={result} />
                </span>
                <LiveScore of={result} />
              </a>
            ))}
          </ListGroup>
        );
      })}
    </ListBox>
  );
}

/** When a match begins, and what stands beside a name. */
function Note({ of: { group, note, startsAt } }: { readonly of: Result }): ReactElement | null {
  const { tag } = useLanguage();
  const { timeZone, is12h } = useSettings();
  const start =
    group === 'line' && startsAt !== null
      ? dateFormat(tag, {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          hour: '2-digit',
          minute: '2-digit',
          is12h,
          timeZone,
        })(startsAt)
      : null;
  const words = [start, note].filter((one) => one !== null);
  return words.length === 0 ? null : <span className={styles.note}>{words.join(' · ')}</span>;
}

/** That a match is played now, its score and its minute. */
function LiveScore({ of: { group, score } }: { readonly of: Result }): ReactElement | null {
  const { t } = useTexts();
  if (group !== 'live') return null;
  const minute = score?.minute ?? null;
  return (
    <span className={styles.now}>
      <span className={styles.live}>
        {t('search.live')}
        {minute === null ? '' : ` ${minute}′`}
      </span>
      {score ? <b className={styles.score}>{`${score.home}:${score.away}`}</b> : null}
    </span>
  );
}
