import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderGames } from './app/render-games';

export default defineAreaServer('games', (request) => renderGames(request));
