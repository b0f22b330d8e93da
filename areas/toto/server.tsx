import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderToto } from './page/render-toto';

export default defineAreaServer('toto', (request) => renderToto(request));
