import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Screen } from '@grandstand/game-ui';
import { ButtonLink, Section } from '@grandstand/ui';
import type { LaterScreenProps } from '../page/later-screens';
import styles from './screen.module.css';

/** Where a player comes after a deposit from a page of the casino. It knows of no payment: it says where to see it. */
export default function ThankYouScreen({ screen }: LaterScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const section = screen.kind === 'thankyou' ? screen.section : 'casino';
  return (
    <Screen title={t('title.thankyou')}>
      <Section label={t('title.thankyou')}>
        <p>{t('thankyou.text')}</p>
        <p>{t('thankyou.cost')}</p>
        <p className={styles.actions}>
          <ButtonLink kind="primary" href={href(`/${section}`)}>
            {t('thankyou.on', { name: t(`category.${section}`) })}
          </ButtonLink>
          <ButtonLink href={href('/office/historypay')}>{t('thankyou.history')}</ButtonLink>
        </p>
      </Section>
    </Screen>
  );
}
