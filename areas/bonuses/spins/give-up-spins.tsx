import { useState, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { bonusesGiveUpFreeSpins } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import { useReload } from '../data/use-offers';
import styles from './spins.module.css';

/** Gives up what is left of free spins, once the player has confirmed it. */
export function GiveUpSpins({ id }: { readonly id: string }): ReactElement {
  const { t } = useAreaWords();
  const reload = useReload();
  const { send, isSending, error } = useSend(bonusesGiveUpFreeSpins);
  const [isAsked, setAsked] = useState(false);
  const giveUp = async (): Promise<void> => {
    await send({ id });
    setAsked(false);
    reload();
  };
  return (
    <>
      <p className={styles.sure} role="status">
        {isAsked ? t('bonuses.spins.giveUp.sure') : null}
      </p>
      {isAsked ? (
        <div className={styles.actions}>
          <Button isBusy={isSending} onClick={() => void giveUp()}>
            {t('bonuses.spins.giveUp.yes')}
          </Button>
          <Button onClick={() => setAsked(false)}>{t('bonuses.spins.giveUp.no')}</Button>
        </div>
      ) : (
        <Button onClick={() => setAsked(true)}>{t('bonuses.spins.giveUp.ask')}</Button>
      )}
      <Alert text={error === undefined ? undefined : t(faultKeys(error))} />
    </>
  );
}

function faultKeys(error: Error): string[] {
  const code = error instanceof CommandError ? String(error.code) : 'unavailable';
  return [`bonuses.spins.giveUp.fault.${code}`, 'bonuses.spins.giveUp.fault.unavailable'];
}
