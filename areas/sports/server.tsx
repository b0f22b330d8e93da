import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderSports } from './page/render-sports';

export default defineAreaServer('sports', (request) => renderSports(request));
