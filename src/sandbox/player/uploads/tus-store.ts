import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/utils';
import { ApiFault } from '../../platform/http/fault';
import type { Uploads } from './uploads';

/** One player's uploads as the tus server reads and writes them: those of others are not found. */
export class PlayerStore extends DataStore {
  readonly #uploads: Uploads;
  readonly #playerId: number;

  constructor(uploads: Uploads, playerId: number) {
    super();
    this.extensions = ['creation', 'termination'];
    this.#uploads = uploads;
    this.#playerId = playerId;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload;
    // A file without a length or without bytes has no type.
    if (!size) throw new ApiFault(400, 'bad-request');
    await this.#uploads.begin(this.#playerId, { id, size }, metadata?.['ticket'] ?? '');
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#uploads.find(this.#playerId, id);
    if (!found) throw new ApiFault(404, 'not-found');
    const { size, received } = found;
    return new Upload({ id, size, offset: received });
  }

  /** Keeps what arrived where the connection breaks. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const parts: Buffer[] = [];
    try {
      for await (const part of stream) parts.push(part as Buffer);
    } catch (error) {
      if (parts.length > 0) await this.#append(id, offset, parts);
      throw error;
    }
    return this.#append(id, offset, parts);
  }

  override async remove(id: string): Promise<void> {
    if (!(await this.#uploads.remove(this.#playerId, id))) throw new ApiFault(404, 'not-found');
  }

  #append(id: string, offset: number, parts: readonly Buffer[]): Promise<number> {
    return this.#uploads.append(this.#playerId, id, offset, Buffer.concat(parts));
  }
}
