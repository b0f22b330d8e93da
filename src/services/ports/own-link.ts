/** The link of this site around an element; the browser follows links off the site, into another tab or to a file. */
export function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return null;
  // The server must decide again, for example about a blocked visitor.
  if (link.hasAttribute('data-load')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return link.origin === location.origin ? link : null;
}

/** The link of this site that a click follows in this tab. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isPlain ? ownLink(event.target) : null;
}
