import { contractId, type Envelope, type Kind } from '@grandstand/bus-contracts';
import type { QaBus } from '@grandstand/bus-contracts/recording';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, Section, Switch, TextField, VisuallyHidden } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import styles from '../debugger.module.css';
import { FIRST_FILTER, KINDS, shownOf } from './log';
import { useMessages } from './use-messages';

/** The messages of the bus as they are sent, by contract, sender and cause. */
export function Live({ bus }: { readonly bus: QaBus }): ReactElement {
  const { t } = useAreaWords();
  const [isPaused, setIsPaused] = useState(false);
  const [filter, setFilter] = useState(FIRST_FILTER);
  const { messages, clear } = useMessages(bus, isPaused);
  const shown = shownOf(messages, filter);
  const setKind = (kind: Kind, isShown: boolean): void =>
    setFilter({
      ...filter,
      kinds: KINDS.filter((each) => (each === kind ? isShown : filter.kinds.includes(each))),
    });
  return (
    <Section isWide title={t('live.title')}>
      <div className={styles.bar}>
        <TextField
          label={t('live.search')}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(`kind.${kind}`)}
            isOn={filter.kinds.includes(kind)}
            onChange={(isOn) => setKind(kind, isOn)}
          />
        ))}
        <Button size="s" onClick={() => setIsPaused(!isPaused)}>
          {t(isPaused ? 'live.go' : 'live.pause')}
        </Button>
        <Button size="s" onClick={clear}>
          {t('live.clear')}
        </Button>
        {filter.around === null ? null : (
          <Button size="s" onClick={() => setFilter({ ...filter, around: null })}>
            {t('live.all', { sequence: filter.around })}
          </Button>
        )}
      </div>
      <div className={styles.scroll} role="region" aria-label={t('live.list')}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['number', 'time', 'kind', 'contract', 'sender', 'cause', 'payload'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`column.${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((message) => (
              <Row
                key={message.sequence}
                message={message}
                onChain={() => setFilter({ ...filter, around: message.sequence })}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 ? <p className={styles.quiet}>{t('live.none')}</p> : null}
      </div>
    </Section>
  );
}

function Row({
  message,
  onChain,
}: {
  readonly message: Envelope;
  readonly onChain: () => void;
}): ReactElement {
  const { t } = useAreaWords();
  const { sequence, time, kind, step, sender, cause, payload } = message;
  const chain = (
    <Button kind="quiet" size="s" onClick={onChain}>
      {cause === 0 ? <span aria-hidden="true">–</span> : cause}
      <VisuallyHidden> {t('live.chain', { sequence })}</VisuallyHidden>
    </Button>
  );
  const whole = (
    <details>
      <summary>{summaryOf(payload)}</summary>
      <pre className={styles.json}>{JSON.stringify(payload, undefined, 2)}</pre>
    </details>
  );
  return (
    <tr>
      <td>{sequence}</td>
      <td>{new Date(time).toISOString().slice(11, 23)}</td>
      <td>{t(`kind.${step ?? kind}`)}</td>
      <td>{contractId(message)}</td>
      <td>{sender}</td>
      <td>{chain}</td>
      <td>{whole}</td>
    </tr>
  );
}

function summaryOf(payload: unknown): string {
  return (JSON.stringify(payload) ?? 'undefined').slice(0, 60);
}
