import { useBusState } from '@grandstand/bus-contracts/react';
import { authForm } from '@grandstand/bus-contracts/shell';
import type { RecoveryForm } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { lazyPart } from '../../../frame/loading/lazy-part';
import dialogStyles from '../../../frame/dialogs.module.css';
import styles from '../auth.module.css';
import { Tabs } from '../tabs';
import { ByMail } from './by-mail';

const byPhone = lazyPart(async () => (await import('./by-phone')).ByPhone);

/** Asks where the code or the link is to be sent. */
export function AddressStep({ form }: { readonly form: RecoveryForm }): ReactElement {
  const { t } = useTexts();
  const signIn = useBusState(authForm);
  const [by, setBy] = useState<'phone' | 'email'>(() =>
    signIn?.form === 'phone' || signIn?.form === 'sms' ? 'phone' : 'email',
  );
  return (
    <>
      <p className={dialogStyles.text}>{t('recovery.text')}</p>
      <Tabs
        label={t('recovery.ways')}
        tabs={[
          { key: 'email', label: t('recovery.byMail') },
          { key: 'phone', label: t('signIn.byPhone') },
        ]}
        chosen={by}
        onChoose={setBy}
      >
        {by === 'email' ? (
          <ByMail form={form} />
        ) : (
          <Suspense fallback={<div className={styles.coming} />}>
            {createElement(byPhone(), { form })}
          </Suspense>
        )}
      </Tabs>
    </>
  );
}
