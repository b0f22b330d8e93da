import { Button, ButtonLink, IconButton, OddsButton, QuietLink, WideLink } from '@grandstand/ui';
import type { Part } from '../part';
import { WithValue } from '../with-value';

const ignore = (): void => {};

export const BUTTONS: readonly Part[] = [
  {
    names: ['Button'],
    states: [
      { props: 'kind="primary"', show: (t) => <Button kind="primary">{t('parts.place')}</Button> },
      { props: 'kind="secondary"', show: (t) => <Button>{t('parts.cancel')}</Button> },
      { props: 'kind="quiet"', show: (t) => <Button kind="quiet">{t('parts.cancel')}</Button> },
      { props: 'size="s"', show: (t) => <Button size="s">{t('parts.cancel')}</Button> },
      {
        props: 'size="l" isWide',
        show: (t) => (
          <Button kind="primary" size="l" isWide>
            {t('parts.place')}
          </Button>
        ),
      },
      {
        props: 'isBusy',
        show: (t) => (
          <Button kind="primary" isBusy>
            {t('parts.place')}
          </Button>
        ),
      },
      {
        props: 'disabled',
        show: (t) => (
          <Button kind="primary" disabled>
            {t('parts.place')}
          </Button>
        ),
      },
    ],
  },
  {
    names: ['ButtonLink'],
    states: [
      {
        props: 'kind="primary"',
        show: (t) => (
          <ButtonLink kind="primary" href="#parts">
            {t('parts.open')}
          </ButtonLink>
        ),
      },
      {
        props: 'kind="secondary"',
        show: (t) => <ButtonLink href="#parts">{t('parts.cancel')}</ButtonLink>,
      },
    ],
  },
  {
    names: ['IconButton'],
    states: [
      {
        props: '',
        show: (t) => <IconButton icon="close" label={t('parts.close')} onPress={ignore} />,
      },
      {
        props: 'isPressed',
        show: (t) => (
          <WithValue<boolean> initial={false}>
            {(isOn, setOn) => (
              <IconButton
                icon={isOn ? 'star-filled' : 'star'}
                label={t('parts.sport')}
                isPressed={isOn}
                onPress={() => setOn(!isOn)}
              />
            )}
          </WithValue>
        ),
      },
      {
        props: 'isDisabled',
        show: (t) => (
          <IconButton icon="trash" label={t('parts.cancel')} isDisabled onPress={ignore} />
        ),
      },
    ],
  },
  {
    names: ['OddsButton'],
    states: (['cell', 'row'] as const).flatMap((shape) => [
      {
        props: `shape="${shape}"`,
        show: (t) => (
          <WithValue initial={{ isChosen: false, coef: 1.44 }}>
            {({ isChosen, coef }, set) => (
              <OddsButton
                shape={shape}
                outcome={t('parts.outcome')}
                outcomeId={`${shape}-free`}
                coef={coef}
                price={coef.toFixed(2)}
                isChosen={isChosen}
                isLocked={false}
                // Each press moves the price, so that the mark of a move is seen too.
                onPress={() => set({ isChosen: !isChosen, coef: isChosen ? 1.44 : 1.52 })}
              />
            )}
          </WithValue>
        ),
      },
      {
        props: `shape="${shape}" isChosen`,
        show: (t) => (
          <OddsButton
            shape={shape}
            outcome={t('parts.outcome')}
            outcomeId={`${shape}-chosen`}
            coef={12.5}
            price="12.50"
            isChosen
            isLocked={false}
            onPress={ignore}
          />
        ),
      },
      {
        props: `shape="${shape}" isLocked`,
        show: (t) => (
          <OddsButton
            shape={shape}
            outcome={t('parts.outcome')}
            outcomeId={`${shape}-locked`}
            coef={1.44}
            price="1.44"
            isChosen={false}
            isLocked
            lock={t('parts.locked')}
            onPress={ignore}
          />
        ),
      },
    ]),
  },
  {
    names: ['QuietLink'],
    states: [
      { props: 'href', show: (t) => <QuietLink href="#parts">{t('parts.limits')}</QuietLink> },
      { props: 'onPress', show: (t) => <QuietLink onPress={ignore}>{t('parts.open')}</QuietLink> },
    ],
  },
  {
    names: ['WideLink'],
    states: [{ props: 'href', show: (t) => <WideLink href="#parts">{t('parts.open')}</WideLink> }],
  },
];
