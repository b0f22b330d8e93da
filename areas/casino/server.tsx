import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderCasino } from './app/render-casino';

export default defineAreaServer('casino', (request) => renderCasino(request));
