import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Screen } from '@grandstand/game-ui';
import { ButtonLink, Section } from '@grandstand/ui';
import styles from './screen.module.css';

/** What a player should know before the first deposit for slots. */
export default function DepositScreen(): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <Screen title={t('title.deposit')}>
      <Section label={t('title.deposit')}>
        <p>{t('deposit.text')}</p>
        <ol>
          <li>{t('deposit.limit')}</li>
          <li>{t('deposit.pay')}</li>
          <li>{t('deposit.play')}</li>
        </ol>
        <p>{t('deposit.bonus')}</p>
        <p className={styles.actions}>
          <ButtonLink kind="primary" href={href('/office/recharge')}>
            {t('deposit.button')}
          </ButtonLink>
          <ButtonLink href={href('/slots')}>{t('category.slots')}</ButtonLink>
        </p>
      </Section>
    </Screen>
  );
}
