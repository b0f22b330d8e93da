import { useSend } from '@grandstand/bus-contracts/react';
import { CHAT_TEXT_MAX, chatSend } from '@grandstand/bus-contracts/shell';
import { Button, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ChosenFiles } from './chosen-files';
import type { ChatFiles } from './use-chat-files';
import styles from './chat.module.css';

interface ChatFormProps {
  readonly isGuest: boolean;
  readonly isGoingOn: boolean;
  /** Whether the field has the focus at first. */
  readonly takesFocus: boolean;
  /** The text of the message that the operator would not take. */
  readonly refused: string | undefined;
  readonly files: ChatFiles;
}

/** What the visitor writes: a message, a guest's name, and a player's files. */
export function ChatForm(props: ChatFormProps): ReactElement {
  const { isGuest, isGoingOn, takesFocus, refused, files } = props;
  const { t } = useTexts();
  const { send } = useSend(chatSend);
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  /** Send was pressed while a file was still under way. */
  const [isEarly, setIsEarly] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [takenBack, setTakenBack] = useState(refused);
  // What the operator would not take is not lost: the visitor may change it.
  if (takenBack !== refused) {
    setTakenBack(refused);
    if (refused !== undefined && text === '') setText(refused);
  }
  useEffect(() => {
    // The bar of a game has a button of its own.
    const isPressed = document.activeElement?.closest('[data-opens-chat]') ?? false;
    if (takesFocus || isPressed) field.current?.focus();
  }, [takesFocus]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    field.current?.focus();
    setIsEarly(files.isBusy);
    if (files.isBusy || (text.trim() === '' && !files.hasWhole)) return;
    void send({ text, ...(name.trim() && { name }), files: files.take() });
    setText('');
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {isGuest && !isGoingOn ? (
        <TextField label={t('chat.name')} value={name} onChange={setName} maxLength={60} />
      ) : null}
      {isGuest ? (
        <p className={styles.note}>{t('chat.files.guest')}</p>
      ) : (
        <ChosenFiles files={files} />
      )}
      {isEarly && files.isBusy ? (
        <p className={styles.problem} role="alert">
          {t('chat.files.wait')}
        </p>
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
  );
}
