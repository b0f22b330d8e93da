import { type CouponState } from '@grandstand/bus-contracts';
import { couponShare } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, Icon, useClipboard } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage, usePlace } from '../../../frame/shell-state';
import { withLanguage } from '../../../../routes';
import styles from '../shared/coupon-form.module.css';
import { LoadByCode } from './load-by-code';

/** Saves the bets under a code, or replaces them by those of another code. */
export function CodeForm({ coupon }: { readonly coupon: CouponState }): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { route } = usePlace();
  const { send, isSending, error } = useSend(couponShare);
  const [shared, setShared] = useState<{ code: string; of: string } | null>(null);
  const { copying, copy, reset } = useClipboard();
  // A code is valid only for the bets that it was created for.
  const bets = coupon.bets.map(({ market, blockId }) => `${market.id}/${blockId}`).join(' ');
  const code = shared?.of === bets ? shared.code : null;

  const share = async (): Promise<void> => {
    reset();
    const answer = await send({});
    if (answer) setShared({ code: answer.code, of: bets });
  };

  return (
    <div className={styles.moreBody}>
      {code === null ? (
        <Button isBusy={isSending} onClick={() => void share()}>
          <Icon name="share" size="s" /> {t('coupon.share.make')}
        </Button>
      ) : (
        <p className={styles.code}>
          <strong>{code}</strong>
          <Button size="s" onClick={() => void copy(code)}>
            <Icon name="copy" size="s" /> {t('coupon.share.copy')}
          </Button>
        </p>
      )}
      <p className={styles.hint} role="status">
        {copying === null ? '' : t(`coupon.share.${copying}`)}
      </p>
      <p className={styles.failed} role="alert">
        {error && !isSending ? t('coupon.share.failed') : ''}
      </p>
      <LoadByCode />
      {route === 'coupon' ? null : (
        <a className={styles.link} href={withLanguage(language, '/coupon')}>
          {t('coupon.ownPage')}
        </a>
      )}
    </div>
  );
}
