import { fileSize } from '@grandstand/bus-contracts/domain';
import type { ChatFile, ChatMessage, NewChatFile } from '@grandstand/bus-contracts/shell';
import { classNames, Icon } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { withLanguage } from '../../../routes';
import { useLanguage } from '../../frame/shell-state';
import styles from './chat.module.css';

interface Unsent {
  readonly clientId: string;
  readonly text: string;
  readonly isMasked: boolean;
  readonly files: readonly NewChatFile[];
}

interface ChatMessagesProps {
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
  readonly agent: string | null;
  /** A link of a message was pressed where the panel covers the page. */
  readonly onLeave: () => void;
}

/** Where the panel covers the page: the style sheet has the same width. */
const NARROW = '(width <= 640px)';

/** The messages, the last one in view. Their text is shown as it is: only the operator's own link is one. */
export function ChatMessages(props: ChatMessagesProps): ReactElement {
  const { messages, unsent, agent, onLeave } = props;
  const { t } = useTexts();
  const { language } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const count = messages.length + unsent.length;
  useEffect(() => {
    if (list.current && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);

  const authors = {
    visitor: t('chat.you'),
    helper: t('chat.helper'),
    agent: agent ?? t('chat.agent'),
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
    <div ref={list} className={styles.log} role="log" aria-label={t('chat.messages')} tabIndex={0}>
      {messages.map(({ id, from, text, link, isMasked, files = [] }) => (
        <div key={id} className={classNames(styles.message, styles[from])}>
          <p className={styles.author}>{authors[from]}</p>
          {text === '' ? null : <p className={styles.text}>{text}</p>}
          {files.map((file) => (
            <SentFile key={file.id} file={file} />
          ))}
          {link ? (
            <a
              className={styles.link}
              href={withLanguage(language, link.path)}
              onClick={() => {
                if (matchMedia(NARROW).matches) onLeave();
              }}
            >
              {link.title}
            </a>
          ) : null}
          {isMasked ? <p className={styles.note}>{t('chat.masked')}</p> : null}
        </div>
      ))}
      {unsent.map(({ clientId, text, isMasked, files }) => (
        <div key={clientId} className={classNames(styles.message, styles.visitor)}>
          <p className={styles.author}>{authors.visitor}</p>
          {text === '' ? null : <p className={styles.text}>{text}</p>}
          {files.map(({ id, name }) => (
            <p key={id} className={styles.text}>
              {name}
            </p>
          ))}
          <p className={styles.note}>{t(isMasked ? 'chat.masked' : 'chat.waits')}</p>
        </div>
      ))}
    </div>
  );
}

/** A file of the player, which their browser saves; a picture is shown small. */
function SentFile({ file }: { readonly file: ChatFile }): ReactElement {
  const { tag } = useLanguage();
  const { id, name, type, size } = file;
  const path = `/chat-api/v1/files/${encodeURIComponent(id)}`;
  return (
    <a className={classNames(styles.link, styles.sent)} href={path} download={name}>
      {type.startsWith('image/') ? (
        <img className={styles.picture} src={path} alt="" width="96" height="72" loading="lazy" />
      ) : (
        <Icon name="download" size="s" />
      )}
      <span>{name}</span> <span className={styles.note}>{fileSize(size, tag)}</span>
    </a>
  );
}
