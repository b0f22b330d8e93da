import { filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { KeyValueStore, OtherTabs } from '../../ports';

/** A value that all tabs and visits of a player share. */
export interface PlayerRecord<T> {
  /** The player's record; undefined if there is none, if it is of another player, or if it is malformed. */
  read(userId: string): T | undefined;
  /** Stores the record and notifies the other tabs. */
  write(userId: string, value: T): void;
  forget(): void;
  /** Another tab wrote it. */
  readonly changes$: Observable<void>;
}

interface PlayerRecordPorts<T extends object> {
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, T>;
}

/** Keeps a record in storage, and in the page where storage keeps nothing. */
export function createPlayerRecord<T extends object>(ports: PlayerRecordPorts<T>): PlayerRecord<T> {
  const { storage, otherTabs, key, schema } = ports;
  const shape = v.object({ owner: v.string(), value: schema });
  /** The last record that this tab wrote or received: storage may keep nothing, or show a received record later. */
  let own = storage.get(key);
  /** The stored text when another tab's message arrived: a process may see a write later than its message. */
  let overtaken: string | null = null;

  /** The last record of this tab or a message; a tab that slept may have missed messages. */
  function last(): string | null {
    const stored = storage.get(key);
    return stored === null || stored === overtaken ? own : stored;
  }

  return {
    read(userId) {
      const kept = v.safeParse(shape, parse(last()));
      return kept.success && kept.output.owner === playerHash(userId)
        ? kept.output.value
        : undefined;
    },
    write(userId, value) {
      own = JSON.stringify({ owner: playerHash(userId), value });
      overtaken = null;
      // No record is better than an outdated one.
      if (!storage.set(key, own)) storage.remove(key);
      otherTabs.post({ kind: 'kept', key, text: own });
    },
    forget() {
      own = null;
      overtaken = null;
      storage.remove(key);
    },
    changes$: otherTabs.messages$.pipe(
      filter((message) => message.kind === 'kept' && message.key === key),
      map((message) => {
        if (message.kind !== 'kept') return;
        own = message.text;
        overtaken = storage.get(key);
      }),
    ),
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Hashes a player's id (FNV-1a): a record that stays in storage by mistake reveals no identity. */
export function playerHash(userId: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of userId) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
