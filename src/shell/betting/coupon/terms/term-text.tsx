import {
  callOperator,
  contentAnswers,
  type ContentInline,
} from '@grandstand/bus-contracts/answers';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import type * as v from 'valibot';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { useHasRules, useLanguage, useSettings } from '../../../frame/shell-state';
import { useResource, type ScreenResource } from '../../../frame/use-resource';
import styles from '../shared/coupon-form.module.css';

export interface TermTextProps {
  /** Its name in the betting alphabet. */
  readonly term: string;
}

type Page = v.InferOutput<(typeof contentAnswers)['contentPage']>;

const TERM: ScreenResource<string, Page> = {
  load: (bus, slug) =>
    callOperator(bus, 'contentPage', contentAnswers.contentPage, { kind: 'alphabet', slug }),
};

/** What a term means and an example, as the betting alphabet has them, with the way to its page. */
export function TermText({ term }: TermTextProps): ReactElement {
  const { t } = useTexts();
  const { status, value, retry } = useResource(term, TERM);
  const isLoading = useLoader(!value && status !== 'failed');
  return (
    <>
      <p className={styles.hint} role="status">
        {isLoading ? (
          t('terms.loading')
        ) : value ? null : (
          <>
            {t('terms.failed')}{' '}
            <button type="button" onClick={retry}>
              {t('terms.again')}
            </button>
          </>
        )}
      </p>
      {value && !isLoading ? <Meaning page={value} /> : null}
    </>
  );
}

function Meaning({ page }: { readonly page: Page }): ReactElement {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const { language } = useLanguage();
  const hasAlphabet = useHasRules();
  const write = (parts: readonly ContentInline[]): string =>
    parts.map(({ text, coef }) => (coef === null ? text : formatCoef(coef, coefViewId))).join('');
  const { slug, group, category } = page.item;
  return (
    <div className={styles.hint}>
      {page.blocks.map((block) =>
        block.kind === 'paragraph' ? (
          <p key="meaning">{write(block.text)}</p>
        ) : block.kind === 'note' ? (
          <p key="example">{t('terms.example', { text: write(block.text) })}</p>
        ) : null,
      )}
      {hasAlphabet ? (
        <p>
          <a
            href={withLanguage(
              language,
              `/betting-alphabet/${group?.slug ?? ''}/${category?.slug ?? ''}/${slug}`,
            )}
          >
            {t('terms.more')}
          </a>
        </p>
      ) : null}
    </div>
  );
}
