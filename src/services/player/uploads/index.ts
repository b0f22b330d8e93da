import { uploadsTicket } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { ApiClient } from '../../../api';
import { uploadTicketCall } from '../../../api/endpoints/player/uploads';
import { relay } from '../../shared/player/relay';

export interface UploadsPorts {
  readonly bus: ShellHandle<'uploads'>;
  readonly api: ApiClient;
}

/** Requests permits to upload a file for areas, which hold no credential of the player. */
export function createUploads(ports: UploadsPorts): void {
  relay(ports, uploadsTicket, uploadTicketCall);
}
