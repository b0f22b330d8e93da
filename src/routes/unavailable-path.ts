/** Whether an operator's list names a path behind the language; a `*` at an entry's end stands for whatever follows. */
export function isUnavailable(pathname: string, unavailable: readonly string[] = []): boolean {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return unavailable.some((entry) =>
    entry.endsWith('*')
      ? `${path}/`.startsWith(entry.slice(0, -1)) || path.startsWith(entry.slice(0, -1))
      : path === entry,
  );
}
