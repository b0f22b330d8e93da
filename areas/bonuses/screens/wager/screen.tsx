import type { ReactElement } from 'react';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { OwnPage } from '../../own/own-page';

const isActive = ({ state }: OwnBonus): boolean => state === 'active';

/** What has been staked of what the player's active bonus asks for. */
export default function WagerScreen(): ReactElement {
  return <OwnPage page="wager" isShown={isActive} />;
}
