import { useEffect, useMemo, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { useAreaPath, useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { BetScreen } from '../bet/bet-screen';
import { HistoryScreen } from '../history/history-screen';
import { GuestBlock } from './guest-block';
import styles from './office-app.module.css';
import { officeScreen } from './office-screen';
import { pageTitle } from './page-title';

/** The player's office: who is not signed in sees how to, and nothing of anyone. */
export function OfficeApp(): ReactElement {
  const path = useAreaPath();
  const { t } = useAreaWords();
  const screen = useMemo(() => officeScreen(path), [path]);
  const session = useBusState(sessionState);
  const title = pageTitle(screen, t);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const userId = session?.status === 'player' ? session.userId : undefined;
  return (
    <div className={styles.office}>
      {session?.status === 'guest' ? (
        <GuestBlock screen={screen} />
      ) : screen.kind === 'bet' ? (
        // Another player begins with nothing of the last one's.
        <BetScreen key={`${userId} ${screen.id}`} id={screen.id} userId={userId} />
      ) : (
        <HistoryScreen filter={screen.filter} userId={userId} />
      )}
    </div>
  );
}
