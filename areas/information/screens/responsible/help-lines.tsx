import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import styles from './responsible.module.css';

interface HelpLine {
  /** The country's code; null: everywhere. */
  readonly country: string | null;
  readonly name: string;
  readonly href: string;
  readonly label: string;
}

/** Help lines that are free of charge. */
const LINES: readonly HelpLine[] = [
  {
    country: null,
    name: 'Gambling Therapy',
    href: 'https://www.gamblingtherapy.org',
    label: 'gamblingtherapy.org',
  },
  {
    country: null,
    name: 'Gamblers Anonymous',
    href: 'https://www.gamblersanonymous.org',
    label: 'gamblersanonymous.org',
  },
  {
    country: 'GB',
    name: 'National Gambling Helpline',
    href: 'tel:+448088020133',
    label: '0808 8020 133',
  },
  { country: 'DE', name: 'Check dein Spiel', href: 'tel:+498001372700', label: '0800 1372700' },
  { country: 'UA', name: 'Lifeline Ukraine', href: 'tel:7333', label: '7333' },
];

/** Who helps, by country. */
export function HelpLines(): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section id="help-lines" title={t('help.title')} text={t('help.text')}>
      <ul className={styles.lines}>
        {LINES.map(({ country, name, href, label }) => (
          <li key={name} className={styles.line}>
            <span className={styles.where}>{t(`help.country.${country ?? 'all'}`)}</span>
            <span>{name}</span>
            <a className={styles.link} href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
