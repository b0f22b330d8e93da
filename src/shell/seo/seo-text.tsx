import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { emptyHtml } from '../empty-html';
import { Part } from '../part';
import { useShell } from '../shell-context';
import { usePlace } from '../shell-state';
import { SeoFrame } from './seo-frame';

const MovedText = lazy(async () => ({ default: (await import('./moved-text')).MovedText }));

/** The operator's text of a page, below it: for search engines, and for who wants to read it. */
export function SeoText(): ReactElement | null {
  const { first, seoText } = useShell();
  const path = pathnameOf(usePlace().path);
  // What the server wrote is of the first page; whoever comes back to it is told anew.
  const [isServed, setIsServed] = useState(true);
  if (isServed && path !== pathnameOf(first.place.path)) setIsServed(false);
  if (isServed) return seoText ? <ServedText {...seoText} /> : null;
  return (
    <Part fallback={null}>
      <Suspense fallback={null}>
        <MovedText path={path} />
      </Suspense>
    </Part>
  );
}

interface ServedTextProps {
  readonly lead: string;
  readonly rest: string | null;
}

/** The server's markup; in the browser it stands in the page, and is left as it is. */
function ServedText({ lead, rest }: ServedTextProps): ReactElement {
  return (
    <SeoFrame lead={<Markup html={lead} />} rest={rest === null ? null : <Markup html={rest} />} />
  );
}

function Markup({ html }: { readonly html: string }): ReactElement {
  // One object for good: at the sight of another React would write the markup anew.
  const [markup] = useState(() => ({ __html: html || emptyHtml() }));
  return <div suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
