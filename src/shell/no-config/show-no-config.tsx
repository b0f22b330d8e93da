import type { Language } from '@grandstand/bus-contracts';
import { Button } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { useTexts } from '../../i18n/use-texts';
import { createI18n, loadRoomTexts } from '../../i18n';
import styles from './no-config.module.css';

/** Covers the page, which cannot work without a config: explains the failure, and has a button to try again. */
function NoConfig({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.page}
      aria-labelledby="no-config"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.words}>
        <h1 id="no-config" className={styles.title}>
          {t('noConfig.title')}
        </h1>
        <p>{t('noConfig.what')}</p>
        <p>{t('noConfig.todo')}</p>
        <div>
          <Button kind="primary" size="l" onClick={onRetry}>
            {t('noConfig.retry')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** Shows that the site can't start; trying again reloads it. */
export async function showNoConfig(language: Language, onRetry: () => void): Promise<void> {
  const texts = createI18n(language, await loadRoomTexts('player', language));
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <I18nextProvider i18n={texts}>
      <NoConfig onRetry={onRetry} />
    </I18nextProvider>,
  );
}
