import type { ReactElement } from 'react';
import { promoShowcase } from '@grandstand/bus-contracts/player';
import { usePlayerQuery } from '@grandstand/bus-contracts/query';
import {
  useAreaWords,
  useBus,
  useLoadError,
  useShownPlayer,
} from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, Section } from '@grandstand/ui';
import type { manifest } from '../../manifest';
import { Barred } from '../../page/barred';
import { BonusesSkeleton } from '../../page/bonuses-skeleton';
import { OfficeLinks } from '../../page/office-links';
import { CheckCode } from './check-code';
import { CodeFacts } from './code-facts';
import styles from './codes.module.css';

/** The promo codes that are offered to the player, and the check of one that they have. */
export default function CodesScreen(): ReactElement {
  const { t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const { userId } = useShownPlayer();
  const { data, loadedAt, hasFailed, retry } = usePlayerQuery(bus, promoShowcase, {}, userId);
  const error = useLoadError({ title: t('bonuses.codes.failed'), loadedAt, retry });
  const empty = data?.isBarred ? (
    <Barred />
  ) : data?.codes.length === 0 ? (
    <EmptyBlock icon="coupon" title={t('bonuses.codes.none')} text={t('bonuses.codes.noneText')} />
  ) : undefined;
  return (
    <>
      <OfficeLinks current="codes" />
      {data?.isBarred ? null : <CheckCode />}
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
        error={error}
        empty={empty}
      >
        {({ codes }) => (
          <Section title={t('bonuses.codes.offered')} isWide>
            <p className={styles.quiet}>{t('bonuses.codes.how')}</p>
            <ul className={styles.list}>
              {codes.map((code) => (
                <li key={code.code} className={styles.row}>
                  <CodeFacts code={code} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </AreaState>
    </>
  );
}
