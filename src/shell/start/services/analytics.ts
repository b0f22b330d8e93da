import { configState } from '@grandstand/bus-contracts';
import { createAnalytics } from '../../../services/analytics';
import { createBrowserPerformance } from '../../../services/analytics/browser-performance';
import { createCollector } from '../../../services/analytics/collector';
import { createLocalPort } from '../../../services/analytics/local-port';
import { createAnalyticsOperator } from '../../../services/analytics/operator';
import type { AnalyticsServicePorts } from '../groups/analytics';

/** Starts the service that counts events. */
export function startAnalyticsService(ports: AnalyticsServicePorts): void {
  const { join, clock, storage, log } = ports;
  const analytics = join('analytics');
  const operator = createAnalyticsOperator((input, init) => fetch(input, init));
  createAnalytics({
    bus: analytics,
    clock,
    operator,
    domain: location.hostname,
    performance$: createBrowserPerformance(),
    port: createLocalPort({
      clock,
      storage,
      newVisitor: () => crypto.randomUUID(),
      pass: createCollector({
        clock,
        operator,
        isWanted: () => analytics.peek(configState)?.isFatmanAnalyticsAvailable === true,
      }),
    }),
    log,
  });
}
