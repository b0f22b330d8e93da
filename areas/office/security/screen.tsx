import { ACCOUNT_MENU } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import type { ReactElement } from 'react';
import { Heading } from '../page/heading';
import { PasskeysSection } from './passkeys/passkeys-section';
import { PasswordSection } from './password-section';
import { PhoneSection } from './phone-section';
import { QuestionSection } from './question-section';
import { QrSection } from './qr-section';
import styles from './list-section.module.css';
import { SessionsSection } from './sessions/sessions-section';
import { TwoStepSection } from './two-step-section';

interface SecurityScreenProps {
  readonly userId: string | undefined;
}

/** How the player signs in, and where they are signed in. */
export default function SecurityScreen({ userId }: SecurityScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <>
      <Heading text={t('security.title')} />
      <p className={styles.text}>
        {t('security.text')}{' '}
        <a className={styles.link} href={href(ACCOUNT_MENU.account)}>
          {t('security.level')}
        </a>
      </p>
      <PasswordSection />
      <QrSection />
      <PhoneSection userId={userId} />
      <TwoStepSection userId={userId} />
      <QuestionSection userId={userId} />
      <PasskeysSection userId={userId} />
      <SessionsSection userId={userId} />
    </>
  );
}
