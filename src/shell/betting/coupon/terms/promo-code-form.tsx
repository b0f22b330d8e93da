import { couponSetPromoCode } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, Select, TextField } from '@grandstand/ui';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import styles from '../shared/coupon-form.module.css';
import { useCouponSnapshot } from '../hooks/use-coupon-snapshot';
import { TermHelp } from './term-help';

export interface PromoCodeFormProps {
  readonly isBusy: boolean;
}

/** The choice of a promo code: an offered one, or one typed by hand. */
export function PromoCodeForm({ isBusy }: PromoCodeFormProps): ReactElement {
  // Read here: what came while the form was folded was no reason to render the coupon again.
  const coupon = useCouponSnapshot();
  const { t } = useTexts();
  const { send } = useSend(couponSetPromoCode);
  const { promoCode, promoCodes, manualPromoCode } = coupon;
  const [text, setText] = useState(manualPromoCode);
  const isRefused = coupon.problems.some(({ code }) => code === 'promo-not-accepted');
  const apply = (): void => void send({ code: text.trim() });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter applies the code; it must not place the bet.
    event.preventDefault();
    if (text.trim() !== '') apply();
  };
  return (
    <div className={styles.moreBody}>
      <TermHelp term="promo-code" name={t('coupon.promo.title')} />
      {promoCodes.length > 0 ? (
        <Select
          label={t('coupon.promo.offered')}
          shape="form"
          value={promoCodes.some(({ code }) => code === promoCode) ? promoCode : ''}
          options={[
            { value: '', label: t('coupon.promo.none') },
            ...promoCodes.map(({ code, title }) => ({
              value: code,
              label: `${title} · ${code}`,
            })),
          ]}
          onChange={(code) => send({ code })}
        />
      ) : null}
      <div className={styles.line}>
        <TextField
          label={t('coupon.promo.own')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={text}
          disabled={isBusy}
          error={isRefused ? t('coupon.problem.promo-not-accepted') : undefined}
          onChange={setText}
          onKeyDown={onKeyDown}
        />
        <Button disabled={isBusy || text.trim() === ''} onClick={apply}>
          {t('coupon.promo.use')}
        </Button>
      </div>
      {promoCode === '' ? null : (
        <Button
          size="s"
          disabled={isBusy}
          onClick={() => {
            setText('');
            void send({ code: '' });
          }}
        >
          {t('coupon.promo.remove', { code: promoCode })}
        </Button>
      )}
    </div>
  );
}
