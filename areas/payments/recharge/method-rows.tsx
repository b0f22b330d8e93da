import { useId, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import { feeText, timeText } from '../methods/way-terms';
import type { Method } from '../methods/methods';
import styles from './recharge.module.css';

interface MethodRowsProps {
  readonly methods: readonly Method[];
  readonly value: string;
  readonly onChange: (methodId: Method['id']) => void;
  /** The bounds of a way, in words. */
  readonly boundsOf: (methodId: string) => { readonly min: string; readonly max: string };
}

/** The ways to pay in, each with its bounds, fee and time, and whether money goes back by it. */
export function MethodRows({ methods, value, onChange, boundsOf }: MethodRowsProps): ReactElement {
  const { language, t } = useAreaWords();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t('recharge.methods')} className={styles.methods}>
      {methods.map(({ id, isUp, isForWithdrawals, ...terms }) => (
        <label key={id} className={classNames(styles.method, !isUp && styles.down)}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            checked={id === value}
            disabled={!isUp}
            onChange={() => onChange(id)}
            aria-labelledby={`${group}-${id}-name`}
            aria-describedby={`${group}-${id}`}
          />
          <strong id={`${group}-${id}-name`}>{t(`recharge.method.${id}.name`)}</strong>
          <span id={`${group}-${id}`} className={styles.terms}>
            {[t('methods.bounds', boundsOf(id)), feeText(terms, language, t), timeText(terms, t)]
              .filter(Boolean)
              .join(', ')}
            .{' '}
            {isUp
              ? t(isForWithdrawals ? 'recharge.withdrawals.yes' : 'recharge.withdrawals.no')
              : t('recharge.methodDown')}
          </span>
        </label>
      ))}
    </div>
  );
}
