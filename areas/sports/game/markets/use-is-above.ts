import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been scrolled out of view, upwards: under the site's header. */
export function useIsAbove(ref: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const header = getComputedStyle(element).getPropertyValue('--size-header');
    const rootMargin = `-${Number.parseFloat(header) || 0}px 0px 0px 0px`;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { boundingClientRect, isIntersecting, rootBounds } = entry;
        setIsAbove(!isIntersecting && boundingClientRect.top < (rootBounds?.top ?? 0));
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isAbove;
}
