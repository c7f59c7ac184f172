import { useTranslation } from 'react-i18next';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { formatDate, formatPhone } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import type { VoeLink } from '../api/voe';
import { voeConsentModal } from '../model/modals';

function useRequestFacts({ carrier, driver, selfReported }: VoeForm) {
  const { t } = useTranslation(['voe', 'common', 'labels']);
  const { startDate, endDate, position, commercial } = selfReported;
  const end = endDate === null ? t('present') : formatDate(endDate);
  const carrierName =
    carrier.dotNumber === null ? carrier.name : `${carrier.name}, ${t('dot', { number: String(carrier.dotNumber) })}`;
  return [
    { label: t('request.carrier'), value: carrierName },
    ...(carrier.phone === null
      ? []
      : [
          {
            label: t('common:term.phone'),
            value: <a href={`tel:${carrier.phone}`}>{formatPhone(carrier.phone)}</a>,
          },
        ]),
    { label: t('labels:term.driver'), value: driver.fullName },
    ...(driver.birthDate === null
      ? []
      : [{ label: t('labels:term.dateOfBirth'), value: formatDate(driver.birthDate) }]),
    { label: t('request.reported'), value: `${formatDate(startDate)} – ${end}` },
    ...(position === '' ? [] : [{ label: t('field.position'), value: position }]),
    ...(commercial === null
      ? []
      : [{ label: t('request.commercial'), value: t(commercial ? 'common:yes' : 'common:no') }]),
  ];
}

/** The carrier and the driver, with the signed consent, and the driver's words if the answer is disputed. */
export function RequestCard({ form, link }: { form: VoeForm; link: VoeLink }) {
  const { t } = useTranslation('voe');
  const { dispute } = form;
  return (
    <Card title={t('request.title')}>
      <Stack>
        <Facts facts={useRequestFacts(form)} />
        <div>
          <Button
            onClick={() => {
              openModal(voeConsentModal, link);
            }}
          >
            {t('request.consent')}
          </Button>
        </div>
        {dispute === null ? null : (
          <section aria-label={t('dispute.title')} className="gh-voe-part">
            <h3>{t('dispute.title')}</h3>
            <blockquote className="gh-voe-words">{dispute.text}</blockquote>
            <p>{t('dispute.answerBy', { date: formatDate(dispute.answerBy) })}</p>
          </section>
        )}
      </Stack>
    </Card>
  );
}
