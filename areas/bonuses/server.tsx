import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderBonuses } from './app/render-bonuses';

export default defineAreaServer('bonuses', (request) => renderBonuses(request));
