import { contractId, type AnyContract } from '@grandstand/bus-contracts';
import type { QaBus } from '@grandstand/bus-contracts/recording';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, Section, Select } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import styles from '../debugger.module.css';
import { FieldInput } from './field-input';
import { fieldOf, firstValue } from './schema-fields';

/** Sends commands and publishes messages, by a form of the contract's schema. */
export function Send({ bus }: { readonly bus: QaBus }): ReactElement {
  const { t } = useAreaWords();
  const contracts = bus.contracts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const [name, setName] = useState(contracts[0]?.name ?? '');
  const contract = contracts.findLast((one) => one.name === name);
  return (
    <Section title={t('send.title')}>
      <Select
        label={t('send.contract')}
        shape="form"
        options={contracts.map((one) => ({
          value: one.name,
          label: `${contractId(one)} · ${t(`kind.${one.kind}`)}`,
        }))}
        value={name}
        onChange={setName}
      />
      {contract === undefined ? null : <Form key={name} bus={bus} contract={contract} />}
    </Section>
  );
}

interface FormProps {
  readonly bus: QaBus;
  readonly contract: AnyContract;
}

function Form({ bus, contract }: FormProps): ReactElement {
  const { t } = useAreaWords();
  const field = fieldOf(schemaOf(contract));
  const [value, setValue] = useState(() => firstValue(field));
  const [said, setSaid] = useState('');
  const [isSending, setIsSending] = useState(false);
  const { name, kind } = contract;

  async function send(): Promise<void> {
    setIsSending(true);
    try {
      const answer = kind === 'command' ? await bus.send(name, value) : bus.publish(name, value);
      setSaid(answer === undefined ? t('send.done') : JSON.stringify(answer, undefined, 2));
    } catch (error) {
      setSaid(String(error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FieldInput label={name} field={field} value={value} onChange={setValue} />
      <div className={styles.bar}>
        <Button kind="primary" type="submit" isBusy={isSending}>
          {t(kind === 'command' ? 'send.send' : 'send.publish')}
        </Button>
        {kind === 'state' ? (
          <Button onClick={() => setSaid(JSON.stringify(bus.peek(name), undefined, 2) ?? '–')}>
            {t('send.peek')}
          </Button>
        ) : null}
      </div>
      <pre className={styles.json} role="status" aria-label={t('send.answer')}>
        {said}
      </pre>
    </form>
  );
}

function schemaOf(contract: AnyContract): unknown {
  switch (contract.kind) {
    case 'event':
      return contract.payload;
    case 'state':
      return contract.value;
    case 'stream':
      return contract.item;
    case 'command':
      return contract.request;
  }
}
