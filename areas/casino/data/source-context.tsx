import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import type { CasinoSource } from './source';

const SourceContext = createContext<CasinoSource | undefined>(undefined);

/** Gives the screens the source of the games. */
export function SourceProvider({
  source,
  children,
}: {
  readonly source: CasinoSource;
  readonly children: ReactNode;
}): ReactElement {
  return <SourceContext value={source}>{children}</SourceContext>;
}

export function useSource(): CasinoSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('Failed to load games: no SourceProvider stands above this.');
  return source;
}
