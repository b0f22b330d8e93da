import type { PlacedBet } from '@grandstand/bus-contracts';
import { couponRepeat } from '@grandstand/bus-contracts/shell';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, VisuallyHidden } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';

interface RepeatButtonsProps {
  /** A placed bet, or one of several singles, whose amount is that of all of them. */
  readonly bet: Pick<PlacedBet, 'id' | 'amount' | 'iso' | 'scale' | 'isFreeBet'>;
  /** It is being placed once more. */
  readonly isRepeating: boolean;
  /** Called before the selections return to the coupon. */
  readonly onRepeat: () => void;
}

/** The buttons that place what was placed once more, which a free bet is not, or put its selections into the coupon. */
export function RepeatButtons({ bet, isRepeating, onRepeat }: RepeatButtonsProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { send } = useSend(couponRepeat);
  const repeat = (isPlaced: boolean): void => {
    onRepeat();
    void send({ betId: bet.id, isPlaced });
  };
  return (
    <>
      {bet.isFreeBet ? null : (
        <Button data-place="" isWide isBusy={isRepeating} onClick={() => repeat(true)}>
          {t('coupon.placed.again', { amount: formatMoney(bet.amount, bet, tag) })}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{isRepeating ? t('coupon.sending') : ''}</span>
      </VisuallyHidden>
      <Button isWide disabled={isRepeating} onClick={() => repeat(false)}>
        {t('coupon.placed.keep')}
      </Button>
    </>
  );
}
