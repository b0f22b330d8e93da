/** The rank of a modal dialog; default 0. */
function rankOf(element: Element): number {
  return Number(element.getAttribute('data-rank'));
}

/**
 * Keeps the modal dialog of the highest rank in front, and of equal ranks the last one. The browser
 * keeps the last one in front, so dialogs of a higher rank are reopened.
 */
export function keepDialogOrder(document: Document): void {
  const raiseAbove = (rank: number): void => {
    const outranking = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-rank][open]')]
      .filter((dialog) => rankOf(dialog) > rank)
      .toSorted((one, other) => rankOf(one) - rankOf(other));
    for (const dialog of outranking) {
      dialog.close();
      dialog.showModal();
    }
    // Ignores the changes made above.
    openings.takeRecords();
  };
  const openings = new MutationObserver((records) => {
    const opened = records
      .map(({ target }) => target)
      .filter((target) => target instanceof HTMLDialogElement && target.open)
      .map((target) => rankOf(target as Element));
    if (opened.length > 0) raiseAbove(Math.min(...opened));
  });
  openings.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
  // Popovers are in the browser's top layer too.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState === 'open' && target instanceof Element && target.hasAttribute('popover')) {
        raiseAbove(0);
      }
    },
    true,
  );
}
