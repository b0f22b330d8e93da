import { useBusState } from '@grandstand/bus-contracts/react';
import { seoState } from '@grandstand/bus-contracts/shell';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { allowedHosts } from '../../../routes/search';
import { useConfig } from '../../frame/shell-state';
import { cleanText, type CleanText } from './clean-text';
import { SeoFrame } from './seo-frame';

/** The text block of a page that the player has moved to; empty until it has loaded and is sanitised. */
export function MovedText({ path }: { readonly path: string }): ReactElement | null {
  const seo = useBusState(seoState);
  const config = useConfig();
  const [shown, setShown] = useState<{ of: typeof seo; text: CleanText | null }>();
  const text = seo?.path === path && seo.html !== '' ? seo : undefined;

  useEffect(() => {
    if (!text) return undefined;
    let isGone = false;
    const places = { origin: location.origin, hosts: config ? allowedHosts(config) : [] };
    cleanText(text.html, places, text.isTextFolded).then(
      (clean) => isGone || setShown({ of: text, text: clean }),
      () => isGone || setShown(undefined),
    );
    return () => {
      isGone = true;
    };
  }, [text, config]);

  const clean = text && shown?.of === text ? shown.text : null;
  if (!clean) return null;
  const { lead, rest } = clean;
  return (
    <SeoFrame
      key={path}
      lead={<Nodes nodes={lead} />}
      rest={rest === null ? null : <Nodes nodes={rest} />}
    />
  );
}

function Nodes({ nodes }: { readonly nodes: DocumentFragment }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A copy, so that the fragment can be inserted again if the element is replaced.
    element.current?.replaceChildren(nodes.cloneNode(true));
  }, [nodes]);
  return <div ref={element} />;
}
