import { combineLatest } from 'rxjs';
import { media$ } from '../../../services/ports/media';
import { createStage } from '../../../services/stage';
import type { StageServicePorts } from '../groups/stage';

/** Starts the service that opens games. */
export function startStageService({ join, ...ports }: StageServicePorts): void {
  createStage({
    ...ports,
    bus: join('stage'),
    device$: combineLatest({
      isDark: media$('(prefers-color-scheme: dark)'),
      isMotionReduced: media$('(prefers-reduced-motion: reduce)'),
    }),
  });
}
