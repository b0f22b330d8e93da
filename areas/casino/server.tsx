import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderCasino } from './page/render-casino';

export default defineAreaServer('casino', (request) => renderCasino(request));
