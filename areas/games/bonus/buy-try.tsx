import { useRef, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import type { BonusGame } from '@grandstand/bus-contracts/domain/bonus-games';
import { purchasePropose } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import styles from './bonus.module.css';

interface BuyTryProps {
  readonly name: BonusGame;
  readonly cost: number;
  readonly points: number;
}

/** What a try costs; the shell's sheet asks before it is bought. */
export function BuyTry({ name, cost, points }: BuyTryProps): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(purchasePropose);
  /** Of a purchase whose outcome is not known: the same again buys nothing twice. */
  const refId = useRef<string>(null);
  const buy = async (): Promise<void> => {
    refId.current ??= crypto.randomUUID();
    const wish = { kind: 'try' as const, ref: `bonus-${name}`, lines: ['1'], amount: cost };
    // The player takes the time they need.
    const answer = await send({ ...wish, refId: refId.current }, { deadline: Infinity });
    if (answer) refId.current = null;
  };
  return (
    <div className={styles.buy}>
      {points < cost ? (
        <p className={styles.quiet}>{t('bonus.buy.tooFew', { count: cost })}</p>
      ) : (
        <Button isBusy={isSending} onClick={() => void buy()}>
          {t('bonus.buy.action', { count: cost })}
        </Button>
      )}
      <Alert text={error === undefined ? undefined : t(faultKeys(error))} />
    </div>
  );
}

function faultKeys(error: Error): string[] {
  const code = error instanceof CommandError ? String(error.code) : 'unavailable';
  return [`bonus.buy.fault.${code}`, 'bonus.buy.fault.unavailable'];
}
