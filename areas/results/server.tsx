import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderResults } from './app/render-results';

export default defineAreaServer('results', (request) => renderResults(request));
