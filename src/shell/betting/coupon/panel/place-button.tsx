import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import type { CouponStore } from '../../../../services/betting/coupon';
import type { Bettor } from '../hooks/use-bettor';
import styles from '../shared/coupon-form.module.css';

interface PlaceButtonProps {
  readonly formId: string;
  readonly bettor: Bettor;
  /** A press places the coupon; else the button keeps its place and takes none. */
  readonly canPlace: boolean;
  readonly isImpossible: boolean;
  /** A press accepts moved odds as well. */
  readonly isAccepting: boolean;
  /** How long the operator holds the bet that is being placed; null: it holds none. */
  readonly hold: CouponStore['hold'];
  /** What is staked, in words; null while it is unknown. */
  readonly stake: string | null;
}

/** The button that places the coupon, or leads a guest to the sign-in; it counts the operator's hold down. */
export function PlaceButton(props: PlaceButtonProps): ReactElement {
  const { formId, bettor, canPlace, isImpossible, isAccepting, hold, stake } = props;
  const { t } = useTexts();
  const name = isAccepting ? 'coupon.acceptAndPlace' : 'coupon.place';
  return (
    <Button
      data-place=""
      data-held={hold ? '' : undefined}
      type="submit"
      form={formId}
      kind="primary"
      size="l"
      isWide
      isBusy={!canPlace}
      disabled={isImpossible}
    >
      <span className={styles.place}>
        {hold ? (
          <>
            <span>{t('coupon.sending')}</span>
            <Seconds left={hold.left} />
          </>
        ) : (
          <>
            <span>{t(bettor === 'guest' ? 'coupon.signInAndPlace' : name)}</span>
            {stake === null ? null : <span>{stake}</span>}
          </>
        )}
      </span>
    </Button>
  );
}

/** Not a part of the button's name, which would be read out each second. */
function Seconds({ left }: { readonly left: number }): ReactElement | null {
  const { t } = useTexts();
  return left === 0 ? null : (
    <span aria-hidden="true">{t('coupon.seconds', { seconds: left })}</span>
  );
}
