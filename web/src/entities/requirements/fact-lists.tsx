import { useTranslation } from 'react-i18next';
import type { FileFacts, FileOnDay } from '#domain/requirements/file-schema';
import { formatDate } from '#web/shared/i18n/format';
import { Facts, Stack } from '#web/shared/ui/layout';
import { employerEntries } from './facts-form';
import { stateName } from './use-texts';

type Licenses = NonNullable<FileFacts['licenses']>;

function License({ license }: { license: Licenses[number] }) {
  const { t } = useTranslation('files');
  const { t: labels } = useTranslation('labels');
  const { state, heldFrom, heldUntil, class: held, endorsements, restrictions } = license;
  const from = formatDate(heldFrom);
  const codes = (label: string, values: readonly string[]) =>
    values.length === 0 ? '' : `${label} ${values.join(', ')}`;
  return (
    <li>
      {[
        stateName(state),
        held === null ? '' : `${t('license.class')} ${held}`,
        heldUntil === null
          ? labels('term.sinceDate', { date: from })
          : labels('term.fromToTo', { from, to: formatDate(heldUntil) }),
        codes(t('license.endorsements'), endorsements),
        codes(t('license.restrictions'), restrictions),
      ]
        .filter((part) => part !== '')
        .join(' · ')}
    </li>
  );
}

/** The licenses of the last three years. */
export function LicenseList({ licenses }: { licenses: FileFacts['licenses'] }) {
  const { t } = useTranslation('files');
  if (licenses === null || licenses === undefined) return <p>{t('facts.none')}</p>;
  if (licenses.length === 0) return <p>{t('facts.licenseCount', { count: 0 })}</p>;
  return (
    <ul>
      {licenses.map((license) => (
        <License key={`${license.state}/${license.heldFrom}`} license={license} />
      ))}
    </ul>
  );
}

/** The past employers of the work history, with the answers about each. */
export function EmployerList({ file }: { file: FileOnDay }) {
  const { t } = useTranslation('files');
  const { t: common } = useTranslation();
  const employers = employerEntries(file, file.facts.employers);
  const answer = (value: boolean | null) => (value === null ? t('facts.none') : common(value ? 'yes' : 'no'));
  // The plan belongs to the drug and alcohol records.
  const mayKnowPlan = file.stores.includes('drugAlcohol');
  if (employers.length === 0) return <p>{t('employer.none')}</p>;
  return (
    <Stack>
      {employers.map(({ id, name, mode, isSafetySensitive, hasUnfinishedPlan }) => (
        <section key={id}>
          <h4>{name}</h4>
          <Facts
            columns={3}
            facts={[
              { label: t('employer.mode'), value: mode === null ? t('facts.none') : t(`employer.modes.${mode}`) },
              { label: t('employer.testing'), value: answer(isSafetySensitive) },
              ...(mayKnowPlan ? [{ label: t('employer.openPlan'), value: answer(hasUnfinishedPlan) }] : []),
            ]}
          />
        </section>
      ))}
    </Stack>
  );
}
