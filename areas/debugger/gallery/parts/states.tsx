import {
  AreaState,
  BarredBlock,
  Button,
  Dialog,
  EmptyBlock,
  ErrorBlock,
  GuestBlock,
  LoadingBlock,
  ProgressBar,
  Sheet,
  Skeleton,
} from '@grandstand/ui';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import type { Part, State } from '../part';
import { WithValue } from '../with-value';

const ignore = (): void => {};

const SHAPES = ['text', 'odds', 'row', 'block'] as const;

interface Loaded {
  readonly data?: string;
  readonly hasFailed?: boolean;
  readonly isEmpty?: boolean;
}

const areaState = (props: string, { data, hasFailed = false, isEmpty = false }: Loaded): State => ({
  props,
  show: (t) => (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('parts.loading'), shape: <Skeleton shape="row" /> }}
      error={{
        title: t('parts.failed'),
        text: t('parts.failedText'),
        retry: { label: t('parts.retry'), onPress: ignore },
        stale: t('parts.stale'),
      }}
      empty={
        isEmpty ? (
          <EmptyBlock icon="history" title={t('parts.empty')} text={t('parts.emptyText')} />
        ) : undefined
      }
    >
      {(score) => <p>{score}</p>}
    </AreaState>
  ),
});

const openedBy = (t: TFunction, show: (close: () => void) => ReactElement): ReactElement => (
  <WithValue initial={false}>
    {(isOpen, setOpen) => (
      <>
        <Button onClick={() => setOpen(true)}>{t('parts.open')}</Button>
        {isOpen ? show(() => setOpen(false)) : null}
      </>
    )}
  </WithValue>
);

export const STATES: readonly Part[] = [
  {
    names: ['AreaState'],
    states: [
      areaState('data={undefined}', {}),
      areaState('data', { data: '2:1' }),
      areaState('hasFailed', { hasFailed: true }),
      areaState('data hasFailed', { data: '2:1', hasFailed: true }),
      areaState('empty', { data: '', isEmpty: true }),
    ],
  },
  {
    names: ['LoadingBlock', 'Skeleton'],
    states: SHAPES.map((shape) => ({
      props: `shape="${shape}"`,
      show: (t) => (
        <LoadingBlock label={t('parts.loading')}>
          <Skeleton shape={shape} />
        </LoadingBlock>
      ),
    })),
  },
  {
    names: ['EmptyBlock'],
    states: [false, true].map((isBare) => ({
      props: isBare ? 'isBare' : '',
      show: (t) => (
        <EmptyBlock
          icon="history"
          title={t('parts.empty')}
          text={t('parts.emptyText')}
          isBare={isBare}
        />
      ),
    })),
  },
  {
    names: ['ErrorBlock'],
    states: [false, true].map((isBusy) => ({
      props: isBusy ? 'isBusy' : '',
      show: (t) => (
        <ErrorBlock
          title={t('parts.failed')}
          text={t('parts.failedText')}
          action={{ label: t('parts.retry'), onPress: ignore }}
          isBusy={isBusy}
        />
      ),
    })),
  },
  {
    names: ['GuestBlock'],
    states: [false, true].map((isBusy) => ({
      props: isBusy ? 'isBusy isBare' : '',
      show: (t) => (
        <GuestBlock
          title={t('parts.guest')}
          text={t('parts.guestText')}
          signIn={{ label: t('parts.signIn'), isBusy, onPress: ignore }}
          isBare={isBusy}
        />
      ),
    })),
  },
  {
    names: ['BarredBlock'],
    states: [
      {
        props: '',
        show: (t) => (
          <BarredBlock title={t('parts.barred')} text={t('parts.barredText')}>
            <a href="#parts">{t('parts.limits')}</a>
          </BarredBlock>
        ),
      },
    ],
  },
  {
    names: ['ProgressBar'],
    states: [0, 3, 10].map((value) => ({
      props: `value={${value}} max={10}`,
      show: (t) => <ProgressBar label={t('parts.progress')} value={value} max={10} />,
    })),
  },
  {
    names: ['Dialog'],
    states: [false, true].map((isWide) => ({
      props: isWide ? 'isWide' : '',
      show: (t) =>
        openedBy(t, (close) => (
          <Dialog
            title={t('parts.question')}
            closeLabel={t('parts.close')}
            isWide={isWide}
            onClose={close}
          >
            <p>{t('parts.questionText')}</p>
          </Dialog>
        )),
    })),
  },
  {
    names: ['Sheet'],
    states: [false, true].map((isForm) => ({
      props: isForm ? 'isForm' : '',
      show: (t) =>
        openedBy(t, (close) => (
          <Sheet
            title={t('parts.question')}
            closeLabel={t('parts.close')}
            isForm={isForm}
            onClose={close}
          >
            <p>{t('parts.questionText')}</p>
          </Sheet>
        )),
    })),
  },
];
