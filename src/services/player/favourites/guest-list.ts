import { favouriteSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import type { KeyValueStore } from '../../ports';
import { FAVOURITES_KEY } from './storage-key';

const listSchema = v.array(favouriteSchema);

/** The favourites of guests, which the browser keeps. */
export interface GuestList {
  readonly read: () => readonly string[];
  readonly write: (favourites: readonly string[]) => void;
}

/** Keeps them in storage, and in the page where storage keeps nothing. */
export function createGuestList(storage: KeyValueStore): GuestList {
  /** The list of this page, where storage keeps nothing. */
  let unkept: readonly string[] = [];
  return {
    read() {
      try {
        const kept = v.safeParse(listSchema, JSON.parse(storage.get(FAVOURITES_KEY) ?? 'null'));
        return kept.success ? kept.output : unkept;
      } catch {
        return unkept;
      }
    },
    write(favourites) {
      if (favourites.length === 0) storage.remove(FAVOURITES_KEY);
      const isKept =
        favourites.length === 0 || storage.set(FAVOURITES_KEY, JSON.stringify(favourites));
      unkept = isKept ? [] : favourites;
    },
  };
}
