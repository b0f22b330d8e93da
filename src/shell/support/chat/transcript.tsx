import { CommandError } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { chatMail } from '@grandstand/bus-contracts/shell';
import { Button, Icon } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import styles from './chat.module.css';

/** A chat that has ended, to keep: as a file, and for players by mail. */
export function Transcript({ isGuest }: { readonly isGuest: boolean }): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { send, isSending, error } = useSend(chatMail);
  const [sentTo, setSentTo] = useState<string>();
  const mail = async (): Promise<void> => {
    const answer = await send({});
    setSentTo(answer?.sentTo);
  };
  return (
    <div className={styles.transcript}>
      <a className={styles.link} href={`/chat-api/v1/transcript?lang=${language}`} download>
        <Icon name="download" size="s" /> {t('chat.save')}
      </a>
      {isGuest ? null : (
        <Button kind="quiet" size="s" isBusy={isSending} onClick={() => void mail()}>
          {t('chat.mail')}
        </Button>
      )}
      <p className={error ? styles.problem : styles.note} role="status">
        {error
          ? (error instanceof CommandError && error.text) || t('chat.failed')
          : sentTo
            ? t('chat.mailed', { sentTo })
            : ''}
      </p>
    </div>
  );
}
