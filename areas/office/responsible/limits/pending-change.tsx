import type { ReactElement } from 'react';
import {
  limitsDecide,
  type LimitMeasure,
  type PendingLimit,
} from '@grandstand/bus-contracts/player';
import { useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, Icon } from '@grandstand/ui';
import { secondsText, valueText, type LimitManner } from '../limit-words';
import styles from '../responsible.module.css';
import { refusalText } from '../change/use-save';

interface PendingChangeProps {
  readonly pending: PendingLimit;
  readonly measure: LimitMeasure;
  /** The limit's full name, which distinguishes the buttons of several fields. */
  readonly name: string;
  readonly isCancellable: boolean;
  /** Other changes are cancelled together with this one. */
  readonly isOneOfMany: boolean;
  readonly manner: LimitManner;
  /** The change was confirmed or cancelled; receives the operator's message. */
  readonly onDecided: (text: string) => void;
}

const DECIDED = { approve: 'limits.approved', reject: 'limits.rejected' } as const;

/** A pending change: its value, when it can be confirmed, and the buttons that confirm or cancel it. */
export function PendingChange(props: PendingChangeProps): ReactElement {
  const { pending, measure, name, isCancellable, isOneOfMany, manner, onDecided } = props;
  const { direction, limitType, limitValue, needApprove, startedAt, endsAt, hoursLeft } = pending;
  const { t } = manner;
  const isPeriod = measure === 'days';
  // An exclusion that is over: the player says that they want to play again.
  const isOver = endsAt === null;
  const value = valueText(limitValue, measure, manner);
  const { send, isSending, error } = useSend(limitsDecide);
  const decide = async (action: 'approve' | 'reject'): Promise<void> => {
    const answer = await send({ limitType, action });
    if (!answer) return;
    onDecided(isOver ? t('limits.returned') : (answer.title ?? t(DECIDED[action])));
  };
  const label = (action: 'approve' | 'reject'): string =>
    t(`limits.pending.${isOver ? 'playAgain' : action}`);
  const button = (action: 'approve' | 'reject'): ReactElement => (
    <Button
      kind={action === 'approve' ? 'primary' : 'secondary'}
      isBusy={isSending}
      aria-label={`${label(action)}: ${name}`}
      onClick={() => void decide(action)}
    >
      {label(action)}
    </Button>
  );
  return (
    <div className={styles.pending}>
      <Icon name="clock" />
      <div className={styles.pendingText}>
        <p className={styles.pendingValue}>
          {isOver
            ? t('limits.pending.over', { time: secondsText(startedAt, manner) })
            : t(`limits.pending.${isPeriod ? 'period' : direction}`, { value })}
        </p>
        <p>
          {isOver
            ? t('limits.pending.return')
            : isPeriod
              ? [
                  t('limits.pending.begins', { time: secondsText(startedAt, manner) }),
                  ...(isCancellable ? [t('limits.pending.revocable')] : []),
                ].join(' ')
              : needApprove
                ? t('limits.pending.ready', { time: secondsText(endsAt, manner), count: hoursLeft })
                : t('limits.pending.waits', {
                    time: secondsText(startedAt, manner),
                    count: hoursLeft,
                  })}
        </p>
        {isOneOfMany ? <p>{t('limits.pending.all')}</p> : null}
      </div>
      <div className={styles.answers}>
        {needApprove ? button('approve') : null}
        {isCancellable ? button('reject') : null}
      </div>
      <Alert text={error && refusalText(error, t)} />
    </div>
  );
}
