import {
  AREA_ROOT_ATTRIBUTE,
  OUTCOME_ATTRIBUTE,
  PICK_ATTRIBUTE,
} from '@grandstand/bus-contracts/area';
import type { EarlyPresses, EarlyPrice } from './early-presses';

/** Marks what was pressed while its press is kept; "true" on a toggle that the press turns on. */
const KEPT = 'data-kept';
const PRESSED = 'aria-pressed';
const OWNER = `#root,[${AREA_ROOT_ATTRIBUTE}]`;
const PRESSABLE = 'a[href],button:not([popovertarget])';

/** What a press on a button or link is made of besides its click. */
const PARTS_OF_PRESS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'focusin',
  'keydown',
  'keyup',
];
const HOVERS = ['pointerover', 'mouseover'];

/** A press that its owner has not got yet. */
interface Kept {
  readonly owner: Element;
  /** What the button was called when it was pressed; of a list, the chosen value. */
  readonly name: string;
  /** False for a link, which the browser follows, and for a form's button, which may send money or data: these want a press of their own. */
  readonly isRepeated: boolean;
  /** Whether the shell has taken the press on a price. */
  isTaken: boolean;
}

/** The page, of which only the listeners are used; those of the document run after those of the window. */
export interface PressedPage {
  readonly addEventListener: Window['addEventListener'];
  readonly document: Pick<Document, 'addEventListener'>;
}

/**
 * Keeps presses on buttons that no script handles yet, marks them at once, and repeats them for their owners.
 * A repeated press is not trusted: it places no bet and buys nothing. The other events of a press are hidden from owners
 * that sleep, and hovers too: for each of them React would take its whole markup over in one task, before the press is marked.
 * @param askAgain Says of a button whose press is not repeated that it has to be pressed again.
 * @remarks It runs before the first paint, inlined into the page's head. Links work by themselves and are marked only.
 */
export function keepPresses(
  { addEventListener, document }: PressedPage,
  askAgain: (button: Element) => void,
): EarlyPresses {
  const awake = new WeakSet<Element>();
  const restored = new WeakSet<Element>();
  const kept = new Map<Element, Kept>();
  let takePrice: ((price: EarlyPrice) => void) | undefined;

  const sleepingOwner = (element: Element): Element | undefined => {
    const owner = element.closest(OWNER);
    return owner && !awake.has(owner) ? owner : undefined;
  };
  /** A toggle shows at once what the press makes of it, until its owner shows that itself. */
  const flip = (element: Element, { owner }: Kept): void => {
    const state = element.getAttribute(PRESSED);
    if (state && !restored.has(owner)) element.setAttribute(PRESSED, String(state === 'false'));
  };
  const unmark = (element: Element): void => {
    kept.delete(element);
    element.removeAttribute(KEPT);
  };
  const offer = (element: Element, press: Kept, isChosen: boolean): void => {
    const pick = element.getAttribute(PICK_ATTRIBUTE);
    if (!takePrice || pick === null) return;
    press.isTaken = true;
    takePrice({
      outcome: element.getAttribute(OUTCOME_ATTRIBUTE) ?? '',
      pick,
      isChosen,
      refuse: () => (press.isTaken = false),
    });
  };

  const onClick = (event: MouseEvent): void => {
    const { target, isTrusted, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!isTrusted || ctrlKey || metaKey || shiftKey || altKey) return;
    const element = (target as Element).closest(PRESSABLE);
    const owner = element && sleepingOwner(element);
    if (!owner) return;
    const isButton = element instanceof HTMLButtonElement;
    const isRepeated = isButton && element.type === 'button';
    const isUnlinkedForm = isButton && !isRepeated && !element.form?.hasAttribute('action');
    if (isUnlinkedForm) event.preventDefault();
    if (isRepeated) event.stopImmediatePropagation();
    if (element.getAttribute('aria-disabled') === 'true') return;
    const isToggle = element.hasAttribute(PRESSED);
    const wasChosen = element.getAttribute(PRESSED) === 'true';
    const before = kept.get(element);
    const press = before ?? { owner, name: nameOf(element), isRepeated, isTaken: false };
    if (before && !isToggle) return;
    flip(element, press);
    if (before && !before.isTaken) {
      // The second press takes the first one back.
      unmark(element);
      return;
    }
    kept.set(element, press);
    element.setAttribute(KEPT, String(isToggle && !wasChosen));
    offer(element, press, !wasChosen);
  };

  const onChange = ({ target }: Event): void => {
    const owner = target instanceof HTMLSelectElement && sleepingOwner(target);
    if (!owner) return;
    kept.set(target, { owner, name: target.value, isRepeated: true, isTaken: false });
    target.setAttribute(KEPT, '');
  };

  /** From the renderers, which listen below the document: the window's listeners and the document's capturing ones get it. */
  const hide = (event: Event, selector: string): void => {
    const element = event.target instanceof Element && event.target.closest(selector);
    if (element && sleepingOwner(element)) event.stopPropagation();
  };

  const hiding = { capture: true, passive: true };
  for (const name of PARTS_OF_PRESS) {
    document.addEventListener(name, (event) => hide(event, PRESSABLE), hiding);
  }
  for (const name of HOVERS) document.addEventListener(name, (event) => hide(event, '*'), hiding);
  addEventListener('click', onClick, { capture: true });
  addEventListener('change', onChange, { capture: true });
  return {
    onPrice(listener) {
      takePrice = listener;
      for (const [element, press] of kept) {
        offer(element, press, element.getAttribute(PRESSED) === 'true');
      }
    },
    restore(owner) {
      for (const [element, press] of kept) if (press.owner === owner) flip(element, press);
      restored.add(owner);
    },
    wake(owner) {
      awake.add(owner);
      for (const [element, press] of kept) {
        if (press.owner !== owner) continue;
        unmark(element);
        if (press.isTaken || !element.isConnected) continue;
        if (!press.isRepeated) {
          if (element instanceof HTMLButtonElement) askAgain(element);
        } else if (element instanceof HTMLSelectElement) {
          // A renderer that takes the markup over with the first press sets the list to its own value.
          element.dispatchEvent(new Event('mousedown', { bubbles: true }));
          element.value = press.name;
          element.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (nameOf(element) === press.name) (element as HTMLElement).click();
      }
    },
  };
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}
