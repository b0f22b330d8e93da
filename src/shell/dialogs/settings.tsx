import { dialogsOpen, settingsSet } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { settingChange, settingGroups } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, ChoiceForm, Dialog } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useSettings } from '../frame/shell-state';
import { LanguageChoice } from '../frame/language-choice';
import type { DialogProps } from '../frame/dialog-props';
import styles from '../frame/dialogs.module.css';

/** Display settings; every choice applies at once. */
export function SettingsDialog({ args, onClose }: DialogProps<'settings'>): ReactElement {
  const { t } = useTexts();
  const choices = useRef<HTMLDivElement>(null);
  const settings = useSettings();
  const { send } = useSend(settingsSet);
  const { send: open } = useSend(dialogsOpen);
  const groups = settingGroups({
    text: (key) => t(key),
    valueOf: (name) => settingOf(settings, name),
    timeZones: Intl.supportedValuesOf('timeZone'),
  });
  const at = groups.findIndex(({ key }) => key === args?.section);

  // After the dialog has opened and taken the focus.
  useEffect(() => {
    const group = choices.current?.querySelectorAll('fieldset')[at];
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
  }, [at]);

  return (
    <Dialog title={t('settings.title')} closeLabel={t('dialog.close')} isWide onClose={onClose}>
      <p className={styles.text}>{t('settings.text')}</p>
      <LanguageChoice />
      <div ref={choices}>
        <ChoiceForm
          groups={groups}
          headingLevel={3}
          onChoose={(name, value) => void send(settingChange(name, value))}
        />
      </div>
      <Button isWide onClick={() => void open({ name: 'cookies' })}>
        {t('cookies.choose')}
      </Button>
    </Dialog>
  );
}
