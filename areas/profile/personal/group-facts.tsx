import type { ReactElement } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import {
  DOCUMENT_TYPES,
  type ProfileForm,
  type ProfileGroup,
} from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FIELDS } from './fields';
import styles from './personal.module.css';

interface GroupFactsProps {
  readonly group: ProfileGroup;
  readonly form: ProfileForm;
}

/** What a group of the personal data says, as text. */
export function GroupFacts({ group, form }: GroupFactsProps): ReactElement {
  const { language, t } = useAreaWords();
  const day = dateFormat(languageTag(language), { timeZone: 'UTC', dateStyle: 'long' });
  const values: Readonly<Record<string, string>> = form[group];
  const type = DOCUMENT_TYPES.find((known) => known === values['user_passport_type']);
  return (
    <dl className={styles.facts}>
      {FIELDS[group].map(({ name, kind }) => {
        const value = values[name] ?? '';
        if (value === '') return null;
        return (
          <div key={name} className={styles.fact}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>
              {kind === 'date'
                ? day(Date.parse(value))
                : kind === 'document-type'
                  ? t(`documentType.${type ?? 'none'}`)
                  : value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
