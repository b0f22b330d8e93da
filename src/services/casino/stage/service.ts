import { combineLatest } from 'rxjs';
import { media$ } from '../../ports/media';
import { defineService } from '../../declaration/define-service';
import { createStage } from '.';

export default defineService({
  name: 'stage',
  group: 'stage',
  needs: ['api', 'clock', 'log', 'page'],
  start: (ports) =>
    createStage({
      ...ports,
      device$: combineLatest({
        isDark: media$('(prefers-color-scheme: dark)'),
        isMotionReduced: media$('(prefers-reduced-motion: reduce)'),
      }),
    }),
});
