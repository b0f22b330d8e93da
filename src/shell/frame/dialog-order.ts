/** The rank of a modal dialog; 0 for one that names none. */
function rankOf(element: Element): number {
  return Number(element.getAttribute('data-rank'));
}

/**
 * Decides which modal dialog is in front: the one of the highest rank, and of two of one rank the one
 * that opened last. The platform knows the last rule alone, so what outranks a newcomer is shown again.
 */
export function keepDialogOrder(document: Document): void {
  const raiseOver = (newcomer: number): void => {
    const outranking = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-rank][open]')]
      .filter((dialog) => rankOf(dialog) > newcomer)
      .toSorted((one, other) => rankOf(one) - rankOf(other));
    for (const dialog of outranking) {
      dialog.close();
      dialog.showModal();
    }
    // What was done here itself is no news.
    openings.takeRecords();
  };
  const openings = new MutationObserver((records) => {
    const opened = records
      .map(({ target }) => target)
      .filter((target) => target instanceof HTMLDialogElement && target.open)
      .map((target) => rankOf(target as Element));
    if (opened.length > 0) raiseOver(Math.min(...opened));
  });
  openings.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
  // Popovers lie in the platform's top layer too.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState === 'open' && target instanceof Element && target.hasAttribute('popover')) {
        raiseOver(0);
      }
    },
    true,
  );
}
