import { createLimits } from '../../../services/limits';
import { createRealityCheck } from '../../../services/reality-check';
import { createSessionLimit } from '../../../services/session-limit';
import { createLimitWords } from '../../protection/limit-words';
import type { ProtectionServicePorts } from '../groups/protection';

/** Starts the services that protect a player. */
export function startProtectionServices(ports: ProtectionServicePorts): void {
  const { join, boot, ...others } = ports;
  createSessionLimit({ ...others, bus: join('session-limit') });
  createRealityCheck({ ...others, bus: join('reality-check') });
  const bus = join('limits');
  createLimits({ ...others, bus, words: createLimitWords(bus, boot.language) });
}
