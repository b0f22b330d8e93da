import {
  configState,
  dialogsOpen,
  type OpenDialog,
  type SiteConfig,
} from '@grandstand/bus-contracts';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, IconButton, Select } from '@grandstand/ui';
import { useId, useState, type ReactElement } from 'react';
import { hideOffer, isOfferHidden } from './hidden-offer';
import { useNetworks, type Network } from './networks';
import styles from './registration-offer.module.css';

type Preset = Extract<OpenDialog, { readonly name: 'registration' }>['args'];

/** Offers a guest to register, until they hide it for the visit; the dialog begins with what they chose. */
export function RegistrationOffer(): ReactElement | null {
  const config = useBusState(configState);
  const [isHidden, setIsHidden] = useState(isOfferHidden);
  const networks = useNetworks();
  // It comes whole, so that the foot of the page moves no second time.
  if (!config?.isRegistrationAvailable || isHidden || !networks) return null;
  return (
    <Offer
      config={config}
      networks={networks}
      onHide={() => {
        hideOffer();
        setIsHidden(true);
      }}
    />
  );
}

interface OfferProps {
  readonly config: SiteConfig;
  readonly networks: readonly Network[];
  readonly onHide: () => void;
}

function Offer({ config, networks, onHide }: OfferProps): ReactElement {
  const { countries, currencies, geoCountryId } = config;
  const { t } = useAreaWords();
  const { send: open } = useSend(dialogsOpen);
  const titleId = useId();
  const networksId = useId();
  const [countryId, setCountryId] = useState(geoCountryId);
  const country = countries.find(({ id }) => id === countryId) ?? countries[0];
  const [chosenCurrency, setCurrency] = useState<number>();
  // Most players choose the currency of their country.
  const currencyId = chosenCurrency ?? country?.currencyId ?? currencies[0]?.id;
  const register = (preset: Preset = {}): void =>
    void open({
      name: 'registration',
      args: {
        ...preset,
        ...(country && { countryId: country.id }),
        ...(currencyId !== undefined && { currencyId }),
      },
    });
  return (
    <section className={styles.offer} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {t('registration.title')}
        </h2>
        <p className={styles.text}>{t('registration.text')}</p>
      </div>
      {country ? (
        <Select
          label={t('registration.country')}
          shape="form"
          options={countries.map(({ id, name }) => ({ value: id, label: name }))}
          value={country.id}
          onChange={(id) => {
            setCountryId(id);
            setCurrency(undefined);
          }}
        />
      ) : null}
      {currencyId === undefined ? null : (
        <Select
          label={t('registration.currency')}
          shape="form"
          options={currencies.map(({ id, iso, symbol }) => ({
            value: id,
            label: symbol === iso ? iso : `${iso} ${symbol}`,
          }))}
          value={currencyId}
          onChange={setCurrency}
        />
      )}
      <Button kind="primary" size="l" onClick={() => register()}>
        {t('registration.open')}
      </Button>
      <div className={styles.hide}>
        <IconButton icon="close" label={t('registration.hide')} onPress={onHide} />
      </div>
      {networks.length > 0 ? (
        <div role="group" aria-labelledby={networksId} className={styles.networks}>
          <p id={networksId} className={styles.text}>
            {t('registration.networks')}
          </p>
          {networks.map(({ key, name }) => (
            <Button key={key} size="l" onClick={() => register({ type: 'soc_reg', network: key })}>
              {name}
            </Button>
          ))}
        </div>
      ) : null}
    </section>
  );
}
