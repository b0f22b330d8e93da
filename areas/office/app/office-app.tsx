import { createElement, useMemo, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { useAreaPlace, useBusState, useShownPlayer } from '@grandstand/bus-contracts/react';
import { BetScreen } from '../bet/bet-screen';
import { HistoryScreen } from '../history/history-screen';
import { SettingsScreen } from '../settings/settings-screen';
import { TermsScreen } from '../terms/terms-screen';
import { later } from '../page/later-screens';
import { GuestScreen } from '../page/guest-screen';
import styles from '../page/office-app.module.css';
import { officeScreen } from '../page/office-screen';

/** The player's office; a guest sees how to sign in. */
export function OfficeApp(): ReactElement {
  const place = useAreaPlace();
  const screen = useMemo(() => officeScreen(place), [place]);
  const session = useBusState(sessionState);
  const userId = session?.status === 'player' ? session.userId : undefined;
  // The data of one player is never shown to the next.
  const { turn } = useShownPlayer();
  return (
    <div className={styles.office}>
      {session?.status === 'guest' ? (
        <GuestScreen screen={screen} />
      ) : screen.kind === 'settings' ? (
        <SettingsScreen userId={userId} />
      ) : screen.kind === 'terms' ? (
        <TermsScreen key={turn} userId={userId} />
      ) : screen.kind === 'security' ||
        screen.kind === 'responsible' ||
        screen.kind === 'fairness' ||
        screen.kind === 'statements' ? (
        createElement(later.get(screen.kind), { key: turn, userId })
      ) : screen.kind === 'bet' ? (
        <BetScreen key={`${turn} ${screen.id}`} id={screen.id} userId={userId} />
      ) : (
        <HistoryScreen filter={screen.filter} userId={userId} />
      )}
    </div>
  );
}
