import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** A result gets the focus when it appears, so that it is read out. */
  readonly isResult?: boolean;
  /** What to do. */
  readonly children: ReactNode;
}

/** A page with one message, and what to do. */
export function Page({ title, text, isResult = false, children }: PageProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isResult) heading.current?.focus();
  }, [isResult]);
  return (
    <section className={styles.page}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text} role={isResult ? 'status' : undefined}>
        {text}
      </p>
      {children}
    </section>
  );
}

/** The ways on from a page, side by side. */
export function PageLinks({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.links}>{children}</div>;
}
