import { useState, type ReactElement } from 'react';
import { paymentsDeclineLimit } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import wish from '../wish/wish.module.css';

interface DeclineFormProps {
  readonly onBack: () => void;
  readonly onDeclined: () => void;
}

/** Confirms that the player wants no limit. */
export function DeclineForm({ onBack, onDeclined }: DeclineFormProps): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(paymentsDeclineLimit);
  const [isDeclined, setIsDeclined] = useState(false);

  const decline = async (): Promise<void> => {
    const answer = await send({});
    if (!answer) return;
    setIsDeclined(true);
    onDeclined();
  };

  return (
    <>
      <p className={wish.text}>{t('limit.sure.text')}</p>
      <Alert text={error ? t('limit.sure.failed') : null} />
      {/* Busy until the form of deposits takes its place. */}
      <Button size="l" isWide isBusy={isSending || isDeclined} onClick={() => void decline()}>
        {t('limit.sure.confirm')}
      </Button>
      {/* Last, where the press before was in a sheet: pressing twice there declines nothing. */}
      <Button kind="primary" size="l" isWide onClick={onBack}>
        {t('limit.sure.back')}
      </Button>
    </>
  );
}
