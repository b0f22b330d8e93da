import type { PhoneAct } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, classNames, Section } from '@grandstand/ui';
import { useRef, type ReactElement } from 'react';
import styles from './list-section.module.css';
import { SectionSkeleton } from './section-skeleton';
import { usePhone } from './use-phone';

interface PhoneSectionProps {
  readonly userId: string | undefined;
}

/** The phone of the account without most of its number, and the buttons that change it. */
export function PhoneSection({ userId }: PhoneSectionProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section title={t('phone.title')} text={t('phone.text')}>
      <PhoneOrError key={userId} userId={userId} />
    </Section>
  );
}

function PhoneOrError({ userId }: PhoneSectionProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry, change, isChanging, outcome } = usePhone(userId);
  const error = useLoadError({ title: t('phone.failed.title'), loadedAt, retry });
  const status = useRef<HTMLParagraphElement>(null);
  const isGood = outcome === 'kept' || outcome === 'removed';

  const press = async (act: PhoneAct): Promise<void> => {
    // The button with the focus may have gone.
    if (await change(act)) status.current?.focus();
  };

  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('phone.loading'), shape: <SectionSkeleton /> }}
      error={{ ...error, text: t('phone.failed.text') }}
    >
      {({ phone, isSecondStep }) => (
        <>
          <p>{phone === null ? t('phone.none') : t('phone.yours', { phone })}</p>
          <p className={styles.text}>{isSecondStep ? t('phone.isSecondStep') : ''}</p>
          <div className={styles.actions}>
            <Button isBusy={isChanging} onClick={() => void press('set')}>
              {t(phone === null ? 'phone.add' : 'phone.change')}
            </Button>
            {phone === null || isSecondStep ? null : (
              <Button isBusy={isChanging} onClick={() => void press('remove')}>
                {t('phone.remove')}
              </Button>
            )}
          </div>
          <p ref={status} className={styles.text} role="status" tabIndex={-1}>
            {isGood ? t(`phone.outcome.${outcome}`) : ''}
          </p>
          <p className={classNames(styles.text, styles.failed)} role="alert">
            {outcome && !isGood ? t(`phone.outcome.${outcome}`) : ''}
          </p>
        </>
      )}
    </AreaState>
  );
}
