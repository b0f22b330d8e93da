import type { PayloadOf } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import {
  CHAT_TEXT_MAX,
  chatEnd,
  chatHistory,
  chatSend,
  type chatState,
} from '@grandstand/bus-contracts/shell';
import { Button, IconButton, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionStatus } from '../frame/shell-state';
import { ChatMessages } from './chat-messages';
import { Transcript } from './transcript';
import styles from './chat.module.css';

interface ChatPanelProps {
  readonly chat: PayloadOf<typeof chatState>;
  /** Whether the field has the focus at first. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** The panel of the chat. The page beside it stays in use. */
export function ChatPanel({ chat, takesFocus, onClose }: ChatPanelProps): ReactElement {
  const { t } = useTranslation();
  const { thread, unsent, isLost, refusal } = chat;
  const state = thread?.state ?? null;
  const isGoingOn = state !== null && state !== 'closed';
  const { send } = useSend(chatSend);
  const { send: end, isSending: isEnding, error: endError } = useSend(chatEnd);
  const { send: reload, isSending: isReloading } = useSend(chatHistory);
  const isGuest = useSessionStatus() === 'guest';
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const refused = refusal?.text;
  const [takenBack, setTakenBack] = useState(refused);
  // What the operator would not take is not lost: the visitor may change it.
  if (takenBack !== refused) {
    setTakenBack(refused);
    if (refused !== undefined && text === '') setText(refused);
  }
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const write = (words: string): void => {
    if (words.trim() !== '') void send({ text: words, ...(name.trim() && { name }) });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    write(text);
    setText('');
    field.current?.focus();
  };

  return (
    <section
      className={styles.panel}
      role="dialog"
      aria-label={t('chat.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
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
          <Button size="s" onClick={() => write(t('chat.personWord'))}>
            {t('chat.person')}
          </Button>
        ) : null}
        {state === 'closed' ? <Transcript isGuest={isGuest} /> : null}
        <form className={styles.form} onSubmit={submit}>
          {isGuest && !isGoingOn ? (
            <TextField label={t('chat.name')} value={name} onChange={setName} maxLength={60} />
          ) : null}
          <div className={styles.write}>
            <TextField
              ref={field}
              label={t('chat.message')}
              value={text}
              onChange={setText}
              maxLength={CHAT_TEXT_MAX}
              autoComplete="off"
            />
            <Button type="submit" kind="primary">
              {t('chat.send')}
            </Button>
          </div>
        </form>
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
