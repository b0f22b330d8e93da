import { BehaviorSubject, Subject } from 'rxjs';
import type {
  CookieJar,
  KeyValueStore,
  Log,
  OtherTabs,
  PageEvents,
  TabMessage,
} from '../../../src/services/ports';

export interface MemoryCookies extends CookieJar {
  readonly kept: ReadonlyMap<string, { value: string; expires: number | undefined }>;
}

/** A cookie jar in memory; like a browser's, it drops a cookie of more than 4096 bytes. */
export function createMemoryCookies(): MemoryCookies {
  const kept = new Map<string, { value: string; expires: number | undefined }>();
  return {
    kept,
    get: (name) => kept.get(name)?.value,
    set: (name, value, options) => {
      if (name.length + value.length < 4096) kept.set(name, { value, expires: options?.expires });
    },
    remove: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
}

/** Storage in memory; several tabs may share `kept`. */
export function createMemoryStore(kept = new Map<string, string>()): KeyValueStore {
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value) === kept,
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    changes$: new Subject<string | null>(),
  };
}

export interface FakePage extends PageEvents {
  readonly visible$: BehaviorSubject<boolean>;
  readonly online$: BehaviorSubject<boolean>;
  readonly cached$: Subject<void>;
  readonly restored$: Subject<void>;
}

export function createFakePage(): FakePage {
  return {
    visible$: new BehaviorSubject(true),
    online$: new BehaviorSubject(true),
    cached$: new Subject<void>(),
    restored$: new Subject<void>(),
  };
}

/** Connects tabs: a message of one reaches all others. */
export function createTabHub(): () => OtherTabs {
  const all = new Set<Subject<TabMessage>>();
  return () => {
    const own = new Subject<TabMessage>();
    all.add(own);
    return {
      messages$: own,
      post(message) {
        for (const other of all) if (other !== own) other.next(message);
      },
    };
  };
}

export interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly facts: unknown;
}

export function createMemoryLog(): { log: Log; lines: LogLine[] } {
  const lines: LogLine[] = [];
  return { lines, log: (level, message, facts) => void lines.push({ level, message, facts }) };
}
