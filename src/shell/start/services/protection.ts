import { createI18n, loadRoomTexts } from '../../../i18n';
import { createAutoLogoff } from '../../../services/protection/auto-logoff';
import { createBrowserSigns } from '../../../services/protection/auto-logoff/browser-activity';
import { createLimits } from '../../../services/protection/limits';
import { createRealityCheck } from '../../../services/protection/reality-check';
import { createSessionLimit } from '../../../services/protection/session-limit';
import { createLimitWords } from '../../protection/limits/limit-words';
import type { ProtectionServicePorts } from '../groups/protection';
import { startNetPosition } from './net-position';

/** Starts the services that protect a player. */
export function startProtectionServices(ports: ProtectionServicePorts): void {
  const { join, boot, ...others } = ports;
  createAutoLogoff({
    ...others,
    bus: join('auto-logoff'),
    activity: { signs$: createBrowserSigns(), returns$: ports.returns$ },
    loadNotice: async () =>
      createI18n(boot.language, await loadRoomTexts('player', boot.language)).t(
        'inactivity.notice',
      ),
  });
  createSessionLimit({ ...others, bus: join('session-limit') });
  createRealityCheck({ ...others, bus: join('reality-check') });
  startNetPosition(ports);
  const bus = join('limits');
  createLimits({ ...others, bus, words: createLimitWords(bus, boot.language) });
}
