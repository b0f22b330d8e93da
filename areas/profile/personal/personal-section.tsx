import type { ReactElement } from 'react';
import { ACCOUNT_MENU, dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import type { ProfileForm, ProfileGroup } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Section, Skeleton } from '@grandstand/ui';
import { DocumentGroup } from './document-group';
import { FixedGroup } from './fixed-group';
import { GroupForm } from './group-form';
import styles from './personal.module.css';
import { useProfile } from './use-profile';

interface PersonalSectionProps {
  readonly userId: string | undefined;
}

const PROFILE_GROUPS = ['person', 'address', 'document'] as const;

/** The place in the page that the account menu leads to. */
const [, ANCHOR] = ACCOUNT_MENU.personal_data.split('#');

/** The player's personal data, in groups that are saved one by one. */
export function PersonalSection({ userId }: PersonalSectionProps): ReactElement {
  const { t } = useAreaWords();
  const { data: form, loadedAt, hasFailed, retry } = useProfile(userId);
  const error = useLoadError({ title: t('personal.failed'), loadedAt, retry });
  return (
    <Section id={ANCHOR} title={t('personal.title')} text={t('personal.text')}>
      <AreaState
        data={form}
        hasFailed={hasFailed}
        loading={{ label: t('personal.loading'), shape: <PersonalSkeleton /> }}
        error={error}
      >
        {(loaded) => (
          <div className={styles.groups}>
            <AccountFacts account={loaded.account} />
            {PROFILE_GROUPS.map((group) => (
              <Group key={group} group={group} form={loaded} userId={userId} />
            ))}
          </div>
        )}
      </AreaState>
    </Section>
  );
}

interface GroupProps extends PersonalSectionProps {
  readonly group: ProfileGroup;
  readonly form: ProfileForm;
}

function Group({ group, form, userId }: GroupProps): ReactElement {
  if (form.locked.includes(group)) return <FixedGroup group={group} form={form} />;
  if (group === 'document') return <DocumentGroup form={form} userId={userId} />;
  return <GroupForm group={group} form={form} userId={userId} />;
}

/** What the player does not change here. */
function AccountFacts({ account }: Pick<ProfileForm, 'account'>): ReactElement {
  const { language, settings, t } = useAreaWords();
  const day = dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'long',
  });
  const none = t('personal.none');
  const facts = [
    ['user_login', account.user_login],
    ['user_main_id', account.user_main_id],
    ['user_active_id', account.user_active_id],
    ['user_registration_date', day(account.user_registration_date)],
    ['user_phone_number', account.user_phone_number || none],
    ['user_email', account.user_email || none],
    ['user_geo_location_country', account.user_geo_location_country || none],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{t(`field.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PersonalSkeleton(): ReactElement {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
