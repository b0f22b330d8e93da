import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderToto } from './app/render-toto';

export default defineAreaServer('toto', (request) => renderToto(request));
