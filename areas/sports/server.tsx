import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderSports } from './app/render-sports';

export default defineAreaServer('sports', (request) => renderSports(request));
