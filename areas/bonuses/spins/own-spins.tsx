import type { ReactElement } from 'react';
import type { FreeSpinsView } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import { Progress } from '../page/progress';
import { useTimeText } from '../page/use-texts';
import { GiveUpSpins } from './give-up-spins';
import own from '../page/own.module.css';
import styles from './spins.module.css';
import { useOwnSpins } from './use-own-spins';

const isActive = ({ state }: FreeSpinsView): boolean => state === 'active';

/** The free spins that the player can use; nothing where there are none. */
export function ActiveSpins(): ReactElement | null {
  const { data } = useOwnSpins();
  const active = data?.freeSpins.filter(isActive) ?? [];
  return active.length === 0 ? null : <SpinList spins={active} />;
}

/** All free spins of the player; nothing where there never were any. */
export function AllSpins(): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useOwnSpins();
  const error = useLoadError({ title: t('bonuses.spins.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
      error={error}
    >
      {({ freeSpins }) => (
        <>
          <SpinList spins={freeSpins.filter(isActive)} />
          <EndedSpins spins={freeSpins.filter((each) => !isActive(each))} />
        </>
      )}
    </AreaState>
  );
}

interface SpinListProps {
  readonly spins: readonly FreeSpinsView[];
}

function SpinList({ spins }: SpinListProps): ReactElement {
  return (
    <>
      {spins.map((each) => (
        <ActiveGrant key={each.id} spins={each} />
      ))}
    </>
  );
}

function ActiveGrant({ spins }: { readonly spins: FreeSpinsView }): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  const { game, gameId, slug, left, stake, won, maxWin, endsAt, offer } = spins;
  return (
    <Section title={t('bonuses.spins.title', { game })} isWide>
      <Progress
        text={t('bonuses.spins.left', { left, all: spins.spins, stake: money(stake, spins) })}
        value={spins.spins - left}
        max={spins.spins}
      />
      <p>{t('bonuses.spins.won', { won: money(won, spins), maxWin: money(maxWin, spins) })}</p>
      <p>{t('bonuses.spins.until', { time: time(endsAt) })}</p>
      {offer === null ? null : (
        <p className={own.quiet}>
          {t([`bonusTerms.offer.${offer.id}`, 'bonusTerms.offer.other'])}.{' '}
          {t('bonuses.terms', { version: offer.version })} <code>{offer.hash.slice(0, 16)}</code>{' '}
          <a className={own.link} href={href(`/bonuses/rules/${offer.id}`)}>
            {t('bonuses.termsNow')}
          </a>
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink kind="primary" href={href(`/slots/game/${gameId}/${slug}`)}>
          {t('bonuses.spins.play', { game })}
        </ButtonLink>
        <GiveUpSpins id={spins.id} />
      </div>
    </Section>
  );
}

function EndedSpins({ spins }: SpinListProps): ReactElement | null {
  const { t } = useAreaWords();
  const money = useMoneyText();
  if (spins.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t('bonuses.spins.ended')}</summary>
      <ul className={styles.ended}>
        {spins.map((each) => (
          <li key={each.id}>
            {t('bonuses.spins.result', {
              game: each.game,
              state: t(`bonuses.spins.state.${each.state}`),
              left: each.left,
              won: money(each.won, each),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
