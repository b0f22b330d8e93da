import { lazy, type ComponentType } from 'react';
import { fetchPart } from './fetch-part';

/** A part inside a `Suspense`; a failed fetch is retried when the part is next shown. */
export function lazyPart<Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): () => ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  return () =>
    (part ??= lazy(async () => {
      try {
        return { default: await fetchPart(fetchIt) };
      } catch (error) {
        // React remembers the failure for as long as the part is the same.
        part = undefined;
        throw error;
      }
    }));
}
