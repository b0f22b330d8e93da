import { START_FAILED_ID } from '@grandstand/bus-contracts/area';

/** Shows the host's words where a script of the page can't be fetched, for then nothing of the page answers a press. */
export function sayFailure(document: Document, page: Pick<Window, 'addEventListener'>): void {
  const show = (): void => {
    const words = document.getElementById(START_FAILED_ID);
    if (words) words.hidden = false;
  };
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
      else show();
    },
    // It does not bubble.
    { capture: true },
  );
}
