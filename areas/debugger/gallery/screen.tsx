import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { AreaPage, LinkPills, Segmented } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { PARTS } from './parts';
import styles from './gallery.module.css';

/** The parts of the design system in each state; the theme is chosen here, the language is that of the address. */
export default function Gallery(): ReactElement {
  const { t, language, settings } = useAreaWords();
  const [theme, setTheme] = useState(settings.appTheme === 0 ? 'light' : 'dark');
  return (
    <AreaPage title={t('parts.title')}>
      <p>{t('parts.lead')}</p>
      <div className={styles.bar}>
        <Segmented
          label={t('parts.theme')}
          shape="pills"
          options={[
            { value: 'dark', label: t('parts.dark') },
            { value: 'light', label: t('parts.light') },
          ]}
          value={theme}
          onChange={setTheme}
        />
        <LinkPills
          label={t('parts.languages')}
          links={LANGUAGES.map((one) => ({
            text: one,
            href: `/${one}/debugger/parts`,
            isCurrent: one === language,
          }))}
        />
      </div>
      {/* A chart reads its colours when it is drawn. */}
      <div key={theme} id="parts" className={styles.parts} data-theme={theme}>
        {PARTS.map(({ names, states }) => (
          <div key={names[0]} className={styles.part}>
            <h2 className={styles.name}>{names.join(', ')}</h2>
            <ul className={styles.states}>
              {states.map(({ props, show }) => (
                <li key={props} className={styles.state}>
                  <code className={styles.props}>{props}</code>
                  {show(t)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </AreaPage>
  );
}
