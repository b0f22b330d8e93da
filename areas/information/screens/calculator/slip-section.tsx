import { useState, type ReactElement } from 'react';
import { accountState, couponSetTerms, couponState, NO_COUPON } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, Section } from '@grandstand/ui';
import { fieldsOfSlip, legsOf, termsFor } from './slip';
import { STAKE_SCALE, type Sum, type SumFields } from './sum';
import styles from './calculator.module.css';

interface SlipSectionProps {
  readonly sum: Sum;
  /** Nothing is wrong with the sum. */
  readonly isWhole: boolean;
  readonly onTake: (fields: Partial<SumFields>) => void;
}

/** The ways between the sum and the bet slip: odds from it, and kind, bankers and stake into it. */
export function SlipSection({ sum, isWhole, onTake }: SlipSectionProps): ReactElement {
  const { language, t } = useAreaWords();
  const slip = useBusState(couponState) ?? NO_COUPON;
  const scale = useBusState(accountState)?.activeAccount?.scale ?? STAKE_SCALE;
  const { send, isSending, error } = useSend(couponSetTerms);
  const [isDone, setDone] = useState(false);
  const count = legsOf(slip).length;
  const terms = isWhole ? termsFor(sum, slip, scale) : null;
  const put = async (): Promise<void> => {
    if (terms) setDone((await send(terms)) !== undefined);
  };
  return (
    <Section title={t('sum.slip.title')}>
      {count === 0 ? (
        <p>{t('sum.slip.empty')}</p>
      ) : (
        <div className={styles.form}>
          <div className={styles.buttons}>
            <Button
              onClick={() => {
                setDone(false);
                onTake(fieldsOfSlip(slip, scale, languageTag(language)));
              }}
            >
              {t('sum.slip.take')}
            </Button>
            <Button disabled={!terms} isBusy={isSending} onClick={() => void put()}>
              {t('sum.slip.put')}
            </Button>
          </div>
          <p role="status">
            {error
              ? t('sum.slip.refused')
              : isDone
                ? t('sum.slip.done')
                : terms
                  ? ''
                  : t('sum.slip.unlike', { number: count })}
          </p>
        </div>
      )}
    </Section>
  );
}
