import { ACCOUNT_MENU } from '@grandstand/bus-contracts/domain';
import { ErrorBlock, Sheet } from '@grandstand/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { withLanguage } from '../../../routes';
import { DialogArea } from '../../areas/dialog-area';
import { useShell } from '../../frame/shell-context';
import { useLanguage, usePlace } from '../../frame/shell-state';
import type { DialogProps } from '../../frame/dialog-props';

const AREA = 'payments';
const PATH = ACCOUNT_MENU.recharge;

/** The page of deposits in a dialog: its area shows the same form as on the page. */
export function RechargeDialog({ args, onClose }: DialogProps<'recharge'>): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { first, loadPage } = useShell();
  const { path } = usePlace();
  const [openedOn] = useState(path);
  const query = args?.amount === undefined ? '' : `?amount=${args.amount}`;

  // A link of the form leads to another page.
  useEffect(() => {
    if (path !== openedOn) onClose();
  }, [path, openedOn, onClose]);

  return (
    <Sheet title={t('title.recharge')} closeLabel={t('dialog.close')} onClose={onClose}>
      {first.areas.includes(AREA) ? (
        <DialogArea
          name={AREA}
          page={{
            address: withLanguage(language, PATH),
            path: PATH + query,
            route: 'recharge',
            params: {},
          }}
          failure={{
            title: t('recharge.failed.title'),
            text: t('recharge.failed.text'),
            again: t('recharge.again'),
          }}
        />
      ) : (
        <ErrorBlock
          title={t('recharge.missing.title')}
          text={t('recharge.missing.text')}
          // The list of areas comes with the page.
          action={{
            label: t('recharge.again'),
            onPress: () => loadPage(withLanguage(language, path)),
          }}
        />
      )}
    </Sheet>
  );
}
