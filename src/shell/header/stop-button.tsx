import type { Language } from '@grandstand/bus-contracts';
import { Icon } from '@grandstand/ui';
import { Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../frame/part';
import { useConfig, useLanguage } from '../frame/shell-state';
import { lazyWithTexts } from '../frame/with-texts';
import styles from './header.module.css';

const stopDialog = lazyWithTexts(
  'player',
  async () => (await import('../protection/stop-dialog')).StopDialog,
);

/** The way to stop for 24 hours, on every page where the jurisdiction has it. */
export function StopButton(): ReactElement | null {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  if (useConfig()?.play?.['isPanicButton'] !== true) return null;
  const close = (): void => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.theme}
        aria-label={t('header.stop')}
        title={t('header.stop')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="pause" />
      </button>
      {isOpen ? (
        <Part fallback={null} onCrash={close}>
          <Suspense fallback={null}>{dialogIn(language, close)}</Suspense>
        </Part>
      ) : null}
    </>
  );
}

function dialogIn(language: Language, onClose: () => void): ReactElement {
  const StopDialog = stopDialog(language);
  return <StopDialog onClose={onClose} />;
}
