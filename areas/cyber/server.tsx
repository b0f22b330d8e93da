import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderCyber } from './page/render-cyber';

export default defineAreaServer('cyber', (request) => renderCyber(request));
