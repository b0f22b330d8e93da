import type { ReactElement } from 'react';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { OwnPage } from '../../own/own-page';

const isOfDeposit = ({ terms: { trigger } }: OwnBonus): boolean =>
  trigger === 'first-deposit' || trigger === 'deposit';

/** The player's bonuses on deposits. */
export default function DepositScreen(): ReactElement {
  return <OwnPage page="deposit" isShown={isOfDeposit} />;
}
