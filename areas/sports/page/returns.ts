let isUnderWay = false;

/** What tells of ways back and forward before the shell hears of them; a browser may do without. */
type WindowOfMoves = Window & { readonly navigation?: EventTarget };

/** Notes each way back or forward, for the frame that follows, until the signal. */
export function watchReturns(signal: AbortSignal): void {
  const note = (event: Event & { readonly navigationType?: string }): void => {
    if (event.navigationType !== 'traverse') return;
    isUnderWay = true;
    requestAnimationFrame(() => (isUnderWay = false));
  };
  (window as WindowOfMoves).navigation?.addEventListener('navigate', note, { signal });
}

/** Whether the page is going back or forward right now: what the player left is to stand whole in the first frame. */
export function isReturning(): boolean {
  return isUnderWay;
}
