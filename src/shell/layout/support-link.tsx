import { Icon } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { chatPanel } from '../support/chat/later-chat';
import { useConfig, useLanguage } from '../frame/shell-state';
import styles from '../frame/float.module.css';

/** Opens the chat with the consultant, or leads to the operator's support by mail, where the operator has one. */
export function SupportLink(): ReactElement | null {
  const { t } = useTexts();
  const { supportEmail, isChatOffered } = useConfig() ?? {};
  const name = t('layout.support');
  if (isChatOffered) return <ChatButton name={name} />;
  if (!supportEmail) return null;
  return (
    <a className={styles.float} href={`mailto:${supportEmail}`} aria-label={name} title={name}>
      <Icon name="support" />
    </a>
  );
}

/** Fetches the chat when it is pressed; the fetched part has the button from then on. */
function ChatButton({ name }: { readonly name: string }): ReactElement {
  const { language } = useLanguage();
  const isLoaded = chatPanel.useIsLoaded();
  const [isPressed, setIsPressed] = useState(false);
  if (isLoaded) return <chatPanel.View isPressed={isPressed} />;
  return (
    <button
      type="button"
      className={styles.float}
      aria-label={name}
      title={name}
      aria-expanded={false}
      onClick={() => {
        setIsPressed(true);
        void chatPanel.load(language).catch(() => setIsPressed(false));
      }}
    >
      <Icon name="support" />
    </button>
  );
}
