import { createContext, use, type ComponentProps, type ReactElement } from 'react';

/** The level below the title of the coupon, which is the page's own title on the page of the coupon. */
const Level = createContext<'h2' | 'h3'>('h3');
export const CouponHeadings = Level.Provider;

/** The heading of a part of the coupon. */
export function CouponHeading({ children, ...props }: ComponentProps<'h3'>): ReactElement {
  return use(Level) === 'h2' ? <h2 {...props}>{children}</h2> : <h3 {...props}>{children}</h3>;
}
