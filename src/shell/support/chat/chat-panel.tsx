import type { PayloadOf } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { chatEnd, chatHistory, chatSend, type chatState } from '@grandstand/bus-contracts/shell';
import { Button, IconButton } from '@grandstand/ui';
import type { ClipboardEvent, DragEvent, ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useSessionStatus } from '../../frame/shell-state';
import { ChatForm } from './chat-form';
import { ChatMessages } from './chat-messages';
import { Transcript } from './transcript';
import type { ChatFiles } from './use-chat-files';
import styles from './chat.module.css';

interface ChatPanelProps {
  readonly chat: PayloadOf<typeof chatState>;
  /** Whether the field has the focus at first. */
  readonly takesFocus: boolean;
  readonly files: ChatFiles;
  readonly onClose: () => void;
}

/** The panel of the chat. The page beside it stays in use. */
export function ChatPanel({ chat, takesFocus, files, onClose }: ChatPanelProps): ReactElement {
  const { t } = useTexts();
  const { thread, unsent, isLost, refusal } = chat;
  const state = thread?.state ?? null;
  const isGoingOn = state !== null && state !== 'closed';
  const { send } = useSend(chatSend);
  const { send: end, isSending: isEnding, error: endError } = useSend(chatEnd);
  const { send: reload, isSending: isReloading } = useSend(chatHistory);
  const isGuest = useSessionStatus() === 'guest';
  const addFrom = (event: ClipboardEvent | DragEvent, given: DataTransfer): void => {
    if (isGuest || given.files.length === 0) return;
    event.preventDefault();
    files.add(given.files);
  };

  return (
    <section
      className={styles.panel}
      role="dialog"
      aria-label={t('chat.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onPaste={(event) => addFrom(event, event.clipboardData)}
      onDragOver={(event) => {
        if (!isGuest) event.preventDefault();
      }}
      onDrop={(event) => addFrom(event, event.dataTransfer)}
    >
      <div className={styles.header}>
        <h2 className={styles.title}>{t('chat.title')}</h2>
        {isGoingOn ? (
          <Button kind="quiet" size="s" isBusy={isEnding} onClick={() => void end({})}>
            {t('chat.end')}
          </Button>
        ) : null}
        <IconButton icon="close" label={t('chat.close')} onPress={onClose} />
      </div>
      <ChatMessages
        messages={thread?.messages ?? []}
        unsent={unsent}
        agent={thread?.agent ?? null}
        onLeave={onClose}
      />
      <div className={styles.foot}>
        <p className={styles.status} role="status">
          {isLost ? t('chat.lost') : stateText()}
        </p>
        {isLost ? (
          <Button size="s" isBusy={isReloading} onClick={() => void reload({})}>
            {t('chat.again')}
          </Button>
        ) : null}
        {refusal !== null || endError ? (
          <p className={styles.problem} role="alert">
            {refusal?.reason || t('chat.failed')}
          </p>
        ) : null}
        {state === 'helper' ? (
          <Button size="s" onClick={() => void send({ text: t('chat.personWord') })}>
            {t('chat.person')}
          </Button>
        ) : null}
        {state === 'closed' ? <Transcript isGuest={isGuest} /> : null}
        <ChatForm
          isGuest={isGuest}
          isGoingOn={isGoingOn}
          takesFocus={takesFocus}
          refused={refusal?.text}
          files={files}
        />
        <p className={styles.note}>{t('chat.codes')}</p>
      </div>
    </section>
  );

  function stateText(): string {
    if (thread?.place) return t('chat.place', { place: thread.place });
    if (state === 'closed') return t('chat.closed');
    if (thread?.agent) return t('chat.with', { agent: thread.agent });
    return t('chat.first');
  }
}
