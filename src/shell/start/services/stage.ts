import { combineLatest } from 'rxjs';
import { media$ } from '../../../services/ports/media';
import { createJackpots, createMeterConnect } from '../../../services/casino/jackpots';
import { createDrawConnect, createLotto } from '../../../services/draws/lotto';
import { createStage } from '../../../services/casino/stage';
import type { StageServicePorts } from '../groups/stage';

/** Starts the services that open games and follow jackpots and draws of lotteries. */
export function startStageService({ join, ...ports }: StageServicePorts): void {
  const { clock, api, page } = ports;
  createJackpots({
    bus: join('jackpots'),
    clock,
    api,
    page,
    connect: createMeterConnect((url) => new EventSource(url)),
  });
  createLotto({
    bus: join('lotto'),
    clock,
    api,
    page,
    connect: createDrawConnect((url) => new EventSource(url)),
  });
  createStage({
    ...ports,
    bus: join('stage'),
    device$: combineLatest({
      isDark: media$('(prefers-color-scheme: dark)'),
      isMotionReduced: media$('(prefers-reduced-motion: reduce)'),
    }),
  });
}
