import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderGames } from './page/render-games';

export default defineAreaServer('games', (request) => renderGames(request));
