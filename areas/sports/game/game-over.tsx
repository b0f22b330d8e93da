import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useGameNow } from '@grandstand/line-ui';
import { nextOfLeague } from '../line/next-of-league';
import { GameList } from '../lists/game-list';
import { placePath } from '../screens/screen';
import { GameBets } from './game-bets';
import styles from './game-over.module.css';

/** The result of a match that ended, the player's bets on it, and the league's next matches. */
export function GameOver({ game }: { readonly game: Game }): ReactElement {
  const { t } = useAreaWords();
  const { sport, champ } = game;
  return (
    <>
      <output className={styles.result}>
        <strong className={styles.outcome}>
          <Outcome game={game} />
        </strong>
        <span>{t('game.overText')}</span>
      </output>
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

/** The winner, in words; the score is on the board above. */
function Outcome({ game }: { readonly game: Game }): string {
  const { t } = useAreaWords();
  const { score } = useGameNow(game.id) ?? game;
  if (!score) return t('game.noResult');
  if (score.home === score.away) return t('game.draw');
  return t('game.won', { team: score.home > score.away ? game.home : game.away });
}
