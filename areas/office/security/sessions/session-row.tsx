import type { SecuritySession } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge, Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useSessionWords } from './session-words';
import styles from '../list-section.module.css';

interface SessionRowProps {
  readonly session: SecuritySession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** One browser in which the player is signed in. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps): ReactElement {
  const { t } = useAreaWords();
  const { browserOf, placeOf, timeOf } = useSessionWords();
  const name = browserOf(session);
  const begun = timeOf(session.startedAt);
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.name}>
          {name} {session.isThis ? <Badge kind="info">{t('sessions.this')}</Badge> : null}
        </p>
        <p className={styles.text}>{placeOf(session)}</p>
        <p className={styles.text}>
          {t('sessions.begun')}: {begun}
        </p>
        <p className={styles.text}>
          {t('sessions.seen')}: {timeOf(session.seenAt)}
        </p>
      </div>
      {session.isThis ? null : (
        <Button
          // Two browsers may have one name.
          aria-label={t('sessions.endOf', { name: `${name}, ${begun}` })}
          disabled={isBusy}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
