import { useRef, useState, type ReactElement } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { DOCUMENT_TYPES, type ProfileForm } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import { FIELDS } from './fields';
import { GroupForm } from './group-form';
import styles from './personal.module.css';

interface DocumentGroupProps {
  readonly form: ProfileForm;
  readonly userId: string | undefined;
}

/** The identity document without most of its numbers, or the form for another one. */
export function DocumentGroup({ form, userId }: DocumentGroupProps): ReactElement {
  const { t } = useAreaWords();
  const [isReplaced, setIsReplaced] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (form.document.user_passport_number === '' || isReplaced) {
    return (
      <GroupForm
        group="document"
        form={form}
        userId={userId}
        isEmpty
        onSaved={() => {
          setIsReplaced(false);
          setWasSaved(true);
          // The form with the focus has gone.
          requestAnimationFrame(() => heading.current?.focus());
        }}
      />
    );
  }
  return (
    <section className={styles.group} aria-label={t('group.document')}>
      <h3 ref={heading} className={styles.subtitle} tabIndex={-1}>
        {t('group.document')}
      </h3>
      <DocumentFacts document={form.document} />
      <div className={styles.end}>
        <Button onClick={() => setIsReplaced(true)}>{t('personal.replace')}</Button>
        <p className={styles.quiet} role="status">
          {wasSaved ? t('save.saved') : ''}
        </p>
      </div>
    </section>
  );
}

function DocumentFacts({ document }: Pick<ProfileForm, 'document'>): ReactElement {
  const { language, t } = useAreaWords();
  const day = dateFormat(languageTag(language), { timeZone: 'UTC', dateStyle: 'long' });
  const type = DOCUMENT_TYPES.find((known) => known === document.user_passport_type);
  return (
    <dl className={styles.facts}>
      {FIELDS.document.map(({ name, kind }) => {
        const value = document[name as keyof typeof document];
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
