import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderInformation } from './app/render-information';

export default defineAreaServer('information', (request) => renderInformation(request));
