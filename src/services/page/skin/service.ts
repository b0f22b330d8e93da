import { createBrowserSkin } from './browser-skin';
import { defineService } from '../../declaration/define-service';
import { createSkin } from '.';

export default defineService({
  name: 'skin',
  group: 'later',
  needs: [],
  start: ({ bus }) => createSkin({ bus, apply: createBrowserSkin() }),
});
