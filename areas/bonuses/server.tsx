import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderBonuses } from './page/render-bonuses';

export default defineAreaServer('bonuses', (request) => renderBonuses(request));
