import type { ReactElement } from 'react';
import { dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState, useSend, useSignIn } from '@grandstand/bus-contracts/react';
import { Alert, Button, ButtonLink, Section } from '@grandstand/ui';
import styles from './responsible.module.css';

const LIMITS = '/office/responsible';
/** The tools that are pages of the account. */
const TOOLS = [
  ['limits', LIMITS],
  ['statements', '/office/statements'],
  ['mailing', '/office/settings#mailing'],
  ['closing', '/office/account#closing'],
] as const;

/** The tools as buttons that open them; the stop for a day in one press. */
export function Tools(): ReactElement {
  const { href, t } = useAreaWords();
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const { send, isSending, error } = useSend(dialogsOpen);
  const signIn = useSignIn(t('tools.stop'));
  return (
    <Section title={t('tools.title')} text={t('tools.text')}>
      <div className={styles.buttons}>
        <Button
          kind="primary"
          isBusy={isSending || signIn.isBusy}
          onClick={isPlayer ? () => void send({ name: 'stop' }) : signIn.onPress}
        >
          {t('tools.stop')}
        </Button>
        {TOOLS.map(([name, path]) => (
          <ButtonLink key={name} href={href(path)}>
            {t(`tools.${name}`)}
          </ButtonLink>
        ))}
      </div>
      <Alert text={error && t('tools.failed')} />
    </Section>
  );
}
