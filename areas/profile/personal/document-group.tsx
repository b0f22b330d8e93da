import { useRef, useState, type ReactElement } from 'react';
import type { ProfileForm } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import { GroupFacts } from './group-facts';
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
      <GroupFacts group="document" form={form} />
      <div className={styles.end}>
        <Button onClick={() => setIsReplaced(true)}>{t('personal.replace')}</Button>
        <p className={styles.quiet} role="status">
          {wasSaved ? t('save.saved') : ''}
        </p>
      </div>
    </section>
  );
}
