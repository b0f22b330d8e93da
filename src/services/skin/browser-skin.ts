import { SKIN_ATTRIBUTE } from '@grandstand/bus-contracts/area';

/** Adopts a skin's sheet over all others, and puts away the one that came with the page. */
export function createBrowserSkin(): (sheet: string) => void {
  const adopted = new CSSStyleSheet();
  return (sheet) => {
    adopted.replaceSync(sheet);
    if (!document.adoptedStyleSheets.includes(adopted)) document.adoptedStyleSheets.push(adopted);
    document.querySelector(`style[${SKIN_ATTRIBUTE}]`)?.remove();
  };
}
