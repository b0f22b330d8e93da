import type { ReactElement } from 'react';
import { useAreaWords, useMissingPage } from '@grandstand/bus-contracts/react';
import { Screen } from '@grandstand/game-ui';
import { ButtonLink, EmptyBlock } from '@grandstand/ui';

/** The screen of an address that names no game, category or provider. */
export function UnknownScreen(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <Screen title={t('title.unknown')}>
      <EmptyBlock icon="search" title={t('unknown.title')} text={t('unknown.text')}>
        <ButtonLink kind="primary" href={href('/casino')}>
          {t('toLobby')}
        </ButtonLink>
      </EmptyBlock>
    </Screen>
  );
}
