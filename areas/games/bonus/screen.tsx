import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import {
  useAreaWords,
  useBusState,
  useLoadError,
  useShownPlayer,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { BackLink, Screen, useGameCall } from '@grandstand/game-ui';
import { AreaState, Section, Skeleton, Button } from '@grandstand/ui';
import type { LaterScreenProps } from '../page/later-screens';
import type { PrizeTable } from '@grandstand/bus-contracts/domain/bonus-games';
import { UnknownScreen } from '../page/unknown-screen';
import { BonusNav } from './bonus-nav';
import styles from './bonus.module.css';
import { PlayerPart } from './player-part';
import { PrizeList } from './prize-list';
import { PlayBoard } from './play-board';
import { useDemoTries } from './use-demo-tries';

/** A bonus game: its rules, the tries of the visitor, and its prizes with their chances. */
export default function BonusScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall('bonusGames', {});
  const error = useLoadError({ title: t('bonus.failed'), loadedAt, retry });
  const { userId, turn } = useShownPlayer();
  const status = useBusState(sessionState)?.status;
  if (screen.kind !== 'bonus' || isMissing) return <UnknownScreen />;
  const { game } = screen;
  return (
    <>
      <BackLink path="/games" name={t('title.index')} />
      <Screen title={t(`bonus.name.${game}`)}>
        <BonusNav game={game} />
        <Section title={t('bonus.rules')}>
          <p>{t(`bonus.rule.${game}`)}</p>
          <p className={styles.quiet}>{t('bonus.rule.all')}</p>
        </Section>
        <AreaState
          data={data?.games.find(({ name }) => name === game)}
          hasFailed={hasFailed}
          loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
          error={error}
        >
          {({ table, tickets, hash }) => (
            <>
              {userId === undefined ? (
                status === 'guest' ? (
                  <GuestPart table={table} />
                ) : null
              ) : (
                <PlayerPart key={turn} table={table} />
              )}
              <PrizeList table={table} tickets={tickets} hash={hash} />
            </>
          )}
        </AreaState>
      </Screen>
    </>
  );
}

/** A demo try, and the way to real ones. */
function GuestPart({ table }: { readonly table: PrizeTable }): ReactElement {
  const { t } = useAreaWords();
  const tries = useDemoTries(table);
  const { label, isBusy, onPress } = useSignIn(t('bonus.guest.signIn'));
  return (
    <Section title={t('bonus.guest.title')} text={t('bonus.guest.text')}>
      <PlayBoard table={table} tries={tries} isDemo />
      <div className={styles.actions}>
        <Button kind="quiet" isBusy={isBusy} onClick={onPress}>
          {label}
        </Button>
      </div>
    </Section>
  );
}
