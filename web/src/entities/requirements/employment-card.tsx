import { useTranslation } from 'react-i18next';
import { closeReasons } from '#domain/candidacies/states';
import type { FileEmployment } from '#domain/requirements/file-schema';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card, Facts } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { employmentModal } from './modals';
import type { FileSource } from './source';

interface EmploymentCardProps {
  source: FileSource;
  employment: FileEmployment;
  mayRecord: boolean;
}

/** The days and kind of an employment, on which due dates depend. */
export function EmploymentCard({ source, employment, mayRecord }: EmploymentCardProps) {
  const { t } = useTranslation('files');
  const { t: labels } = useTranslation('labels');
  const { t: common } = useTranslation();
  const unknown = t('facts.none');
  const day = (value: string | null) => (value === null ? unknown : formatDate(value));
  const answer = (value: boolean | null) => (value === null ? unknown : common(value ? 'yes' : 'no'));
  const { order, type, endedOn, endReason, isMultipleEmployer, isFurnished } = employment;
  // Of a hire, it is the reason of its end; of an employment entered by hand, somebody's own words.
  const reasonOfHire = order === null ? undefined : closeReasons.find((reason) => reason === endReason);
  const reasonText = reasonOfHire === undefined ? endReason : labels(`reason.${reasonOfHire}`);
  const facts = [
    { label: labels('term.carrier'), value: employment.organization.name },
    ...(order === null ? [] : [{ label: t('employment.order'), value: order.title }]),
    { label: t('employment.applied'), value: day(employment.appliedOn) },
    { label: t('employment.hired'), value: day(employment.hiredOn) },
    { label: t('employment.started'), value: day(employment.startedOn) },
    ...(endedOn === null ? [] : [{ label: t('employment.ended'), value: formatDate(endedOn) }]),
    ...(endReason === null ? [] : [{ label: t('employment.endReason'), value: reasonText }]),
    { label: t('employment.type'), value: type === null ? unknown : t(`employment.types.${type}`) },
    { label: t('fact.multipleEmployer'), value: answer(isMultipleEmployer) },
    { label: t('fact.furnished'), value: answer(isFurnished) },
  ];
  return (
    <Card
      title={t('employment.title')}
      extra={
        mayRecord ? (
          <Button
            size="small"
            onClick={() => {
              openModal(employmentModal, { source, employment });
            }}
          >
            {t('action.employment')}
          </Button>
        ) : undefined
      }
    >
      <Facts columns={3} facts={facts} />
    </Card>
  );
}
