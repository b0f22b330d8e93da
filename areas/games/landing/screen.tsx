import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { BackLink, Screen, TileArt, useGameCall, type AnswerTo } from '@grandstand/game-ui';
import { AreaState, ButtonLink, Skeleton } from '@grandstand/ui';
import type { LaterScreenProps } from '../page/later-screens';
import { UnknownScreen } from '../page/unknown-screen';
import styles from './screen.module.css';

/** A page about one game or event, in the operator's words. */
export default function LandingScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const landing = screen.kind === 'landing' ? screen.landing : '';
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall('gamesLanding', { landing });
  const error = useLoadError({ title: t('error.landing'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <>
      <BackLink path="/games" name={t('title.index')} />
      <Screen title={data?.title ?? t('title.game')}>
        <AreaState
          data={data}
          hasFailed={hasFailed}
          loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
          error={error}
        >
          {(loaded) => <Landing {...loaded} />}
        </AreaState>
      </Screen>
    </>
  );
}

function Landing({ text, game, action }: AnswerTo<'gamesLanding'>): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <div className={styles.card}>
      {game ? (
        <div className={styles.picture}>
          <TileArt slug={game.slug} engine={game.engine} />
        </div>
      ) : null}
      <div className={styles.about}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {game?.blocked ? <p className={styles.note}>{t('games.tile.blocked')}</p> : null}
        <div>
          <ButtonLink kind="primary" href={href(action.path)}>
            {action.text}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
