import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useSettings } from '../frame/shell-state';
import { isStill } from '../arrival/is-still';

const LOGO = { src: '/web-api/policy/logo.agif', width: 48, height: 20 } as const;

interface PolicyLogoProps {
  readonly onMissing: () => void;
}

/** The sign of the policy that the site is run under; it moves unless reduced motion is preferred. */
export function PolicyLogo({ onMissing }: PolicyLogoProps): ReactElement | null {
  const { t } = useTexts();
  const settings = useSettings();
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  const missing = (): void => {
    setIsMissing(true);
    onMissing();
  };
  return isStill(settings) ? (
    <StillLogo label={t('foot.policy')} onMissing={missing} />
  ) : (
    <img {...LOGO} alt={t('foot.policy')} loading="lazy" onError={missing} />
  );
}

interface StillLogoProps extends PolicyLogoProps {
  readonly label: string;
}

/** Its first picture. */
function StillLogo({ label, onMissing }: StillLogoProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => {
      canvas.current?.getContext('2d')?.drawImage(image, 0, 0, LOGO.width, LOGO.height);
    });
    image.addEventListener('error', onMissing);
    image.src = LOGO.src;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one picture a life
  }, []);
  return (
    <canvas ref={canvas} width={LOGO.width} height={LOGO.height} role="img" aria-label={label} />
  );
}
