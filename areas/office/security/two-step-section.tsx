import type { TwoStep, TwoStepAct } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, classNames, Section } from '@grandstand/ui';
import { useRef, type ReactElement } from 'react';
import styles from './list-section.module.css';
import { SectionSkeleton } from './section-skeleton';
import { useTwoStep, type TwoStepOutcome } from './use-two-step';

interface TwoStepSectionProps {
  readonly userId: string | undefined;
}

/** The place in the page that the account page leads to. */
const ANCHOR = 'two-step';
const GOOD: readonly (TwoStepOutcome | undefined)[] = ['set-up', 'turn-off', 'new-codes'];
/** With fewer recovery codes the player is told to make new ones. */
const FEW_CODES = 3;

/** Whether the player signs in by two steps, and the buttons that change it. */
export function TwoStepSection({ userId }: TwoStepSectionProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section id={ANCHOR} title={t('twoStep.title')} text={t('twoStep.text')}>
      <StateOrError key={userId} userId={userId} />
    </Section>
  );
}

function StateOrError({ userId }: TwoStepSectionProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry, change, isChanging, outcome } = useTwoStep(userId);
  const error = useLoadError({ title: t('twoStep.failed.title'), loadedAt, retry });
  const status = useRef<HTMLParagraphElement>(null);
  const isGood = GOOD.includes(outcome);

  const press = async (act: TwoStepAct): Promise<void> => {
    // The button with the focus may have gone.
    if (await change(act)) status.current?.focus();
  };

  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('twoStep.loading'), shape: <SectionSkeleton /> }}
      error={{ ...error, text: t('twoStep.failed.text') }}
    >
      {(twoStep) => (
        <>
          <Facts twoStep={twoStep} />
          <div className={styles.actions}>
            {(twoStep.isOn ? (['new-codes', 'turn-off'] as const) : (['set-up'] as const)).map(
              (act) => (
                <Button key={act} isBusy={isChanging} onClick={() => void press(act)}>
                  {t(`twoStep.${act}`)}
                </Button>
              ),
            )}
          </div>
          <p ref={status} className={styles.text} role="status" tabIndex={-1}>
            {outcome && isGood ? t(`twoStep.outcome.${outcome}`) : ''}
          </p>
          <p className={classNames(styles.text, styles.failed)} role="alert">
            {outcome && !isGood ? t(`twoStep.outcome.${outcome}`) : ''}
          </p>
        </>
      )}
    </AreaState>
  );
}

function Facts({ twoStep: { isOn, by, phone, recoveryCodesLeft } }: { readonly twoStep: TwoStep }) {
  const { t } = useAreaWords();
  if (!isOn) return <p>{t('twoStep.off')}</p>;
  return (
    <div className={styles.facts}>
      <p>{by === 'sms' ? t('twoStep.onSms', { phone: phone ?? '' }) : t('twoStep.on')}</p>
      <p className={styles.text}>{t('twoStep.codesLeft', { count: recoveryCodesLeft })}</p>
      {recoveryCodesLeft < FEW_CODES ? <p>{t('twoStep.codesFew')}</p> : null}
    </div>
  );
}
