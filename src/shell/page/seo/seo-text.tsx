import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { areasState } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, useState, type ReactElement } from 'react';
import { pageKey } from '../../../routes';
import { emptyHtml } from '../../frame/empty-html';
import { lazyPart } from '../../frame/loading/lazy-part';
import { Part } from '../../frame/part';
import { useShell } from '../../frame/shell-context';
import { usePlace } from '../../frame/shell-state';
import { SeoFrame } from './seo-frame';

const movedText = lazyPart(async () => (await import('./moved-text')).MovedText);

/** The operator's text below a page: for search engines and readers. */
export function SeoText(): ReactElement | null {
  const { first, seoText } = useShell();
  const place = usePlace();
  const areas = useBusState(areasState);
  // The server's text is of the first page; returning to it loads the text again.
  const [isServed, setIsServed] = useState(true);
  if (isServed && pageKey(place) !== pageKey(first.place)) setIsServed(false);
  // A page that its area does not have gets no text.
  if (place.area !== null && areas?.[place.area]?.missing === place.path) return null;
  if (isServed) return seoText ? <ServedText {...seoText} /> : null;
  return (
    <Part key={pageKey(place)} fallback={null}>
      <Suspense fallback={null}>
        {createElement(movedText(), { path: pathnameOf(place.path) })}
      </Suspense>
    </Part>
  );
}

interface ServedTextProps {
  readonly lead: string;
  readonly rest: string | null;
}

/** The server's markup; the browser keeps the one in the page. */
function ServedText({ lead, rest }: ServedTextProps): ReactElement {
  return (
    <SeoFrame lead={<Markup html={lead} />} rest={rest === null ? null : <Markup html={rest} />} />
  );
}

function Markup({ html }: { readonly html: string }): ReactElement {
  // Always the same object: for another one React would write the markup again.
  const [markup] = useState(() => ({ __html: html || emptyHtml() }));
  return <div suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
