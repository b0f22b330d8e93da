import '@testing-library/jest-dom/vitest';
import { settle } from '@grandstand/bus-contracts/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

const realm = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

// A press is over when what it asked of the bus was answered and the answer stands on the page:
// the answer, React's render of it and its effects each take a turn. The library waits for a
// timer of 0 ms, which on a busy machine runs before them.
configure({
  // What is waited for may take its time on a busy machine.
  asyncUtilTimeout: 60_000,
  asyncWrapper: async (work) => {
    const before = realm.IS_REACT_ACT_ENVIRONMENT;
    realm.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const result = await work();
      for (let turn = 0; turn < 3; turn += 1) await settle();
      return result;
    } finally {
      realm.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
});

// The library registers its own clean-up once a module load; the files of a worker share that load.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// A page's test sees what comes, not how long a loader stood before it: `src/ui/loading/loader.test.tsx` tests that.
vi.mock('../src/ui/loading/use-loader', () => ({
  useLoader: (isLoading: boolean): boolean => isLoading,
}));
