import { statementGet } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { catchError } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { statementsCall } from '../../../api/endpoints/money/statements';
import { playerRefusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from '../../shared/player/as-player';

interface StatementsPorts {
  readonly bus: ShellHandle<'payments'>;
  readonly api: ApiClient;
}

/** The statements of the player's money. */
export function handleStatements({ bus, api }: StatementsPorts): void {
  bus.handle(statementGet, () =>
    asPlayer$(bus, () => call$(api, statementsCall, {})).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error);
      }),
    ),
  );
}
