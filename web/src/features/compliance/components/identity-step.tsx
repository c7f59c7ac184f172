import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ComplianceView } from '#domain/compliance/schema';
import { carrierViews } from '#domain/dq-access/what-carriers-see';
import { placeName, useFindPlace } from '#web/entities/places/places';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { useDraft } from '#web/shared/form/use-draft';
import { withoutSecrets } from '#web/shared/form/without-secrets';
import { Card } from '#web/shared/ui/layout';
import { useSaveCompliance } from '../api/compliance';
import type { IdentityValues } from '../model/forms';
import { identityOf, identityResolver, locatedAddress } from '../model/forms';
import { nextPath } from '../model/steps';
import { CityFields } from './city-fields';
import { StepFrame } from './step-frame';
import { StepNav } from './step-nav';

const SECRETS = ['personalInfo.socialSecurityNumber'] as const;

/** Explains the check, then collects the Social Security number and the address that it needs. */
export function IdentityStep({ view }: { view: ComplianceView }) {
  const { t } = useTranslation('compliance');
  const { t: sees } = useTranslation('carrier-sees');
  const navigate = useNavigate();
  const { ssnLastFour, address } = view.personalInfo;
  const isStored = ssnLastFour !== null;
  const resolver = useMemo(() => identityResolver(isStored), [isStored]);
  const form = useForm<IdentityValues>({
    resolver,
    defaultValues: { personalInfo: { socialSecurityNumber: '', address } },
  });
  const { control } = form;
  const drafted = useMemo(() => withoutSecrets(form, SECRETS), [form]);
  const { clearDraft } = useDraft(drafted, 'compliance.identity', 'browser');
  const save = useSaveCompliance(() => {
    clearDraft();
    void navigate(nextPath('identity') ?? '');
  });
  const placeOf = useFindPlace();
  const send = async (values: IdentityValues) => {
    const { socialSecurityNumber, address } = identityOf(values).personalInfo;
    const place = await placeOf(placeName(address));
    return save.mutateAsync({ personalInfo: { socialSecurityNumber, address: locatedAddress(address, place) } });
  };
  return (
    <StepFrame view={view} step="identity">
      <Card title={t('about.title')}>
        <ul className="gh-wizard-list">
          <li>{t('about.what')}</li>
          <li>{t('about.who')}</li>
          <li>{t('about.rights')}</li>
        </ul>
        <h3>{t('about.carriers')}</h3>
        <ul className="gh-wizard-list">
          {carrierViews.map((view) => (
            <li key={view}>{sees(view)}</li>
          ))}
        </ul>
      </Card>
      <Form form={form} onSubmit={send} label={t('step.identity.title')}>
        <TextField
          control={control}
          name="personalInfo.socialSecurityNumber"
          autoComplete="off"
          inputMode="numeric"
          maxLength={30}
          placeholder={isStored ? `•••-••-${ssnLastFour}` : 'XXX-XX-XXXX'}
          label={t('field.ssn')}
          help={isStored ? t('field.ssnStored', { digits: ssnLastFour }) : t('field.ssnHelp')}
        />
        <TextField
          control={control}
          name="personalInfo.address.addressLine1"
          autoComplete="address-line1"
          maxLength={120}
          label={t('field.addressLine1')}
        />
        <TextField
          control={control}
          name="personalInfo.address.addressLine2"
          autoComplete="address-line2"
          maxLength={120}
          optional
          label={t('field.addressLine2')}
        />
        <CityFields form={form} />
        <StepNav step="identity">
          <SubmitButton control={control}>{t('nav.save')}</SubmitButton>
        </StepNav>
      </Form>
    </StepFrame>
  );
}
