import { Fragment, memo, type ReactElement } from 'react';
import type { Section } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, Flag, Icon, inOrder, sportIcon } from '@grandstand/ui';
import { ChampLand } from '../match/champ-land';
import type { GameBlock as Block } from './game-blocks';
import { useLineServices } from '../context/line-context';
import { Star } from '../star/star';
import { dayText } from '../words/start-text';
import { zonedTime } from '../words/zoned-time';
import { ColumnChoice } from './columns/column-choice';
import { columnClass } from './columns/column-class';
import { GameRow } from './game-row';
import styles from './game-block.module.css';
import { useShownColumns } from './columns/use-shown-columns';

interface GameBlockProps {
  readonly block: Block;
  /** Whether the markets of its columns can be chosen: in the first block of a sport. */
  readonly hasChoice: boolean;
  /** Games that are no longer in the list. */
  readonly gone: ReadonlySet<number>;
  readonly section: Section;
  readonly listedAt: number;
  readonly headingLevel: 2 | 3;
}

/** A championship's games under its name and the names of the markets. */
export const GameBlock = memo(function GameBlock({
  block: { champ, sport, games, count, columns, country },
  hasChoice,
  gone,
  section,
  listedAt,
  headingLevel,
}: GameBlockProps): ReactElement {
  const { champPath } = useLineServices();
  const { dictionary, href, settings, t } = useAreaWords();
  // The country is named above, once for all of its championships.
  const isByCountry = settingOf(settings, 'isGroupByCountry') === 1;
  const hasFullNames = settingOf(settings, 'marketsNameType') === 1;
  const columnName = (marketTypeId: number): string =>
    hasFullNames ? marketName(dictionary, marketTypeId) : t(`line.column.${marketTypeId}`);
  const shownColumns = useShownColumns(columns);
  // Live matches have begun: no day is shown.
  const isByDay = section === 'line';
  const { timeZone } = settings;
  const now = zonedTime(listedAt, timeZone);
  const days = isByDay
    ? games.map(({ startsAt }) => dayText(startsAt, { now, timeZone, word: t }))
    : [];
  const [firstDay] = days;
  const Heading = `h${headingLevel}` as const;
  const DayHeading = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <div className={styles.block}>
      {country === null ? null : (
        <p className={styles.land}>
          {champ.flag === undefined ? null : <Flag code={champ.flag} />}
          {country}
        </p>
      )}
      <div className={styles.head}>
        <Star favourite={`league:${champ.id}`} name={champ.name} place="edge" />
        <div className={styles.names}>
          <Heading className={styles.title}>
            <Icon name={sportIcon(sport.slug)} />
            <a className={styles.champ} href={href(champPath(section, sport.slug, champ.slug))}>
              {isByCountry ? null : <ChampLand champ={champ} />}
              <span className={styles.name}>{champ.name}</span>
            </a>
            <span className={styles.count}>{count}</span>
          </Heading>
          {firstDay === undefined ? null : (
            <DayHeading
              className={classNames(styles.day, firstDay === t('line.day.today') && styles.today)}
            >
              {firstDay}
            </DayHeading>
          )}
        </div>
        <div className={styles.columns} aria-hidden={!hasChoice || undefined}>
          {inOrder(shownColumns, (column, index) => (
            <span
              // By its place: the focus stays where the player chose.
              className={classNames(styles.columnName, ...columnClass(shownColumns, column, index))}
              title={marketName(dictionary, column.marketTypeId)}
            >
              {hasChoice ? (
                <ColumnChoice columns={columns} index={index} nameOf={columnName} />
              ) : (
                columnName(column.marketTypeId)
              )}
            </span>
          ))}
        </div>
        <span className={styles.end} />
      </div>
      {games.map((game, index) => (
        <Fragment key={game.id}>
          {index > 0 && days[index] !== days[index - 1] ? (
            <DayHeading className={classNames(styles.day, styles.nextDay)}>
              {days[index]}
            </DayHeading>
          ) : null}
          <GameRow
            game={game}
            isGone={gone.has(game.id)}
            columns={shownColumns}
            section={section}
            listedAt={listedAt}
          />
        </Fragment>
      ))}
    </div>
  );
});
