import { AGE_QUESTION_ID } from '@grandstand/bus-contracts/domain';
import { DIALOG_RANK } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './age-question.module.css';

interface AgeQuestionProps {
  readonly minAge: number;
  /** The address of help for minors. */
  readonly helpPath: string;
}

/**
 * The age question. Only the server renders it, beside the shell's root: no chunk that
 * is missing and no crash of the shell can take it away.
 */
export function AgeQuestion({ minAge: age, helpPath }: AgeQuestionProps): ReactElement {
  const { t } = useTexts();
  return (
    <dialog
      id={AGE_QUESTION_ID}
      className={styles.question}
      data-rank={DIALOG_RANK.age}
      aria-labelledby={`${AGE_QUESTION_ID}-title`}
      {...{ closedby: 'none' }}
    >
      <div className={styles.body}>
        <h2 id={`${AGE_QUESTION_ID}-title`} className={styles.title}>
          {t('age.title', { count: age })}
        </h2>
        {/* Focused first: a key that was on its way to the page must not answer unseen. */}
        <p className={styles.text} tabIndex={-1}>
          {t('age.text')}
        </p>
        <div className={styles.answers}>
          {/* Enabled by the shell's script, which alone can take the answer. */}
          <button type="button" className={styles.answer} disabled>
            {t('age.yes', { age })}
          </button>
          <a className={styles.answer} href={helpPath} data-load="">
            {t('age.no')}
          </a>
        </div>
        <p className={styles.trouble} role="alert">
          {t('age.trouble')}{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads the present page, also after a move within the site */}
          <a href="" data-load="">
            {t('age.reload')}
          </a>
        </p>
      </div>
    </dialog>
  );
}
