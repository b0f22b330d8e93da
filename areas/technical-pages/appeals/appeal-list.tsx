import type { ReactElement } from 'react';
import type { Appeal } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge } from '@grandstand/ui';
import styles from './screen.module.css';
import { useMoment } from './use-moment';

const STATUS_KINDS = { waiting: 'neutral', accepted: 'success', rejected: 'danger' } as const;

/** The player's appeals, each with what became of it. */
export function AppealList({ appeals }: { readonly appeals: readonly Appeal[] }): ReactElement {
  const { t } = useAreaWords();
  return (
    <ul className={styles.list} aria-label={t('appeals.list')}>
      {appeals.map((appeal) => (
        <AppealItem key={appeal.id} appeal={appeal} />
      ))}
    </ul>
  );
}

function AppealItem({ appeal }: { readonly appeal: Appeal }): ReactElement {
  const { t } = useAreaWords();
  const moment = useMoment();
  const { createdAt, text, status, answer, answeredAt } = appeal;
  return (
    <li className={styles.appeal}>
      <p className={styles.head}>
        <time dateTime={new Date(createdAt).toISOString()}>{moment(createdAt)}</time>
        <Badge kind={STATUS_KINDS[status]}>{t(`appeals.${status}`)}</Badge>
      </p>
      <p className={styles.text}>{text}</p>
      {answer === null || answeredAt === null ? null : (
        <div className={styles.answer}>
          <p className={styles.head}>{t('appeals.answer', { time: moment(answeredAt) })}</p>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </li>
  );
}
