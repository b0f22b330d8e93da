import type { ReactNode } from 'react';
import '../styles/drawing.css';

const DRAWINGS = {
  mine: (
    <>
      <circle cx="12" cy="13" r="6" className="dark" />
      <path
        className="stroke"
        d="M12 3v5M12 18v4M3 13h5M16 13h5M6 7l3 3M15 16l3 3M18 7l-3 3M9 16l-3 3"
      />
      <circle cx="10" cy="11" r="1.4" className="shine" />
    </>
  ),
  gem: (
    <>
      <path className="leaf" d="M6 5h12l4 6-10 10L2 11z" />
      <path className="shine" d="M6 5h12l-3 6H9z" opacity="0.45" />
    </>
  ),
  apple: (
    <>
      <path
        className="berry"
        d="M12 8c3-3 9-1 9 5 0 5-4 9-6 9-1 0-2-1-3-1s-2 1-3 1c-2 0-6-4-6-9 0-6 6-8 9-5z"
      />
      <path className="leaf" d="M12 8c0-3 2-5 5-6 0 3-2 6-5 6z" />
    </>
  ),
  core: (
    <>
      <path className="dark" d="M7 4c2 2 8 2 10 0l-2 8 2 9c-2-2-8-2-10 0l2-9z" />
      <circle cx="12" cy="12" r="1.6" className="shine" />
    </>
  ),
  ball: (
    <>
      <circle cx="12" cy="12" r="9" className="pale" />
      <path className="dark" d="M12 8l4 3-1.5 4.5h-5L8 11z" />
    </>
  ),
  glove: (
    <path
      className="berry"
      d="M6 22V11c0-2 2-2 2 0V4c0-2 3-2 3 0V2c0-1 3-1 3 1v1c0-2 3-2 3 0v9l2-3c1-1 3 0 2 2l-4 10z"
    />
  ),
  pearl: (
    <>
      <circle cx="12" cy="12" r="7" className="gold" />
      <circle cx="10" cy="9" r="2" className="shine" />
    </>
  ),
  empty: <path className="stroke" d="M6 6l12 12M18 6L6 18" />,
  cup: <path className="berry" d="M7 4h10l3 17H4z" />,
  field: <circle cx="12" cy="12" r="4" className="pale" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type DrawingName = keyof typeof DRAWINGS;

/** A small picture; what it means is said beside it. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg className="drawing" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
