import { vi } from 'vitest';

/** The files that the page gave the browser to save. */
export function savedFiles() {
  const files: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: blob.text() });
  });
  return files;
}
