import { SKIN_ATTRIBUTE } from '@grandstand/bus-contracts/area';

/** Adopts a skin's sheet after all others, and removes the one that the host's markup contained. */
export function createBrowserSkin(): (sheet: string) => void {
  const adopted = new CSSStyleSheet();
  return (sheet) => {
    adopted.replaceSync(sheet);
    if (!document.adoptedStyleSheets.includes(adopted)) document.adoptedStyleSheets.push(adopted);
    document.querySelector(`style[${SKIN_ATTRIBUTE}]`)?.remove();
  };
}
