import { daysOfCountry, type DaysOfCountry } from '@grandstand/bus-contracts/domain/places';
import { findCountry, homeCountry, type Country } from '../../betting/catalog/countries';
import { one, type Queries } from '../../platform/database/database';

/** The country that a player has registered from. */
export async function countryOfPlayer(queries: Queries, playerId: number): Promise<Country> {
  return findCountry(await countryId(queries, playerId)) ?? homeCountry();
}

/** The days at a moment in the country that a player has registered from. */
export async function daysOfPlayer(
  queries: Queries,
  playerId: number,
  at: number,
): Promise<DaysOfCountry> {
  return daysOfCountry(findCountry(await countryId(queries, playerId))?.code, at);
}

async function countryId(queries: Queries, playerId: number): Promise<number> {
  const { country_id: id } = one(
    await queries.query<{ country_id: number }>('SELECT country_id FROM players WHERE id = $1', [
      playerId,
    ]),
  );
  return id;
}
