import type { ReactElement } from 'react';
import type { Section } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, Icon, sportIcon } from '@grandstand/ui';
import type { GameBlock as Block } from '../line/game-blocks';
import { placePath } from '../screens/screen';
import { Star } from '../star/star';
import { columnClass } from './column-class';
import { GameRow } from './game-row';
import styles from './game-block.module.css';

interface GameBlockProps {
  readonly block: Block;
  /** Games that are no longer in the list. */
  readonly gone: ReadonlySet<number>;
  readonly section: Section;
  readonly listedAt: number;
  readonly headingLevel: 2 | 3;
}

/** A championship's games under its name and the names of the markets. */
export function GameBlock({
  block: { champ, sport, games, count, columns, country },
  gone,
  section,
  listedAt,
  headingLevel,
}: GameBlockProps): ReactElement {
  const { dictionary, href, settings, t } = useAreaWords();
  // The country is named above, once for all of its championships.
  const isByCountry = settingOf(settings, 'isGroupByCountry') === 1;
  const hasFullNames = settingOf(settings, 'marketsNameType') === 1;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.block}>
      {country === null ? null : <p className={styles.land}>{country}</p>}
      <div className={styles.head}>
        <Star favourite={`league:${champ.id}`} name={champ.name} place="edge" />
        <Heading className={styles.title}>
          <Icon name={sportIcon(sport.slug)} />
          <a className={styles.champ} href={href(placePath(section, sport.slug, champ.slug))}>
            {champ.country === null || isByCountry ? null : (
              <span className={styles.country}>{champ.country}</span>
            )}
            <span className={styles.name}>{champ.name}</span>
          </a>
          <span className={styles.count}>{count}</span>
        </Heading>
        <div className={styles.columns} aria-hidden="true">
          {columns.map((column, index) => (
            <span
              key={column.marketTypeId}
              className={classNames(styles.columnName, ...columnClass(column, index))}
              title={marketName(dictionary, column.marketTypeId)}
            >
              {hasFullNames
                ? marketName(dictionary, column.marketTypeId)
                : t(`column.${column.marketTypeId}`)}
            </span>
          ))}
        </div>
        <span className={styles.end} />
      </div>
      {games.map((game) => (
        <GameRow
          key={game.id}
          game={game}
          isGone={gone.has(game.id)}
          columns={columns}
          listedAt={listedAt}
        />
      ))}
    </div>
  );
}
