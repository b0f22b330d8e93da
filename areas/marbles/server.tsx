import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderMarbles } from './page/render-marbles';

export default defineAreaServer('marbles', (request) => renderMarbles(request));
