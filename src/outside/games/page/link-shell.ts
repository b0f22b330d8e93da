import type { ShellLink } from './shell-link';

/** The page on its own: it follows the device's theme, and nothing holds a round back. */
export function createLoneLink(frame: Window): ShellLink {
  const isLight = frame.matchMedia('(prefers-color-scheme: light)').matches;
  frame.document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
  const never = () => () => {};
  return {
    onRest: never,
    onBalance: never,
    round() {},
    ask() {},
  };
}
