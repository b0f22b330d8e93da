import { sealBytes, unsealBytes } from '../../platform/sealing/sealed';
import type { Parts } from './parts';

/** The part that is a whole file; the others are named by their offsets. */
const WHOLE = 'whole';

/** The contents of uploads, by their ids: encrypted part by part, as they arrive. */
export class Files {
  readonly #parts: Parts;
  readonly #key: Uint8Array;

  /** @param key Of AES-256; it is kept apart from the parts. */
  constructor(parts: Parts, key: Uint8Array) {
    this.#parts = parts;
    this.#key = key;
  }

  /** Writes at an offset, which is where the parts before end; bytes that were written there are replaced. */
  async write(id: string, offset: number, bytes: Uint8Array): Promise<void> {
    // Made from parts whose last one was lost again.
    await this.#parts.remove(id, WHOLE);
    await this.#put(id, String(offset), bytes);
  }

  /** Takes the place of the parts of a file; they stay until `settle`. */
  replace(id: string, bytes: Uint8Array): Promise<void> {
    return this.#put(id, WHOLE, bytes);
  }

  /** Removes the parts of a file that has been replaced. */
  async settle(id: string): Promise<void> {
    for (const name of await this.#parts.names(id)) {
      if (name !== WHOLE) await this.#parts.remove(id, name);
    }
  }

  /** The bytes that have arrived. */
  async read(id: string): Promise<Uint8Array> {
    const whole = await this.#get(id, WHOLE);
    if (whole) return whole;
    const read: Uint8Array[] = [];
    let offset = 0;
    for (;;) {
      const part = await this.#get(id, String(offset));
      if (!part || part.length === 0) return Buffer.concat(read);
      read.push(part);
      offset += part.length;
    }
  }

  remove(id: string): Promise<void> {
    return this.#parts.removeFile(id);
  }

  removeAll(): Promise<void> {
    return this.#parts.removeAll();
  }

  #put(id: string, name: string, bytes: Uint8Array): Promise<void> {
    return this.#parts.put(id, name, sealBytes(this.#key, placeOf(id, name), bytes));
  }

  async #get(id: string, name: string): Promise<Uint8Array | undefined> {
    const sealed = await this.#parts.get(id, name);
    return sealed && unsealBytes(this.#key, placeOf(id, name), sealed);
  }
}

const placeOf = (id: string, name: string): string => `${id}/${name}`;
