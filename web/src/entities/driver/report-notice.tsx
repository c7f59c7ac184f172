import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import type { DriverMe } from '#domain/drivers/schema';
import { formatDay } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';
import { applicationsQuery } from './applications';

/** The meaning of a notice before a decision: the driver's options and the last day, or that the carrier answers. */
export function useReportNoticeText() {
  const { t } = useTranslation('driver');
  return ({ reportNotice, carrier }: Pick<DriverApplicationView, 'reportNotice' | 'carrier'>): string => {
    if (reportNotice === null) return '';
    if (!reportNotice.isYourTurn) return t('reportNotice.waiting', { carrier });
    return reportNotice.answerBy === null
      ? t('reportNotice.textOpen')
      : t('reportNotice.text', { date: formatDay(reportNotice.answerBy) });
  };
}

/** Notices before a decision, which the driver may answer with a dispute: the first cards, because their time runs. */
export function ReportNotices({ me }: { me: Pick<DriverMe, 'reportNotices'> }) {
  const { t } = useTranslation('driver');
  const textOf = useReportNoticeText();
  const { data } = useQuery({ ...applicationsQuery(), enabled: me.reportNotices > 0 });
  const noticed = data?.data.filter(({ reportNotice }) => reportNotice?.isYourTurn === true) ?? [];
  return noticed.map((application) => (
    <Card
      key={application.candidacyId}
      title={t('reportNotice.title', { carrier: application.carrier })}
      extra={<StateChip turn="yours" />}
    >
      <p>{textOf(application)}</p>
      <ButtonLink variant="primary" to={paths.driverNotices}>
        {t('reportNotice.answer')}
      </ButtonLink>
    </Card>
  ));
}
