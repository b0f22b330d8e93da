import { createBrowserSigns, isThriftyBrowser } from './browser-signs';
import { defineService } from '../../declaration/define-service';
import { createIntent } from '.';

export default defineService({
  name: 'intent',
  group: 'used',
  needs: ['clock', 'languages', 'log', 'routeRules'],
  start: ({ routeRules, ...ports }) =>
    createIntent({
      ...ports,
      signs$: createBrowserSigns(),
      isThrifty: isThriftyBrowser,
      loadRules: routeRules.load,
    }),
});
