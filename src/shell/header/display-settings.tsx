import {
  dialogsOpen,
  settingsSet,
  type CoefViewId,
  type Language,
  type Settings,
} from '@grandstand/bus-contracts';
import { languageNames, languageTag, offeredLanguages } from '@grandstand/bus-contracts/domain';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { navigationState } from '@grandstand/bus-contracts';
import { Icon, Select } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useShell } from '../frame/shell-context';
import { useConfig, useSettings } from '../frame/shell-state';
import styles from './header.module.css';

/** The formats a player chooses from; 14 to 16 are the same by other numbers. */
const COEF_VIEWS: readonly CoefViewId[] = [0, 1, 2, 4, 5, 6];

/** Odds format, language and theme. */
export function DisplaySettings(): ReactElement {
  const { t } = useTranslation();
  const { coefViewId, language, appTheme } = useSettings();
  const { loadPage, first } = useShell();
  const { languages } = useConfig() ?? {};
  const place = useBusState(navigationState, first.place);
  const { send } = useSend(settingsSet);
  const { send: open } = useSend(dialogsOpen);

  // Each language has a document of its own: texts, direction and address change with it.
  const changeLanguage = (next: Language): void => {
    if (next !== language) loadPage(withLanguage(next, place.path));
  };

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
        <Select
          label={t('header.language')}
          isLabelHidden
          value={language}
          options={offeredLanguages(languages).map((id) => ({
            value: id,
            label: languageNames[id],
            lang: languageTag(id),
          }))}
          onChange={changeLanguage}
        />
      </div>
      <button
        type="button"
        className={styles.theme}
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
