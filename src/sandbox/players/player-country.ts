import { findCountry, homeCountry, type Country } from '../catalog/countries';
import { one, type Queries } from '../database/database';

/** The country that a player has registered from. */
export async function countryOfPlayer(queries: Queries, playerId: number): Promise<Country> {
  const { country_id: id } = one(
    await queries.query<{ country_id: number }>('SELECT country_id FROM players WHERE id = $1', [
      playerId,
    ]),
  );
  return findCountry(id) ?? homeCountry();
}
