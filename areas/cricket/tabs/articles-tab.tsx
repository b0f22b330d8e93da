import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import styles from './tabs.module.css';

/** The texts of each tab, by their keys in the dictionary. */
const ARTICLES = {
  tips: ['toss', 'sixOvers', 'chase', 'wickets', 'winner', 'limits'],
  faq: ['score', 'tie', 'level', 'suspended', 'void', 'winner'],
} as const;

/** Editorial texts: advice, or questions with their answers. */
export function ArticlesTab({ tab }: { readonly tab: keyof typeof ARTICLES }): ReactElement {
  const { t } = useAreaWords();
  return (
    <>
      {ARTICLES[tab].map((name) => (
        <Section key={name} title={t(`${tab}.${name}.title`)}>
          <p className={styles.text}>{t(`${tab}.${name}.text`)}</p>
        </Section>
      ))}
    </>
  );
}
