/** Gives the player a text as a file of their own. */
export function saveFile(
  name: string,
  text: string,
  type: 'text/plain' | 'text/csv' | 'application/json',
): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Gives the player any contents as a file of their own. */
export function saveBlob(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
