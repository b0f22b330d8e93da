import type { ReactElement } from 'react';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, EmptyBlock } from '@grandstand/ui';
import { useOwnBonuses } from '../data/use-offers';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import { OfficeLinks } from '../page/office-links';
import { ActiveSpins } from '../spins/own-spins';
import { BonusList } from './own-bonuses';

interface OwnPageProps {
  readonly page: 'deposit' | 'wager';
  readonly isShown: (bonus: OwnBonus) => boolean;
}

/** A page with some of the player's bonuses. */
export function OwnPage({ page, isShown }: OwnPageProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useOwnBonuses();
  const error = useLoadError({ title: t('bonuses.failed'), loadedAt, retry });
  const shown = data?.bonuses.filter(isShown);
  return (
    <>
      <OfficeLinks current={page} />
      {page === 'wager' ? <ActiveSpins /> : null}
      <AreaState
        data={shown}
        hasFailed={hasFailed}
        loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
        error={error}
        empty={
          shown?.length === 0 ? (
            <EmptyBlock
              icon="coupon"
              title={t(`bonuses.own.${page}.none`)}
              text={t(`bonuses.own.${page}.text`)}
            >
              <ButtonLink href={href('/bonuses')}>{t('bonuses.all')}</ButtonLink>
            </EmptyBlock>
          ) : undefined
        }
      >
        {(bonuses) => <BonusList base="/bonuses" bonuses={bonuses} />}
      </AreaState>
    </>
  );
}
