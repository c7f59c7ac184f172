import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { useReportNoticeText } from './report-notice';

type NextFacts = Pick<DriverApplicationView, 'next' | 'reportNotice' | 'carrier' | 'signature'>;

/** The next step of an application in one sentence, the same on every page. */
export function useNextLine() {
  const { t } = useTranslation('driver');
  const noticeText = useReportNoticeText();
  return (application: NextFacts): string => {
    if (application.reportNotice !== null) return noticeText(application);
    return application.signature === 'due'
      ? t('next.signApplication', { carrier: application.carrier })
      : t(`next.${application.next}`);
  };
}

/** Whether an accepted start waits for a renewal or for the driver's file, whether its date has come or not. */
export const isHeldBack = ({ next }: Pick<DriverApplicationView, 'next'>): boolean =>
  next === 'completeDriverFile' || next === 'renewProof';
