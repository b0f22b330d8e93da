import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderCricket } from './page/render-cricket';

export default defineAreaServer('cricket', (request) => renderCricket(request));
