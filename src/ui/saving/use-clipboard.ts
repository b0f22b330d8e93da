import { useState } from 'react';

interface Clipboard {
  /** The result of the last copying; null before it. */
  readonly copying: 'copied' | 'copyFailed' | null;
  /** Resolves to whether the browser allowed it. */
  copy(text: string): Promise<boolean>;
  /** Forgets the last result. */
  reset(): void;
}

/** Copies texts to the clipboard, which a browser may refuse. */
export function useClipboard(): Clipboard {
  const [copying, setCopying] = useState<Clipboard['copying']>(null);
  return {
    copying,
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        setCopying('copied');
        return true;
      } catch {
        setCopying('copyFailed');
        return false;
      }
    },
    reset: () => setCopying(null),
  };
}
