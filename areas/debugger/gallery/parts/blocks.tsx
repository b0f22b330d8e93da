import {
  Badge,
  Chart,
  FigureTable,
  LinkPills,
  AreaFrame,
  ListBox,
  ListGroup,
  PriceReceipt,
  Section,
  TextField,
  useCombobox,
  VisuallyHidden,
  type ChartData,
} from '@grandstand/ui';
import type { TFunction } from 'i18next';
import { useMemo, useState, type ReactElement } from 'react';
import type { Part } from '../part';

const KINDS = ['neutral', 'accent', 'success', 'danger', 'info', 'live'] as const;
const MONTHS = [1, 2, 3, 4, 5, 6];

function MoneyChart({ t }: { readonly t: TFunction }): ReactElement {
  const data = useMemo(
    (): ChartData => ({
      points: MONTHS.map((month) => ({ name: `${month}/2026`, short: `${month}`, span: '2026' })),
      series: [
        { name: t('parts.spent'), shape: 'bars', values: [40, 60, 20, 80, 50, 30] },
        { name: t('parts.back'), shape: 'hollow-bars', values: [10, 90, 0, 40, 70, 20] },
        { name: t('parts.net'), shape: 'line', values: [-30, 0, -20, -60, -40, -50] },
      ],
      axisText: String,
    }),
    [t],
  );
  return (
    <Chart
      title={t('parts.chart')}
      pointLabel={t('parts.month')}
      data={data}
      format={String}
      failed={t('parts.chartFailed')}
    />
  );
}

const CODES = [
  { continent: 'europe', codes: ['+33', '+44'] },
  { continent: 'asia', codes: ['+7', '+994'] },
] as const;

function Countries({ t }: { readonly t: TFunction }): ReactElement {
  const [words, setWords] = useState('');
  const groups = CODES.map(({ continent, codes }) => ({
    continent,
    codes: codes.filter((code) => code.includes(words)),
  }));
  const list = useCombobox<string>({
    options: groups.flatMap(({ codes }) => codes),
    idOf: (code) => code.slice(1),
    answerTo: words,
    isOpen: true,
    onChoose: setWords,
  });
  return (
    <>
      <TextField label={t('parts.countries')} value={words} onChange={setWords} {...list.field} />
      <ListBox
        id={list.listId}
        label={t('parts.countries')}
        className={undefined}
        isEmpty={groups.every(({ codes }) => codes.length === 0)}
        activeId={list.activeId}
      >
        {groups.map(({ continent, codes }) => (
          <ListGroup key={continent} label={t(`parts.${continent}`)} className={undefined}>
            {codes.map((code) => (
              <div
                key={code}
                id={list.optionId(code)}
                role="option"
                aria-selected={code === list.active}
                tabIndex={-1}
              >
                {code}
              </div>
            ))}
          </ListGroup>
        ))}
      </ListBox>
    </>
  );
}

const links = (t: TFunction) => [
  { text: t('parts.byDay'), href: '#parts', isCurrent: true },
  { text: t('parts.byTeam'), href: '#gallery', isCurrent: false, count: 12 },
];

export const BLOCKS: readonly Part[] = [
  {
    names: ['Section'],
    states: [
      {
        props: 'title text',
        show: (t) => (
          <Section title={t('parts.section')} text={t('parts.sectionText')}>
            <p>{t('parts.emptyText')}</p>
          </Section>
        ),
      },
      {
        props: 'label isWide',
        show: (t) => (
          <Section label={t('parts.wide')} isWide>
            <p>{t('parts.emptyText')}</p>
          </Section>
        ),
      },
    ],
  },
  {
    names: ['Badge'],
    states: KINDS.map((kind) => ({
      props: `kind="${kind}"`,
      show: (t) => <Badge kind={kind}>{kind === 'accent' ? '3' : t('parts.live')}</Badge>,
    })),
  },
  {
    names: ['FigureTable'],
    states: [
      {
        props: 'caption ownRow',
        show: (t) => (
          <FigureTable
            caption={t('parts.chart')}
            head={[t('parts.month'), t('parts.spent'), t('parts.back')]}
            rows={[
              ['1/2026', '40.00', '10.00'],
              ['2/2026', '60.00', '90.00'],
            ]}
            ownRow={1}
          />
        ),
      },
    ],
  },
  { names: ['Chart'], states: [{ props: 'data', show: (t) => <MoneyChart t={t} /> }] },
  {
    names: ['PriceReceipt'],
    states: [
      {
        props: 'steps',
        show: (t) => (
          <PriceReceipt
            label={t('parts.receipt')}
            steps={[
              { name: t('parts.seen'), price: '2.10', time: '11:59:57' },
              { name: t('parts.sent'), price: '2.10', time: '11:59:58' },
              { name: t('parts.accepted'), price: '2.12', time: '11:59:59' },
            ]}
          />
        ),
      },
    ],
  },
  {
    names: ['AreaFrame'],
    states: [
      {
        props: 'links',
        show: (t) => (
          <AreaFrame label={t('parts.byDay')} links={links(t)}>
            {t('parts.byDay')}
          </AreaFrame>
        ),
      },
    ],
  },
  {
    names: ['LinkPills'],
    states: [
      { props: 'links', show: (t) => <LinkPills label={t('parts.byTeam')} links={links(t)} /> },
    ],
  },
  {
    names: ['ListBox', 'ListGroup'],
    states: [{ props: 'useCombobox', show: (t) => <Countries t={t} /> }],
  },
  {
    names: ['VisuallyHidden'],
    states: [
      {
        props: '',
        show: (t) => (
          <p>
            EUR <VisuallyHidden>{t('parts.amount')}</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
];
