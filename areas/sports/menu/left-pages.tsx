import type { ReactElement } from 'react';
import { configState, sessionState } from '@grandstand/bus-contracts';
import { LEFT_MENU, type LeftMenuPage } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import type { IconName } from '@grandstand/ui';
import { Place } from './place';
import styles from './menu.module.css';

/** The words and signs of the pages; those that depend on the visitor are the last, so that none moves. */
const PAGES: readonly (readonly [LeftMenuPage, words: string, IconName])[] = [
  ['results', 'menu.results', 'calendar'],
  ['stats', 'menu.statistics', 'statistics'],
  ['bet_history', 'menu.bet_history', 'history'],
];

/** The pages beside the sports: the statistics where the site has them, the history of bets for players. */
export function LeftPages(): ReactElement {
  const { t } = useAreaWords();
  const features = useBusState(configState)?.features;
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const shown = { results: true, stats: features?.includes('statistic'), bet_history: isPlayer };
  return (
    <ul className={styles.list}>
      {PAGES.map(([page, words, icon]) =>
        shown[page] ? (
          <li key={page}>
            <Place
              place={{ path: LEFT_MENU[page], name: t(words), country: null }}
              icon={icon}
              isCurrent={false}
            />
          </li>
        ) : null,
      )}
    </ul>
  );
}
