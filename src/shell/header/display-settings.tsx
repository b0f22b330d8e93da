import { dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import styles from './header.module.css';

/** Opens the display settings: language, odds format and theme among them. */
export function DisplaySettings(): ReactElement {
  const { t } = useTexts();
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const { send: open } = useSend(dialogsOpen);
  return (
    <button
      type="button"
      className={styles.sign}
      aria-label={t('header.settings')}
      title={t('header.settings')}
      aria-haspopup="dialog"
      onClick={() => void open({ name: 'settings' })}
    >
      <Icon name={isPlayer ? 'settings' : 'globe'} />
    </button>
  );
}
