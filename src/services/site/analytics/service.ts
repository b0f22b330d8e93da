import { configState } from '@grandstand/bus-contracts';
import { createBrowserPerformance } from './browser-performance';
import { createCollector } from './collector';
import { createLocalPort } from './local-port';
import { createAnalyticsOperator } from './operator';
import { defineService } from '../../declaration/define-service';
import { createAnalytics } from '.';

export default defineService({
  name: 'analytics',
  group: 'analytics',
  needs: ['clock', 'log', 'storage'],
  start: ({ bus, clock, storage, log }) => {
    const operator = createAnalyticsOperator((input, init) => fetch(input, init));
    createAnalytics({
      bus,
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
          isNeeded: () => bus.peek(configState)?.isFatmanAnalyticsAvailable === true,
        }),
      }),
      log,
    });
  },
});
