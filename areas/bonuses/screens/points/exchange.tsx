import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { pointsLoad, purchasePropose } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import styles from './points.module.css';

interface ExchangeProps {
  /** What is exchanged, as the store names it. */
  readonly what: string;
  readonly price: number;
  /** Those of the player. */
  readonly points: number;
  /** What the player reads after an exchange. */
  readonly done?: ReactNode;
  /** What the player reads where this is sold no more, if it has words of its own. */
  readonly closed?: string;
}

/** The button that exchanges points; the shell's sheet asks before. */
export function Exchange({ what: ref, price, points, done, closed }: ExchangeProps): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(purchasePropose);
  const reload = useSend(pointsLoad);
  const [isDone, setDone] = useState(false);
  /** Of an exchange whose outcome is not known: the same again exchanges nothing twice. */
  const refId = useRef<string>(null);
  const exchange = async (): Promise<void> => {
    refId.current ??= crypto.randomUUID();
    setDone(false);
    const wish = { kind: 'points' as const, ref, lines: ['1'], amount: price };
    // The player takes the time they need.
    const answer = await send({ ...wish, refId: refId.current }, { deadline: Infinity });
    if (answer) refId.current = null;
    setDone(answer?.state === 'placed');
    await reload.send({});
  };
  const faultText = (fault: Error): string => {
    const code = fault instanceof CommandError ? String(fault.code) : 'unavailable';
    if (code === 'closed' && closed !== undefined) return closed;
    return t([`bonuses.store.fault.${code}`, 'bonuses.store.fault.unavailable']);
  };
  return (
    <>
      {points < price ? (
        <p className={styles.quiet}>{t('bonuses.store.tooFew', { count: price })}</p>
      ) : (
        <Button isBusy={isSending} onClick={() => void exchange()}>
          {t('bonuses.store.exchange', { count: price })}
        </Button>
      )}
      {done === undefined ? null : <div role="status">{isDone ? done : null}</div>}
      <Alert text={error && faultText(error)} />
    </>
  );
}
