import { useTranslation } from 'react-i18next';
import type { DutyStatus, StretchStatus } from '#domain/eld/statuses';
import './hours.css';

/** A status of hours of service or of pay time, or what a chart has instead of one. */
export type ShownStatus = DutyStatus | StretchStatus;

/** The name of a status; a remark that stands for a status of the provider is part of it. */
export function useStatusText() {
  const { t } = useTranslation('hours');
  return (status: ShownStatus, remark: string | null = null): string => {
    if (remark === 'personalConveyance' || remark === 'yardMove') {
      return t('withRemark', { status: t(`status.${status}`), remark: t(`remark.${remark}`) });
    }
    return remark === null ? t(`status.${status}`) : t('withRemark', { status: t(`status.${status}`), remark });
  };
}

/** A status by color and text: never by color alone. */
export function DutyStatusMark({ status, remark = null }: { status: ShownStatus; remark?: string | null }) {
  const text = useStatusText();
  return (
    <span className="gh-duty">
      <span className={`gh-duty-swatch gh-duty-${status}`} aria-hidden="true" />
      <span>{text(status, remark)}</span>
    </span>
  );
}
