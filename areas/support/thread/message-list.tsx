import type { ReactElement } from 'react';
import type { RequestMessage } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import styles from './message-list.module.css';
import { useWriting } from '../page/use-writing';

interface MessageListProps {
  readonly requestId: string;
  readonly messages: readonly RequestMessage[];
}

/** The messages of both sides, the oldest first. */
export function MessageList({ requestId, messages }: MessageListProps): ReactElement {
  const { t } = useAreaWords();
  const { size, time } = useWriting();
  return (
    <ol className={styles.messages} aria-label={t('thread.messages')}>
      {messages.map(({ id, from, text, at, files }) => (
        <li key={id} className={classNames(styles.message, styles[from])}>
          <p className={styles.head}>
            <strong>{t(`thread.from.${from}`)}</strong> <span>{time(at)}</span>
          </p>
          <p className={styles.text}>{text}</p>
          {files.length === 0 ? null : (
            <ul className={styles.files} aria-label={t('files.label')}>
              {files.map((file, index) => (
                <li key={file.id}>
                  <a
                    className={styles.link}
                    href={`/web-api/requests/${encodeURIComponent(requestId)}/files/${encodeURIComponent(file.id)}`}
                    download
                  >
                    {t('thread.file', {
                      number: index + 1,
                      type: kindOf(file.type),
                      size: size(file.size),
                    })}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** "PDF" of "application/pdf". */
const kindOf = (type: string): string => type.replace(/^.*\//, '').toUpperCase();
