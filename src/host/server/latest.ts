/** A version of something. */
interface Sources<Module> {
  /** The same object for as long as none of its sources has changed. */
  readonly load: () => Promise<Module>;
  readonly areaNames: () => readonly string[];
}

/** Creates a value from the present sources, and again when they or the areas have changed. */
export function createLatest<Module, Made>(
  { load, areaNames }: Sources<Module>,
  make: (module: Module, areaNames: readonly string[]) => Made,
): () => Promise<Made> {
  let last: { readonly module: Module; readonly names: string; readonly made: Made } | undefined;
  return async () => {
    const module = await load();
    const found = areaNames();
    const names = found.join('/');
    if (last?.module !== module || last.names !== names) {
      last = { module, names, made: make(module, found) };
    }
    return last.made;
  };
}
