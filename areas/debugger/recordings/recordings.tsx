import {
  parseRecording,
  record,
  type QaBus,
  type Recording,
} from '@grandstand/bus-contracts/recording';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, saveFile, Section, Select } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import styles from '../debugger.module.css';
import { compare } from './compare';
import { play } from './play';

interface Named {
  readonly name: string;
  readonly recording: Recording;
}

/** Records the bus, saves and opens recordings, plays them again, and compares two of them. */
export function Recordings({ bus }: { readonly bus: QaBus }): ReactElement {
  const { t } = useAreaWords();
  const recorder = useRef<{ readonly stop: () => Recording } | null>(null);
  const [isRecording, setIsRecording] = useState(false);
  const [list, setList] = useState<readonly Named[]>([]);
  const [said, setSaid] = useState('');
  const gone = useRef(new AbortController());
  useEffect(() => {
    const { current: leaving } = gone;
    return () => {
      recorder.current?.stop();
      leaving.abort();
    };
  }, []);

  const add = (recording: Recording, name?: string): void =>
    setList((before) => [
      ...before,
      { name: name ?? t('record.name', { number: before.length + 1 }), recording },
    ]);
  const begin = (): void => {
    recorder.current = record(bus);
    setIsRecording(true);
  };
  const end = (): void => {
    const { current } = recorder;
    recorder.current = null;
    setIsRecording(false);
    if (current) add(current.stop());
  };
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      add(parseRecording(await file.text()), file.name);
      setSaid('');
    } catch {
      setSaid(t('record.wrong'));
    }
  }
  async function playAgain({ name, recording }: Named): Promise<void> {
    setSaid(t('record.playing', { name }));
    const again = record(bus);
    try {
      const played = await play(bus, recording, waiter(gone.current.signal));
      add(again.stop(), t('record.again', { name }));
      setSaid(t('record.played', { ...played }));
    } catch {
      again.stop();
    }
  }

  return (
    <Section title={t('record.title')}>
      <div className={styles.bar}>
        <Button kind="primary" onClick={isRecording ? end : begin}>
          {t(isRecording ? 'record.end' : 'record.begin')}
        </Button>
        <label className={styles.file}>
          <span>{t('record.open')}</span>
          <input
            type="file"
            accept="application/json"
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </label>
      </div>
      <p role="status" className={styles.quiet}>
        {said}
      </p>
      <ul className={styles.list} aria-label={t('record.list')}>
        {list.map((one) => (
          <li key={one.name} className={styles.bar}>
            <span>
              {t('record.count', { name: one.name, count: one.recording.envelopes.length })}
            </span>
            <Button
              size="s"
              onClick={() =>
                saveFile(`${one.name}.json`, JSON.stringify(one.recording), 'application/json')
              }
            >
              {t('record.save')}
            </Button>
            <Button size="s" onClick={() => void playAgain(one)}>
              {t('record.play')}
            </Button>
          </li>
        ))}
      </ul>
      {list.length < 2 ? null : <Comparison list={list} />}
    </Section>
  );
}

function Comparison({ list }: { readonly list: readonly Named[] }): ReactElement {
  const { t } = useAreaWords();
  const [places, setPlaces] = useState<readonly [number, number]>([0, 1]);
  const options = list.map(({ name }, place) => ({ value: place, label: name }));
  const [one, other] = [list[places[0]], list[places[1]]];
  const differences = one && other ? compare(one.recording, other.recording) : [];
  return (
    <section aria-label={t('compare.title')}>
      <h3>{t('compare.title')}</h3>
      <div className={styles.bar}>
        <Select
          label={t('compare.one')}
          options={options}
          value={places[0]}
          onChange={(place) => setPlaces([place, places[1]])}
        />
        <Select
          label={t('compare.other')}
          options={options}
          value={places[1]}
          onChange={(place) => setPlaces([places[0], place])}
        />
      </div>
      {differences.length === 0 ? (
        <p>{t('compare.same')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {(['contract', 'one', 'other', 'path'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`compare.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ contract, counts, path }) => (
              <tr key={contract}>
                <td>{contract}</td>
                <td>{counts[0]}</td>
                <td>{counts[1]}</td>
                <td>{path ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Waits on the page's clock, until it is left. */
function waiter(signal: AbortSignal): (milliseconds: number) => Promise<void> {
  return (milliseconds) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('The page was left.', 'AbortError'));
      });
    });
}
