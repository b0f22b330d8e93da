import { useLoader } from '../loading/use-loader';

/** `LoadingBlock` hides its skeleton for the same time. */
const DELAY_MS = 200;

/** Whether to render a skeleton: while content loads; one that is in view stays for at least 200 ms. */
export function useSkeleton(isLoading: boolean): boolean {
  return useLoader(isLoading, DELAY_MS);
}
