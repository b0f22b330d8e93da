import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { chatShow, chatState } from '@grandstand/bus-contracts/shell';
import { classNames, Icon } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import floating from '../../frame/float.module.css';
import { ChatPanel } from './chat-panel';
import { useChatFiles } from './use-chat-files';
import styles from './chat.module.css';

interface ChatProps {
  /** The button was pressed before this part was fetched. */
  readonly isPressed: boolean;
}

/** The chat with the consultant: its button, and the panel while it is open. */
export function Chat({ isPressed }: ChatProps): ReactElement {
  const { t } = useTexts();
  const chat = useBusState(chatState);
  const { send: show } = useSend(chatShow);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen = false, unread = 0 } = chat ?? {};
  // Here, so that they stay while the panel is closed.
  const files = useChatFiles();
  // A panel that was open before a reload leaves the focus where it is.
  const [takesFocus, setTakesFocus] = useState(isPressed);

  useEffect(() => {
    if (isPressed) void show({ isOpen: true });
  }, [isPressed, show]);

  const name =
    unread > 0 ? t('chat.unread', { name: t('layout.support'), unread }) : t('layout.support');
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(floating.float, styles.button)}
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        onClick={() => {
          setTakesFocus(true);
          void show({ isOpen: !isOpen });
        }}
      >
        <Icon name="support" />
        {unread > 0 ? (
          <span className={styles.unread} aria-hidden="true">
            {unread}
          </span>
        ) : null}
      </button>
      {chat && isOpen ? (
        <ChatPanel
          chat={chat}
          takesFocus={takesFocus}
          files={files}
          onClose={() => {
            void show({ isOpen: false });
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
