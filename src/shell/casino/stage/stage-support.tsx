import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { chatShow, chatState } from '@grandstand/bus-contracts/shell';
import { Icon, IconButton } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useConfig } from '../../frame/shell-state';
import styles from './stage.module.css';

/** The way to support in the bar of a game, on screens where the round button would cover the game's own buttons. */
export function StageSupport(): ReactElement | null {
  const { t } = useTexts();
  const { supportEmail, isChatOffered, isSupportButtonHidden } = useConfig() ?? {};
  const name = t('layout.support');
  if (isSupportButtonHidden) return null;
  if (isChatOffered) return <ChatButton name={name} />;
  if (!supportEmail) return null;
  return (
    <span className={styles.support}>
      <a className={styles.mail} href={`mailto:${supportEmail}`} aria-label={name} title={name}>
        <Icon name="support" />
      </a>
    </span>
  );
}

/** Opens the chat, and gets the focus back from it. */
function ChatButton({ name }: { readonly name: string }): ReactElement {
  const { t } = useTexts();
  const { send: show } = useSend(chatShow);
  const { isOpen = false, unread = 0 } = useBusState(chatState) ?? {};
  const place = useRef<HTMLSpanElement>(null);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (isOpen || !hasOpened.current) return;
    hasOpened.current = false;
    place.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return (
    <span ref={place} className={styles.support} data-opens-chat>
      <IconButton
        icon="support"
        label={unread > 0 ? t('chat.unread', { name, unread }) : name}
        onPress={() => {
          // The first press fetches the chat.
          void show({ isOpen: !isOpen }).then(() => {
            hasOpened.current = !isOpen;
          });
        }}
      />
      {unread > 0 ? (
        <span className={styles.unread} aria-hidden="true">
          {unread}
        </span>
      ) : null}
    </span>
  );
}
