import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderLotto } from './app/render-lotto';

export default defineAreaServer('lotto', (request) => renderLotto(request));
