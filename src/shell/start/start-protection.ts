import type { Language } from '@grandstand/bus-contracts';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { createLimits } from '../../services/limits';
import { createRealityCheck } from '../../services/reality-check';
import { createSessionLimit } from '../../services/session-limit';
import type { KeyValueStore, Log, OtherTabs, SteadyClock } from '../../services/ports';
import type { JoinLater } from './start-later';
import { createLimitWords } from '../protection/limit-words';

interface ProtectionPorts {
  readonly join: JoinLater;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  /** The page is seen, focused or runs again. */
  readonly returns$: Observable<void>;
  readonly language: Language;
  readonly log: Log;
}

/** Starts what protects a player. */
export function startProtection({ join, language, ...ports }: ProtectionPorts): void {
  createSessionLimit({ ...ports, bus: join('session-limit') });
  createRealityCheck({ ...ports, bus: join('reality-check') });
  const bus = join('limits');
  createLimits({ ...ports, bus, words: createLimitWords(bus, language) });
}
