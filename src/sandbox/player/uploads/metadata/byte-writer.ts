/** Puts parts of a file together in one piece of memory: a list of a million small parts would take a hundred times theirs. */
export class ByteWriter {
  #bytes: Buffer;
  #length = 0;

  /** @param size How long the whole will be, about. */
  constructor(size: number) {
    this.#bytes = Buffer.alloc(size);
  }

  add(part: Uint8Array): void {
    const length = this.#length + part.length;
    if (length > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes], Math.max(length, this.#bytes.length * 2));
    }
    this.#bytes.set(part, this.#length);
    this.#length = length;
  }

  written(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}
