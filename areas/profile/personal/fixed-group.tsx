import type { ReactElement } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import type { ProfileForm, ProfileGroup } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { GroupFacts } from './group-facts';
import styles from './personal.module.css';

/** The form of a request to support about the player's data. */
const CHANGE_PATH = '/office/support?topic=account&about=data';

interface FixedGroupProps {
  readonly group: ProfileGroup;
  readonly form: ProfileForm;
}

/** A group that a document has proved: people at the operator change it, when asked. */
export function FixedGroup({ group, form }: FixedGroupProps): ReactElement {
  const { href, language, settings, t } = useAreaWords();
  const day = dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'long',
  });
  const title = t(`group.${group}`);
  const { verified } = form;
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      <GroupFacts group={group} form={form} />
      <p className={styles.quiet}>
        {verified === null
          ? t('fixed.text')
          : t('fixed.verified', { proof: t(`proof.${verified.by}`), day: day(verified.at) })}{' '}
        <a
          className={styles.link}
          href={href(CHANGE_PATH)}
          aria-label={t('fixed.askOf', { group: title })}
        >
          {t('fixed.ask')}
        </a>
      </p>
    </section>
  );
}
