import { useMemo, type ReactElement } from 'react';
import { encode } from 'uqr';
import styles from './qr-picture.module.css';

interface QrPictureProps {
  readonly text: string;
  /** The label for screen readers. */
  readonly label: string;
}

/** A QR code, dark on light in every skin: many cameras read no other. */
export function QrPicture({ text, label }: QrPictureProps): ReactElement {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** The dark modules as one path, each run of a row as a rectangle; around them four empty modules, as the standard has it. */
function draw(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${end - x}v1h${x - end}z`;
      }),
    )
    .join('');
  return { size, path };
}
