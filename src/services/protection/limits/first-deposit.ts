import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  depositLimitTypeSchema,
  limitsDepositOffer,
  limitsSetDeposit,
} from '@grandstand/bus-contracts/player';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import { map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { SaveLimits } from './limit-changes';

interface FirstDepositPorts {
  readonly bus: ShellHandle<'limits'>;
  /** Loads limits and the values on offer. */
  readonly load$: () => Observable<LimitsState>;
  readonly save$: SaveLimits;
}

const TYPES = depositLimitTypeSchema.options;

/** The question for a limit before the first deposit: the area that asks it learns nothing about limits that are set, and can't loosen one. */
export function handleFirstDeposit({ bus, load$, save$ }: FirstDepositPorts): void {
  bus.handle(limitsDepositOffer, () =>
    load$().pipe(
      map(({ available, iso, scale }) => {
        const offers = TYPES.flatMap((type) => {
          const offered = available.find((one) => one.type === type);
          if (!offered) return [];
          const { availableValues, maxValue, isCustomAllowed } = offered;
          return {
            type,
            availableValues,
            isCustomAllowed,
            ...(maxValue !== undefined && { maxValue }),
          };
        });
        if (offers.length === 0) throw new Refusal('unavailable');
        return { iso, scale, offers };
      }),
    ),
  );
  bus.handle(limitsSetDeposit, (change) =>
    load$().pipe(
      switchMap(({ limits }) => {
        const isSet = limits.some(
          ({ limitType, limitState }) =>
            limitState === 'ACTIVE' && TYPES.some((type) => type === limitType),
        );
        if (isSet) throw new Refusal('already-set');
        return save$([change]);
      }),
      map(() => ({})),
    ),
  );
}
