import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Skeleton } from '@grandstand/ui';
import { useMethods } from '../page/use-payments';
import styles from '../wish/wish.module.css';
import { DepositForm } from './deposit-form';

/** Pays in: which account, how, how much. */
export function RechargeScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useMethods(userId);
  const error = useLoadError({ title: t('recharge.failed'), loadedAt, retry });
  return (
    <>
      <p className={styles.text}>{t('recharge.text')}</p>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{
          label: t('recharge.loading'),
          shape: (
            <div className={styles.skeleton}>
              <Skeleton shape="block" />
            </div>
          ),
        }}
        error={error}
      >
        {(methods) => <DepositForm methods={methods} />}
      </AreaState>
    </>
  );
}
