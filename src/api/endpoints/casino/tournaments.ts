import { tournamentsGet, tournamentsList } from '@grandstand/bus-contracts/player';
import { defineGet } from '../../endpoint';

/** The tournaments of the casino. */
export const tournamentsListCall = defineGet({
  path: '/web-api/promo/tournaments',
  request: tournamentsList.request,
  answer: tournamentsList.answer,
});

/** A tournament with its places. */
export const tournamentsGetCall = defineGet({
  path: '/web-api/promo/tournaments/:id',
  request: tournamentsGet.request,
  answer: tournamentsGet.answer,
});
