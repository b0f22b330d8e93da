import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderCricket } from './app/render-cricket';

export default defineAreaServer('cricket', (request) => renderCricket(request));
