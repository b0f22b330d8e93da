import type { ReactElement } from 'react';
import type { Game, Score } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useGameNow } from '@grandstand/line-ui';
import { nextOfLeague } from '../line/next-of-league';
import { GameList } from '../lists/game-list';
import { placePath } from '../screens/screen';
import { GameBets } from './game-bets';
import styles from './game-over.module.css';

interface GameOverProps {
  readonly game: Game;
}

/** The result of a match once it has ended. It stands before that, so that the end is spoken. */
export function GameResult({ game }: GameOverProps): ReactElement {
  const { t } = useAreaWords();
  const { isFinished } = useGameNow(game.id) ?? game;
  return (
    <output className={styles.result}>
      {isFinished ? (
        <>
          <strong className={styles.outcome}>
            <Outcome game={game} />
          </strong>
          <span>{t('game.overText')}</span>
        </>
      ) : null}
    </output>
  );
}

/** The player's bets on a match that has ended, and the league's next matches. */
export function GameOver({ game }: GameOverProps): ReactElement {
  const { t } = useAreaWords();
  const { sport, champ } = game;
  return (
    <>
      <GameBets gameId={game.id} />
      <GameList
        resource={nextOfLeague(game)}
        title={t('game.next', { champ: champ.name })}
        headingLevel={2}
        empty={{ title: t('game.noNext'), text: t('game.noNextText') }}
        more={{
          path: placePath('line', sport.slug, champ.slug),
          text: t('game.allNext', { champ: champ.name }),
        }}
      />
    </>
  );
}

/** Super overs of cricket, which follow its two innings, decide a level match. */
function decidingScore(score: Score): Pick<Score, 'home' | 'away'> {
  const isLevel = score.home === score.away && score.written && score.period > 2;
  return (isLevel && score.periods.at(-1)) || score;
}

/** The winner, in words; the score is on the board above. */
function Outcome({ game }: { readonly game: Game }): string {
  const { t } = useAreaWords();
  const { score } = useGameNow(game.id) ?? game;
  if (!score) return t('game.noResult');
  const { home, away } = decidingScore(score);
  if (home === away) return t('game.draw');
  return t('game.won', { team: home > away ? game.home : game.away });
}
