import type { ReactElement } from 'react';
import type { RequestHead } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge } from '@grandstand/ui';
import styles from '../page/support-app.module.css';
import { threadPath } from '../page/support-screen';
import { useWriting } from '../page/use-writing';

const BADGES = {
  'waiting-for-us': 'info',
  'waiting-for-you': 'success',
  closed: 'neutral',
} as const;

interface RequestListProps {
  readonly requests: readonly RequestHead[];
  /** The page that shows a request. */
  readonly page: string;
  /** Called when one is pressed. */
  readonly onOpen?: () => void;
}

/** Requests, each with its state and what the player has not seen of it. */
export function RequestList({ requests, page, onOpen }: RequestListProps): ReactElement {
  const { href, t } = useAreaWords();
  const { time } = useWriting();
  return (
    <ul className={styles.list} aria-label={t('list.label')}>
      {requests.map(({ id, topic, subTopic, state, unread, changedAt }) => (
        <li key={id} className={styles.row}>
          <a className={styles.entry} href={href(threadPath(id, page))} onClick={onOpen}>
            <span className={styles.name}>{subTopic}</span>
            <span className={styles.quiet}>
              {topic}, {time(changedAt)}
            </span>
          </a>
          <span className={styles.marks}>
            {unread > 0 ? (
              <Badge kind="accent">{t('list.unread', { number: unread })}</Badge>
            ) : null}
            <Badge kind={BADGES[state]}>{t(`state.${state}`)}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
