import {
  dialogsOpen,
  settingsSet,
  type CoefViewId,
  type Settings,
} from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { classNames, Icon, Select } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useSettings } from '../frame/shell-state';
import { LanguageChoice } from '../frame/language-choice';
import styles from './header.module.css';

/** The formats a player chooses from; 14 to 16 are the same by other numbers. */
const COEF_VIEWS: readonly CoefViewId[] = [0, 1, 2, 4, 5, 6];

/** Odds format, language and theme; on a phone only the dialog of settings has them. */
export function DisplaySettings(): ReactElement {
  const { t } = useTexts();
  const { coefViewId, appTheme } = useSettings();
  const { send } = useSend(settingsSet);
  const { send: open } = useSend(dialogsOpen);

  return (
    <>
      <div className={styles.oddsFormat}>
        <Select
          label={t('header.oddsFormat')}
          isLabelHidden
          value={COEF_VIEWS.find((id) => id === coefViewId) ?? coefViewId - 10}
          options={COEF_VIEWS.map((id) => ({ value: id as number, label: t(`coefView.${id}`) }))}
          onChange={(id) => void send({ coefViewId: id as CoefViewId })}
        />
      </div>
      <div className={styles.language}>
        <LanguageChoice isLabelHidden />
      </div>
      <button
        type="button"
        className={classNames(styles.theme, styles.themes)}
        aria-label={t('header.theme')}
        title={t('header.theme')}
        onClick={() => void send({ appTheme: isDark(appTheme) ? 0 : 1 })}
      >
        {/* Which theme is shown may be known to the style sheet alone. */}
        <span className={styles.toLight}>
          <Icon name="sun" />
        </span>
        <span className={styles.toDark}>
          <Icon name="moon" />
        </span>
      </button>
      <button
        type="button"
        className={styles.theme}
        aria-label={t('header.settings')}
        title={t('header.settings')}
        onClick={() => void open({ name: 'settings' })}
      >
        <Icon name="settings" />
      </button>
    </>
  );
}

function isDark(appTheme: Settings['appTheme']): boolean {
  return appTheme === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : appTheme === 1;
}
