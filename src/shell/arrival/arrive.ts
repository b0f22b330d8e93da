import type { Clock } from '@grandstand/bus-contracts';
import { readEntry } from '../../services/ports/history-entry';
import { MAIN_ID, VOICE_ID } from './use-arrival';

export interface Arrival {
  /** The former page's heading and its text, while it is shown until the area has followed. */
  readonly former: HTMLElement | null;
  readonly formerText: string | undefined;
  /** The document's title of a page by its name. */
  readonly titleOf: (name: string) => string;
  /** The words for a page that is still loading. */
  readonly loadingText: () => string;
  readonly clock: Clock;
  /** Ends with the next move. */
  readonly signal: AbortSignal;
}

/** A page that takes longer is announced as loading. */
export const PATIENCE_MS = 5000;
/** A heading that is unchanged after this time, on a page where nothing loads, is the new page's too. */
export const SAME_AFTER_MS = 1000;
/** The delay of an announcement: a text that is set while the live region is emptied is not read out. */
export const ANNOUNCE_AFTER_MS = 100;

const WRITTEN_IN = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

/**
 * Waits for the new page's heading and gives the page its name and the focus.
 * @remarks Each move is read out once: by the heading that gets the focus, or by the live region if the
 * focus belongs elsewhere. On the way back the focus is on the link by which the player left.
 */
export function arrive(arrival: Arrival): void {
  const { former, formerText, titleOf, loadingText, clock, signal } = arrival;
  const main = document.getElementById(MAIN_ID);
  if (signal.aborted || !main) return;
  const focused = document.activeElement;
  const voice = document.getElementById(VOICE_ID);
  if (voice) voice.textContent = '';
  const after = (ms: number, task: () => void): void =>
    signal.addEventListener('abort', clock.after(ms, task));
  const announce = (words: string, { lang } = document.documentElement): void =>
    after(ANNOUNCE_AFTER_MS, () => {
      if (voice) Object.assign(voice, { lang, textContent: words });
    });

  let seen: string | undefined;
  // A heading that is unchanged may still be the former page's, where the area is slow to follow.
  let mayBeFormer = false;
  const checkHeading = (maySame: boolean): void => {
    const heading = main.querySelector<HTMLElement>('h1');
    const text = heading?.textContent.trim();
    if (!heading || !text || text === seen) return;
    const isFormer = heading === former && text === formerText?.trim();
    if (seen === undefined && isFormer && !maySame) return;
    document.title = titleOf(text);
    if (seen === undefined || mayBeFormer) receive(heading, text);
    mayBeFormer = isFormer;
    seen = text;
  };

  const receive = (heading: HTMLElement, text: string): void => {
    const target = focusTarget(heading, focused);
    target?.focus({ preventScroll: true });
    // The operator's text may be in another language than the page.
    if (target !== heading) announce(text, heading.closest<HTMLElement>('[lang]') ?? undefined);
  };

  let isSettled = false;
  const checkAgain = (): void =>
    checkHeading(isSettled && !main.querySelector('[aria-busy="true"]'));
  const observer = new MutationObserver(checkAgain);
  observer.observe(main, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-busy'],
  });
  after(SAME_AFTER_MS, () => {
    isSettled = true;
    checkAgain();
  });
  after(PATIENCE_MS, () => {
    if (seen !== undefined) {
      if (!mayBeFormer) observer.disconnect();
      // An error block announces itself.
    } else if (!main.querySelector('[role="alert"]')) {
      announce(`${document.title}. ${loadingText()}`);
    }
  });
  signal.addEventListener('abort', () => observer.disconnect());
  checkHeading(false);
}

/** The element that gets the focus on the new page; null to leave it where it is. */
function focusTarget(heading: HTMLElement, before: Element | null): HTMLElement | null {
  const now = document.activeElement;
  // A player who is typing, for example in a search that moves with each word, keeps the focus; so does
  // a player who has moved the focus by the keyboard while the page loaded.
  const isElsewhere = now !== null && now !== document.body && now !== before;
  if (isElsewhere || now?.matches(WRITTEN_IN)) return null;
  const left = readEntry()?.link;
  const links = [...document.querySelectorAll('a')];
  const way = links.find((link) => link.getAttribute('href') === left && canFocus(link));
  if (way) return way;
  // The address may name a place in the page; it gets the focus only if it is focusable.
  const place = document.getElementById(location.hash.slice(1));
  if (place && canFocus(place)) return place;
  heading.tabIndex = -1;
  return heading;
}

/** Whether an element gets the focus; a hidden one, as in a closed drawer, does not. */
function canFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
