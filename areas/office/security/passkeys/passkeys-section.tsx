import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, classNames, Section } from '@grandstand/ui';
import { useRef, type ReactElement } from 'react';
import { PasskeyRow } from './passkey-row';
import styles from '../list-section.module.css';
import { SectionSkeleton } from '../section-skeleton';
import { usePasskeys, type PasskeyOutcome } from './use-passkeys';

interface PasskeysSectionProps {
  readonly userId: string | undefined;
}

const GOOD: readonly (PasskeyOutcome | undefined)[] = ['added', 'removed', 'renamed'];

/** The player's passkeys. */
export function PasskeysSection({ userId }: PasskeysSectionProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section title={t('passkeys.title')} text={t('passkeys.text')}>
      <ListOrState key={userId} userId={userId} />
    </Section>
  );
}

function ListOrState({ userId }: PasskeysSectionProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry, change, isChanging, outcome } = usePasskeys(userId);
  const error = useLoadError({ title: t('passkeys.failed.title'), loadedAt, retry });
  const status = useRef<HTMLParagraphElement>(null);
  const isGood = GOOD.includes(outcome);

  const remove = async (id: number): Promise<void> => {
    // The row with the focus has gone.
    if (await change({ act: 'remove', id })) status.current?.focus();
  };

  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('passkeys.loading'), shape: <SectionSkeleton /> }}
      error={{ ...error, text: t('passkeys.failed.text') }}
    >
      {({ passkeys, canAdd }) => (
        <>
          {passkeys.length === 0 ? (
            <p>{t('passkeys.none')}</p>
          ) : (
            <ul className={styles.list} aria-label={t('passkeys.list')}>
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  isBusy={isChanging}
                  onRename={(name) => change({ act: 'rename', id: passkey.id, name })}
                  onRemove={() => void remove(passkey.id)}
                />
              ))}
            </ul>
          )}
          {canAdd ? (
            <div>
              <Button isBusy={isChanging} onClick={() => void change({ act: 'add' })}>
                {t('passkeys.add')}
              </Button>
            </div>
          ) : (
            <p className={styles.text}>{t('passkeys.noPasskeys')}</p>
          )}
          <p ref={status} className={styles.text} role="status" tabIndex={-1}>
            {outcome && isGood ? t(`passkeys.outcome.${outcome}`) : ''}
          </p>
          <p className={classNames(styles.text, styles.failed)} role="alert">
            {outcome && !isGood ? t(`passkeys.outcome.${outcome}`) : ''}
          </p>
        </>
      )}
    </AreaState>
  );
}
