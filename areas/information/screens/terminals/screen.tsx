import { useSyncExternalStore, type ReactElement } from 'react';
import { serverClockState } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Badge, EmptyBlock, Section, Skeleton } from '@grandstand/ui';
import { useContent } from '../../data/use-content';
import type { AnswerTo } from '../../data/source';
import type { LaterScreenProps } from '../../page/later-screens';
import { SearchForm } from '../../search/search-form';
import { TextScreen } from '../../text/text-screen';
import { hoursOf, isOpenAt, matches } from './terminal-hours';
import styles from './terminals.module.css';

type Terminal = AnswerTo<'cashTerminals'>['terminals'][number];

const MINUTE = 60_000;

/** The terminals for cash: a list by city, with those that are open now. */
export default function TerminalsScreen({ screen }: LaterScreenProps): ReactElement {
  return (
    <TextScreen slug="cash_terminals">
      <Terminals search={screen.kind === 'terminals' ? screen.search : ''} />
    </TextScreen>
  );
}

function Terminals({ search }: { readonly search: string }): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useContent('cashTerminals', {});
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  const found = data?.terminals.filter((terminal) => matches(terminal, search));
  const cities = [...new Set(found?.map(({ city }) => city))];
  return (
    <Section title={t('terminals.title')}>
      <SearchForm
        key={search}
        label={t('terminals.search')}
        path="/cash_terminals"
        searched={search}
      />
      <AreaState
        data={found}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <Skeleton shape="row" /> }}
        error={error}
        empty={
          found?.length === 0 ? (
            <EmptyBlock
              icon="search"
              title={t('terminals.none')}
              text={t('terminals.noneText')}
              isBare
            />
          ) : undefined
        }
      >
        {(terminals) =>
          cities.map((city) => (
            <section key={city} aria-label={city}>
              <h3 className={styles.city}>{city}</h3>
              <ul className={styles.list}>
                {terminals
                  .filter((terminal) => terminal.city === city)
                  .map((terminal) => (
                    <Row key={terminal.id} terminal={terminal} />
                  ))}
              </ul>
            </section>
          ))
        }
      </AreaState>
    </Section>
  );
}

function Row({ terminal }: { readonly terminal: Terminal }): ReactElement {
  const { t } = useAreaWords();
  const time = useNow();
  const hours = hoursOf(terminal);
  return (
    <li className={styles.row}>
      <span className={styles.place}>
        <span>{terminal.name}</span>
        <span className={styles.address}>{terminal.address}</span>
      </span>
      <span className={styles.hours}>{hours ?? t('terminals.allDay')}</span>
      {time !== null && isOpenAt(terminal, time) ? (
        <Badge kind="success">{t('terminals.open')}</Badge>
      ) : null}
    </li>
  );
}

const now = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** The operator's present time to the minute, once the page is there: the server's markup may be read later. */
function useNow(): number | null {
  const offset = useBusState(serverClockState)?.offset ?? 0;
  const minute = useSyncExternalStore<number | null>(everyMinute, now, () => null);
  return minute === null ? null : minute + offset;
}
