import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { teamCashClose, teamCashState } from '@grandstand/bus-contracts/shell';
import { Button, Dialog } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './team-cash.module.css';

const STEPS = [1, 2, 3, 4];

/** Shows the news of a player's third and fourth accepted payment. */
export function TeamCash(): ReactElement | null {
  const accepted = useBusState(teamCashState)?.accepted ?? null;
  return accepted && <TeamCashDialog accepted={accepted} />;
}

function TeamCashDialog({ accepted }: { readonly accepted: 3 | 4 }): ReactElement {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { send: close } = useSend(teamCashClose);
  // After the dialog's own choice, which is the cross.
  useEffect(() => button.current?.focus(), []);
  const onClose = (): void => void close({});
  return (
    <Dialog
      title={t(`reminders.teamCash.title${accepted}`)}
      closeLabel={t('dialog.close')}
      onClose={onClose}
    >
      <div className={styles.body}>
        <ol className={styles.steps} aria-hidden="true">
          {STEPS.map((step) => (
            <li key={step} className={step <= accepted ? styles.done : undefined}>
              {step}
            </li>
          ))}
        </ol>
        <p>{t(`reminders.teamCash.text${accepted}`)}</p>
        <Button ref={button} kind="primary" size="l" isWide onClick={onClose}>
          {t('reminders.teamCash.close')}
        </Button>
      </div>
    </Dialog>
  );
}
