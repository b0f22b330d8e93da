import { configState } from '@grandstand/bus-contracts';
import { createAnalytics } from '../../../services/site/analytics';
import { createBrowserPerformance } from '../../../services/site/analytics/browser-performance';
import { createCollector } from '../../../services/site/analytics/collector';
import { createLocalPort } from '../../../services/site/analytics/local-port';
import { createAnalyticsOperator } from '../../../services/site/analytics/operator';
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
        isNeeded: () => analytics.peek(configState)?.isFatmanAnalyticsAvailable === true,
      }),
    }),
    log,
  });
}
