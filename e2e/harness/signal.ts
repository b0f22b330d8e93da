/** Something that a test waits for, and that happens once. */
export interface Signal {
  readonly happened: Promise<void>;
  readonly happen: () => void;
}

export function createSignal(): Signal {
  let happen = (): void => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen: () => happen() };
}
