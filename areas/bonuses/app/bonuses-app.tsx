import { createElement, type ReactElement } from 'react';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { OffersScreen } from '../offers/offers-screen';
import { RulesScreen } from '../rules/rules-screen';
import { bonusesScreen } from '../page/bonuses-screen';
import { later } from '../page/later-screens';
import { pageTitle } from '../page/page-title';
import { PlayerPage } from '../page/player-page';
import { UnknownScreen } from '../page/unknown-screen';
import styles from '../page/bonuses-app.module.css';

/** The area: offers of bonuses with the player's own, and the terms of each; texts of the operator; what a player has in the office. */
export function BonusesApp(): ReactElement {
  const { t } = useAreaWords();
  const screen = bonusesScreen(useAreaPlace());
  if (screen.kind === 'unknown') return <UnknownScreen />;
  if (screen.kind === 'text') {
    return <div className={styles.area}>{createElement(later.get(screen.kind), { screen })}</div>;
  }
  return (
    <div className={styles.area}>
      <h1 className={styles.title}>{pageTitle(screen, t)}</h1>
      {screen.kind === 'offers' ? (
        <OffersScreen base={screen.base} category={screen.category} />
      ) : screen.kind === 'rules' || screen.kind === 'games' ? (
        <RulesScreen key={screen.offer} {...screen} />
      ) : (
        <PlayerPage>{createElement(later.get(screen.kind), { screen })}</PlayerPage>
      )}
    </div>
  );
}
