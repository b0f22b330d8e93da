import {
  Alert,
  ChoiceForm,
  Form,
  IconButton,
  Segmented,
  Select,
  SubmitButton,
  Switch,
  TextArea,
  TextField,
} from '@grandstand/ui';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import type { Part } from '../part';
import { WithValue } from '../with-value';

const ignore = (): void => {};

type FieldProps = Partial<Parameters<typeof TextField>[0]>;

const field = (t: TFunction, props: FieldProps, initial = ''): ReactElement => (
  <WithValue initial={initial}>
    {(value, setValue) => (
      <TextField label={t('parts.login')} value={value} onChange={setValue} {...props} />
    )}
  </WithValue>
);

const area = (t: TFunction, error?: string): ReactElement => (
  <WithValue initial="">
    {(value, setValue) => (
      <TextArea
        label={t('parts.message')}
        value={value}
        hint={t('parts.messageHint')}
        error={error}
        maxLength={200}
        onChange={setValue}
      />
    )}
  </WithValue>
);

const formats = (t: TFunction) => [
  { value: 0, label: t('parts.decimal') },
  { value: 1, label: t('parts.fractional') },
  { value: 2, label: t('parts.american') },
];

const segmented = (t: TFunction, shape: 'bar' | 'pills'): ReactElement => (
  <WithValue initial={0}>
    {(value, setValue) => (
      <Segmented
        label={`${t('parts.format')}, ${shape}`}
        shape={shape}
        options={formats(t)}
        value={value}
        onChange={setValue}
      />
    )}
  </WithValue>
);

const select = (t: TFunction, props: { shape: 'bar' | 'form'; isLabelHidden?: boolean }) => (
  <WithValue initial={0}>
    {(value, setValue) => (
      <Select
        label={t('parts.format')}
        options={formats(t)}
        value={value}
        onChange={setValue}
        {...props}
      />
    )}
  </WithValue>
);

export const FIELDS: readonly Part[] = [
  {
    names: ['TextField'],
    states: [
      { props: '', show: (t) => field(t, {}) },
      { props: 'value', show: (t) => field(t, {}, 'anna') },
      { props: 'error', show: (t) => field(t, { error: t('parts.loginWrong') }) },
      {
        props: 'size="l" suffix hint',
        show: (t) =>
          field(t, {
            label: t('parts.amount'),
            size: 'l',
            suffix: 'EUR',
            hint: t('parts.amountHint'),
            inputMode: 'decimal',
          }),
      },
      {
        props: 'action',
        show: (t) =>
          field(
            t,
            { action: <IconButton icon="close" label={t('parts.close')} onPress={ignore} /> },
            'anna',
          ),
      },
      {
        props: 'isLabelHidden',
        show: (t) =>
          field(t, {
            label: t('parts.search'),
            placeholder: t('parts.search'),
            isLabelHidden: true,
          }),
      },
      { props: 'disabled', show: (t) => field(t, { disabled: true }, 'anna') },
    ],
  },
  {
    names: ['TextArea'],
    states: [
      { props: 'hint', show: (t) => area(t) },
      { props: 'error', show: (t) => area(t, t('parts.loginWrong')) },
    ],
  },
  {
    names: ['Segmented'],
    states: [
      { props: 'shape="bar"', show: (t) => segmented(t, 'bar') },
      { props: 'shape="pills"', show: (t) => segmented(t, 'pills') },
    ],
  },
  {
    names: ['Select'],
    states: [
      { props: 'shape="bar"', show: (t) => select(t, { shape: 'bar' }) },
      { props: 'shape="form"', show: (t) => select(t, { shape: 'form' }) },
      { props: 'isLabelHidden', show: (t) => select(t, { shape: 'bar', isLabelHidden: true }) },
    ],
  },
  {
    names: ['Switch'],
    states: [false, true].map((initial) => ({
      props: `isOn={${initial}}`,
      show: (t) => (
        <WithValue<boolean> initial={initial}>
          {(isOn, setOn) => <Switch label={t('parts.remember')} isOn={isOn} onChange={setOn} />}
        </WithValue>
      ),
    })),
  },
  {
    names: ['ChoiceForm'],
    states: [
      {
        props: '',
        show: (t) => (
          <WithValue<boolean> initial>
            {(isOn, setOn) => (
              <ChoiceForm
                headingLevel={3}
                groups={[
                  {
                    key: 'sport',
                    title: t('parts.sport'),
                    rows: [
                      { key: 'live', label: t('parts.live'), isOn },
                      {
                        key: 'format',
                        label: t('parts.format'),
                        value: 'decimal',
                        options: [{ value: 'decimal', label: t('parts.decimal') }],
                      },
                    ],
                  },
                ]}
                onChoose={(key, value) => key === 'live' && setOn(value === true)}
              />
            )}
          </WithValue>
        ),
      },
    ],
  },
  {
    names: ['Form', 'Alert', 'SubmitButton'],
    states: [false, true].map((isBusy) => ({
      props: isBusy ? 'isBusy' : 'text',
      show: (t) => (
        <Form
          isBusy={isBusy}
          aria-label={isBusy ? t('parts.login') : t('parts.signIn')}
          onSubmit={ignore}
        >
          {field(t, {}, 'anna')}
          <Alert text={isBusy ? null : t('parts.refused')} />
          <SubmitButton>{t('parts.signIn')}</SubmitButton>
        </Form>
      ),
    })),
  },
];
