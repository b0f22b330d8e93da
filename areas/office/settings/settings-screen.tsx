import { settingsSet } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { settingChange, settingGroups } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useIsHydrated, useSend } from '@grandstand/bus-contracts/react';
import { ChoiceForm, classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { Heading } from '../page/heading';
import { FAIRNESS_PATH, SECURITY_PATH } from '../page/office-screen';
import { BonusSection } from './bonus-section';
import { MailingSection } from './mailing-section';
import styles from './settings-screen.module.css';

interface SettingsScreenProps {
  readonly userId: string | undefined;
}

/** The display settings and the choice of messages, as a page of the office; every choice holds at once. */
export function SettingsScreen({ userId }: SettingsScreenProps): ReactElement {
  const { href, settings, t } = useAreaWords();
  const { send } = useSend(settingsSet);
  const groups = settingGroups({
    text: (key) => t(key),
    valueOf: (name) => settingOf(settings, name),
    timeZones: useTimeZones(),
  });
  return (
    <>
      <Heading text={t('settings.title')} />
      <div className={styles.card}>
        <p className={styles.text}>{t('settings.text')}</p>
        <ChoiceForm
          groups={groups}
          headingLevel={2}
          onChoose={(name, value) => void send(settingChange(name, value))}
        />
      </div>
      <MailingSection userId={userId} />
      <BonusSection userId={userId} />
      <div className={classNames(styles.card, styles.other)}>
        <a className={styles.link} href={href(SECURITY_PATH)}>
          {t('security.title')}
        </a>
        <p className={styles.text}>{t('security.text')}</p>
      </div>
      <div className={classNames(styles.card, styles.other)}>
        <a className={styles.link} href={href(FAIRNESS_PATH)}>
          {t('fairness.title')}
        </a>
        <p className={styles.text}>{t('fairness.about')}</p>
      </div>
    </>
  );
}

let zones: readonly string[] | undefined;
const browserZones = (): readonly string[] => (zones ??= Intl.supportedValuesOf('timeZone'));
const NO_ZONES: readonly string[] = [];

/** A server may know other time zones than the browser: the list is rendered in the browser only. */
function useTimeZones(): readonly string[] {
  return useIsHydrated() ? browserZones() : NO_ZONES;
}
