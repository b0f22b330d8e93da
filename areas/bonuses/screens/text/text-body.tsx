import type { ReactElement } from 'react';
import type { ContentBlock, ContentItem } from '@grandstand/bus-contracts/answers';
import { languageOfTag, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Blocks, isOwnPath } from '@grandstand/text-ui';
import { ButtonLink } from '@grandstand/ui';
import { useTimeText } from '../../page/use-texts';
import styles from './text.module.css';
import type { AnswerTo } from '../../page/text-queries';

/** A text with the one thing to do; that of an event that is over leads to the bonuses. */
export function TextBody({ page }: { readonly page: AnswerTo<'contentPage'> }): ReactElement {
  const { href, language, t } = useAreaWords();
  const { item, blocks } = page;
  const isOver = item.event?.stage === 'after';
  const action = actionOf(blocks);
  return (
    <article
      className={styles.card}
      lang={
        page.language === language ? undefined : languageTag(languageOfTag(page.language) ?? 'en')
      }
    >
      {item.event === null ? null : <EventLine event={item.event} />}
      <p className={styles.lead}>{item.summary}</p>
      <Blocks blocks={action ? blocks.slice(0, -1) : blocks} />
      {isOver ? (
        <ButtonLink href={href('/bonuses')}>{t('bonuses.all')}</ButtonLink>
      ) : action ? (
        <ButtonLink kind="primary" href={href(action.path)}>
          {action.text}
        </ButtonLink>
      ) : null}
    </article>
  );
}

function EventLine({ event }: { readonly event: NonNullable<ContentItem['event']> }): ReactElement {
  const { t } = useAreaWords();
  const time = useTimeText();
  const { stage, startsAt, endsAt } = event;
  return (
    <p className={styles.event}>
      {t(`bonuses.text.event.${stage}`, { time: time(stage === 'before' ? startsAt : endsAt) })}
    </p>
  );
}

/** The last line of a text, where it is nothing but a link to a page of the site. */
function actionOf(
  blocks: readonly ContentBlock[],
): { readonly text: string; readonly path: string } | null {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph' || last.text.length !== 1) return null;
  const [part] = last.text;
  return part?.href && isOwnPath(part.href) ? { text: part.text, path: part.href } : null;
}
