import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Screen, useJackpots } from '@grandstand/game-ui';
import { AreaState, ButtonLink, Section, Skeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { UnknownScreen } from '../../page/unknown-screen';
import { EndedList } from './ended-list';
import { JackpotMeter } from './jackpot-meter';
import { JackpotRules } from './jackpot-rules';
import styles from './screen.module.css';

/** The jackpots: what they have, how they are won, with what chance, and the proofs of those that have ended. */
export default function JackpotsScreen(): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, isMissing, retry } = useJackpots();
  const error = useLoadError({ title: t('jackpots.unavailable'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <Screen title={t('title.jackpots')}>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
        error={error}
      >
        {(loaded) => <Loaded jackpots={loaded} />}
      </AreaState>
    </Screen>
  );
}

function Loaded({ jackpots }: { readonly jackpots: Jackpots }): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <>
      <p className={styles.intro}>{t('jackpots.intro')}</p>
      <div>
        <ButtonLink href={href('/slots')}>{t('jackpots.slots')}</ButtonLink>
      </div>
      {jackpots.jackpots.map((jackpot) => (
        <Section key={jackpot.name} title={jackpot.title}>
          <JackpotMeter jackpot={jackpot} currency={jackpots} />
          <JackpotRules jackpot={jackpot} currency={jackpots} />
        </Section>
      ))}
      <EndedList jackpots={jackpots} />
    </>
  );
}
