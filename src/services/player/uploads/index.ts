import { uploadsTicket } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { catchError } from 'rxjs';
import type { ApiClient } from '../../../api';
import { uploadTicketCall } from '../../../api/endpoints/player/uploads';
import { playerRefusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from '../../shared/player/as-player';

export interface UploadsPorts {
  readonly bus: ShellHandle<'uploads'>;
  readonly api: ApiClient;
}

/** Requests permits to upload a file for areas, which hold no credential of the player. */
export function createUploads({ bus, api }: UploadsPorts): void {
  bus.handle(uploadsTicket, ({ purpose }, { signal }) =>
    asPlayer$(bus, () => api.call(uploadTicketCall, { purpose }, { signal })).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, ['too-many-uploads']);
      }),
    ),
  );
}
