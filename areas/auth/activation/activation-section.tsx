import { useState, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { authActivation, authSendLink } from '@grandstand/bus-contracts/player';
import { commandQuery, useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { Alert, AreaState, Form, Skeleton, SubmitButton, TextField } from '@grandstand/ui';
import type { manifest } from '../manifest';
import styles from './activation-section.module.css';

/** What a player has yet to activate, and the way to a link. */
export function ActivationSection({ userId }: { readonly userId: string }): ReactElement {
  const { t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const { data, dataUpdatedAt, isError, refetch } = useQuery(
    commandQuery(bus, authActivation, {}, userId),
  );
  const error = useLoadError({
    title: t('activation.failed'),
    loadedAt: dataUpdatedAt,
    retry: () => void refetch(),
  });
  return (
    <section className={styles.card} aria-label={t('activation.title')}>
      <AreaState
        data={data}
        hasFailed={isError}
        loading={{ label: t('activation.loading'), shape: <Skeleton shape="text" /> }}
        error={error}
      >
        {({ daysLeft, isMailMissing }) => (
          <>
            {daysLeft === null ? null : (
              <p className={styles.days}>
                {daysLeft > 0
                  ? t('activation.daysLeft', { count: daysLeft })
                  : t('activation.late')}
              </p>
            )}
            {isMailMissing ? <LinkForm /> : <p>{t('activation.confirmed')}</p>}
          </>
        )}
      </AreaState>
    </section>
  );
}

const FAULTS = ['bad-email', 'mail-confirmed', 'not-signed-in', 'too-many-attempts'] as const;

/** Asks for a link to a mail address. */
function LinkForm(): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(authSendLink);
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const isEmpty = email.trim() === '';
  const code = error instanceof CommandError ? error.code : undefined;
  const fault = error && (FAULTS.find((each) => each === code) ?? 'unavailable');

  const submit = async (): Promise<void> => {
    setTried(true);
    if (isEmpty) return;
    setSentTo(undefined);
    const sent = await send({ email });
    if (sent) setSentTo(sent.sentTo);
  };
  const emptyFault = isTried && isEmpty ? t('activation.empty') : undefined;
  const fieldFault = fault === 'bad-email' ? t('activation.bad-email') : emptyFault;
  return (
    <Form isBusy={isSending} onSubmit={() => void submit()}>
      <p>{t('activation.text')}</p>
      <TextField
        label={t('activation.email')}
        type="email"
        size="l"
        autoComplete="email"
        value={email}
        error={fieldFault}
        onChange={setEmail}
      />
      <Alert text={fault && fault !== 'bad-email' ? t(`activation.${fault}`) : ''} />
      <SubmitButton size="l" isWide>
        {t('activation.send')}
      </SubmitButton>
      <p className={styles.sent} role="status">
        {sentTo === undefined ? '' : t('activation.sent', { mail: sentTo })}
      </p>
    </Form>
  );
}
