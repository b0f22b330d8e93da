// Loaded once a worker: what jsdom and React do for no test's sake took a quarter of the processor.
import * as React from 'react';

keepStyles();
writeNoStacks();

/**
 * Keeps the style of an element until the document changes. jsdom tries every rule of its style sheet at each
 * call, and a query by role asks for the styles of an element and of all that it is in.
 */
function keepStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = (): void => {
    styles = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const kept = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo) return compute(element, pseudo);
    // The observer's own call comes later than a query in the same turn.
    if (changes.takeRecords().length > 0) forget();
    const style = styles.get(element) ?? compute(element);
    styles.set(element, style);
    return style;
  };
  window.getComputedStyle = kept;
  globalThis.getComputedStyle = kept;
}

/** React takes a stack for each element, for warnings that say which component made it; the warnings stay. */
function writeNoStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  // It stops at ten thousand in a second, and begins to count again by setting this.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
}
