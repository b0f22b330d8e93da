import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import {
  ChampLand,
  GRID_ROW,
  longStartText,
  OddsCell,
  playText,
  useGameNow,
  useLineServices,
  useOddsGrid,
} from '@grandstand/line-ui';
import { classNames, Crest } from '@grandstand/ui';
import { resultOf } from './match-result';
import row from '../card-row.module.css';
import styles from './match-cards.module.css';

interface MatchCardsProps {
  readonly matches: readonly Game[];
  /** As high as the cards of open bets. */
  readonly isShort?: boolean;
}

/** Matches beside each other, each with its start and the prices of its result: one grid to move through by the arrow keys. */
export function MatchCards({ matches, isShort = false }: MatchCardsProps): ReactElement {
  const grid = useOddsGrid<HTMLUListElement>(matches);
  return (
    <ul className={classNames(row.row, styles.cards, isShort && styles.short)} ref={grid}>
      {matches.map((game) => (
        <li key={game.id} {...{ [GRID_ROW]: '' }}>
          <MatchCard game={game} isShort={isShort} />
        </li>
      ))}
    </ul>
  );
}

function MatchCard({
  game,
  isShort,
}: {
  readonly game: Game;
  readonly isShort: boolean;
}): ReactElement {
  const { href, settings, t } = useAreaWords();
  const { gamePath } = useLineServices();
  const now = useGameNow(game.id) ?? game;
  const result = resultOf(game);
  const hasCrests = settingOf(settings, 'isAppLightVersion') === 0;
  const title = `${game.home} – ${game.away}`;
  const sides = [
    { name: game.home, badge: game.homeBadge, score: now.score?.home },
    { name: game.away, badge: game.awayBadge, score: now.score?.away },
  ];
  return (
    <div className={styles.card}>
      <a className={styles.game} href={href(gamePath({ ...game, isLive: now.isLive }))}>
        <span className={styles.meta}>
          {isShort ? null : (
            <>
              <ChampLand champ={game.champ} />
              <span className={styles.champ}>{game.champ.name}</span>
            </>
          )}
          <span className={classNames(styles.when, now.isLive && styles.live)}>{when()}</span>
        </span>
        {isShort ? (
          <span className={styles.title}>{title}</span>
        ) : (
          sides.map(({ name, badge, score }) => (
            <span key={name} className={styles.side}>
              {hasCrests ? <Crest badge={badge} name={name} /> : null}
              <span className={styles.name}>{name}</span>
              <span className={styles.score}>{score}</span>
            </span>
          ))
        )}
      </a>
      <div className={styles.prices}>
        {result?.outcomes.map((outcome) => (
          <OddsCell
            key={outcome.id}
            game={game}
            marketTypeId={result.marketTypeId}
            outcome={outcome}
            isOver={now.isFinished}
            shape="row"
          />
        ))}
      </div>
    </div>
  );

  function when(): string {
    if (now.isFinished) return t('line.row.over');
    if (now.isLive) return playText(now.score, game.sport.slug, t) || t('line.row.live');
    const { timeZone, is12h } = settings;
    const weekdayName = (day: number): string => t(`line.weekday.${day}`);
    return longStartText(game.startsAt, { timeZone, is12h, weekdayName });
  }
}
