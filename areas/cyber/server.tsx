import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderCyber } from './app/render-cyber';

export default defineAreaServer('cyber', (request) => renderCyber(request));
