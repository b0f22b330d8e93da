import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import type { ContentSource } from './source';

const SourceContext = createContext<ContentSource | undefined>(undefined);

/** Gives the screens the source of the texts. */
export function SourceProvider({
  source,
  children,
}: {
  readonly source: ContentSource;
  readonly children: ReactNode;
}): ReactElement {
  return <SourceContext value={source}>{children}</SourceContext>;
}

export function useSource(): ContentSource {
  const source = useContext(SourceContext);
  if (!source) throw new Error('Failed to load a text: no SourceProvider stands above this.');
  return source;
}
