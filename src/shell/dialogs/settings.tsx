import { dialogsOpen, settingsSet } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { settingChange, settingGroups } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, ChoiceForm, Dialog } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../frame/shell-state';
import { LanguageChoice } from '../header/language-choice';
import styles from './dialogs.module.css';

/** Display settings; every choice applies at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const settings = useSettings();
  const { send } = useSend(settingsSet);
  const { send: open } = useSend(dialogsOpen);
  const groups = settingGroups({
    text: (key) => t(key),
    valueOf: (name) => settingOf(settings, name),
    timeZones: Intl.supportedValuesOf('timeZone'),
  });
  return (
    <Dialog title={t('settings.title')} closeLabel={t('dialog.close')} isWide onClose={onClose}>
      <p className={styles.text}>{t('settings.text')}</p>
      <LanguageChoice />
      <ChoiceForm
        groups={groups}
        headingLevel={3}
        onChoose={(name, value) => void send(settingChange(name, value))}
      />
      <Button isWide onClick={() => void open({ name: 'cookies' })}>
        {t('cookies.choose')}
      </Button>
    </Dialog>
  );
}
