import type {
  ProfileChange,
  ProfileForm,
  ProfileValues,
  ProofType,
} from '@grandstand/bus-contracts/player';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { lockPlayer } from '../../platform/database/lock-player';
import { daysOfPlayer } from '../players/player-country';
import { UNLOCKED_MS } from '../documents/verification-rules';
import { faultsOf, lockedGroups } from './profile-rules';
import { seal, unseal } from '../../platform/sealing/sealed';

type ProfileRow = {
  readonly name: string | null;
  readonly birthday: string | null;
  readonly version: number | null;
  readonly surname: string | null;
  readonly middle_name: string | null;
  readonly birth_place: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly document: string | null;
  readonly verified_by: ProofType | null;
  readonly verified_at: number | null;
  readonly unlocked_until: number | null;
};

/** What a player has said about themselves; empty: not said. */
export interface Profile extends ProfileValues {
  /** Counts the changes. */
  readonly version: number;
  /** The kind of document that has proved them, and when; null: none has. */
  readonly verified: ProfileForm['verified'];
  /** The groups that the player can't change. */
  readonly locked: ProfileForm['locked'];
}

const NO_DOCUMENT: ProfileValues['document'] = {
  user_passport_type: '',
  user_passport_series: '',
  user_passport_number: '',
  user_passport_issue_date: '',
  user_passport_issued_by: '',
  user_passport_data: '',
  user_passport_inn: '',
  user_pin_code: '',
};

type OnSaved = (queries: Queries, before: Profile, after: Profile) => Promise<void>;

interface ProfilePorts {
  readonly database: Database;
  /** Of the identity documents. */
  readonly key: Uint8Array;
  readonly leastAge: () => number;
  readonly now: () => number;
}

/** The personal data of the players. */
export class Profiles {
  readonly #ports: ProfilePorts;

  constructor(ports: ProfilePorts) {
    this.#ports = ports;
  }

  of(playerId: number, queries: Queries = this.#ports.database): Promise<Profile> {
    return this.#read(queries, playerId);
  }

  /** A document has proved the data: they are locked. */
  async prove(queries: Queries, playerId: number, type: ProofType): Promise<void> {
    await queries.query(
      `UPDATE profiles SET verified_by = $2, verified_at = $3, unlocked_until = NULL
       WHERE player_id = $1`,
      [playerId, type, Math.floor(this.#ports.now())],
    );
  }

  /** The data are others than those that were proved. */
  async unprove(queries: Queries, playerId: number): Promise<void> {
    await queries.query(
      'UPDATE profiles SET verified_by = NULL, verified_at = NULL WHERE player_id = $1',
      [playerId],
    );
  }

  /** Lets the player change proved data for a while, or no longer. */
  async setLock(playerId: number, isLocked: boolean): Promise<void> {
    const { database, now } = this.#ports;
    const until = isLocked ? null : Math.floor(now()) + UNLOCKED_MS;
    await database.query('UPDATE profiles SET unlocked_until = $2 WHERE player_id = $1', [
      playerId,
      until,
    ]);
  }

  /**
   * Changes a group; refuses values that are not accepted, and a form that was saved elsewhere since.
   * @param onSaved Writes what follows from the change, in the same transaction.
   */
  async save(playerId: number, change: ProfileChange, onSaved?: OnSaved): Promise<Profile> {
    const { database, now, leastAge } = this.#ports;
    return database.transaction(async (queries) => {
      // Read once the player is locked: a row that is joined to a locked one is as old as the statement.
      await lockPlayer(queries, playerId);
      const before = await this.of(playerId, queries);
      if (before.locked.includes(change.group)) throw new ApiFault(409, 'locked');
      if (change.version !== before.version) throw new ApiFault(409, 'changed');
      const birthday = before.person.user_birthday_date || null;
      const days = await daysOfPlayer(queries, playerId, now());
      const fields = faultsOf(change, { days, leastAge: leastAge(), birthday });
      if (Object.keys(fields).length > 0) throw new ApiFault(422, 'bad-fields', { fields });
      await queries.query(
        `INSERT INTO profiles (player_id, version) VALUES ($1, 1)
         ON CONFLICT (player_id) DO UPDATE SET version = profiles.version + 1`,
        [playerId],
      );
      await this.#write(queries, playerId, change);
      await queries.query(
        'INSERT INTO profile_changes (player_id, "group", at) VALUES ($1, $2, $3)',
        [playerId, change.group, Math.floor(now())],
      );
      const after = await this.of(playerId, queries);
      await onSaved?.(queries, before, after);
      return after;
    });
  }

  async #write(queries: Queries, playerId: number, change: ProfileChange): Promise<void> {
    if (change.group === 'document') {
      const document = seal(this.#ports.key, playerId, JSON.stringify(change.values));
      await queries.query('UPDATE profiles SET document = $2 WHERE player_id = $1', [
        playerId,
        document,
      ]);
      return;
    }
    if (change.group === 'address') {
      const { values } = change;
      await queries.query(
        'UPDATE profiles SET region = $2, city = $3, address = $4 WHERE player_id = $1',
        [
          playerId,
          values.user_geo_location_region,
          values.user_geo_location_city,
          values.user_registration_address,
        ],
      );
      return;
    }
    const { values } = change;
    await queries.query('UPDATE players SET name = $2, birthday = $3 WHERE id = $1', [
      playerId,
      values.user_name,
      values.user_birthday_date,
    ]);
    await queries.query(
      'UPDATE profiles SET surname = $2, middle_name = $3, birth_place = $4 WHERE player_id = $1',
      [playerId, values.user_surname, values.user_middle_name, values.user_birthday_place],
    );
  }

  async #read(queries: Queries, playerId: number): Promise<Profile> {
    const row = one(
      await queries.query<ProfileRow>(
        `SELECT p.name, p.birthday, f.version, f.surname, f.middle_name, f.birth_place, f.region,
           f.city, f.address, f.document, f.verified_by, f.verified_at, f.unlocked_until
         FROM players p LEFT JOIN profiles f ON f.player_id = p.id WHERE p.id = $1`,
        [playerId],
      ),
    );
    const { key, now } = this.#ports;
    const { verified_by: by, verified_at: at, unlocked_until: until } = row;
    const values: ProfileValues = {
      person: {
        user_name: row.name ?? '',
        user_surname: row.surname ?? '',
        user_middle_name: row.middle_name ?? '',
        user_birthday_date: row.birthday ?? '',
        user_birthday_place: row.birth_place ?? '',
      },
      address: {
        user_geo_location_region: row.region ?? '',
        user_geo_location_city: row.city ?? '',
        user_registration_address: row.address ?? '',
      },
      document:
        row.document === null
          ? NO_DOCUMENT
          : // One from before a field was there lacks it.
            { ...NO_DOCUMENT, ...(JSON.parse(unseal(key, playerId, row.document)) as object) },
    };
    const verified = by !== null && at !== null ? { by, at } : null;
    const isLocked = verified !== null && (until ?? 0) <= now();
    return {
      version: row.version ?? 0,
      ...values,
      verified,
      locked: isLocked ? lockedGroups(values) : [],
    };
  }
}

/** Whether there is an identity document in any profile. */
export async function hasDocuments(queries: Queries): Promise<boolean> {
  const rows = await queries.query('SELECT 1 FROM profiles WHERE document IS NOT NULL LIMIT 1');
  return rows.length > 0;
}
