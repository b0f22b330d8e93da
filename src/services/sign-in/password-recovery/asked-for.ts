import type { NavigationState } from '@grandstand/bus-contracts';

const PARAMETER = 'showForgotPasswordModal';

/** Whether an address asks for the dialog "Forgot your password?". */
export function isForgotAddress({ route, path }: Pick<NavigationState, 'route' | 'path'>): boolean {
  return route === 'home' && new URLSearchParams(path.split('?')[1]).has(PARAMETER);
}

/** The same path without what asks for the dialog. */
export function withoutForgot(path: string): string {
  const [pathname = '/', search] = path.split('?');
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
