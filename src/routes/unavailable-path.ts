/** Whether an operator's list names a path behind the language; a `*` at an entry's end stands for whatever follows. */
export function isUnavailable(pathname: string, unavailable: readonly string[] = []): boolean {
  // However it was written, it is the same page.
  const path = bare(decoded(pathname));
  return unavailable.some((entry) =>
    entry.endsWith('*') ? `${path}/`.startsWith(entry.slice(0, -1)) : path === bare(entry),
  );
}

/** Without a slash at its end. */
function bare(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
