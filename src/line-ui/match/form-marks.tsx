import type { ReactElement } from 'react';
import type { TableRow } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, inOrder, VisuallyHidden } from '@grandstand/ui';
import styles from './form-marks.module.css';

interface FormMarksProps {
  /** The newest last. */
  readonly form: TableRow['form'];
  readonly size?: 's' | 'm';
}

/** What became of a team's last matches: a letter each, and a word for screen readers. */
export function FormMarks({ form, size = 'm' }: FormMarksProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <span className={classNames(styles.form, styles[size])}>
      <VisuallyHidden>{`${t('match.table.form')}: `}</VisuallyHidden>
      {inOrder(form, (outcome) => (
        // The last five matches have no identity here.
        <span className={classNames(styles.outcome, styles[outcome])}>
          <span aria-hidden="true">{t(`match.table.short.${outcome}`)}</span>
          <VisuallyHidden>{`${t(`match.table.${outcome}`)} `}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
