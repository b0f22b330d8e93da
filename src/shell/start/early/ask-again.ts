import { PRESS_AGAIN_ID } from '@grandstand/bus-contracts/area';

/** Marks a button whose press was not repeated, and shows the host's words for it, both until the next press. */
export function askAgain(document: Document): (button: Element) => void {
  return (button) => {
    const words = document.getElementById(PRESS_AGAIN_ID);
    if (words) words.hidden = false;
    button.setAttribute('data-again', '');
    document.addEventListener(
      'click',
      () => {
        if (words) words.hidden = true;
        button.removeAttribute('data-again');
      },
      { once: true, capture: true },
    );
  };
}
