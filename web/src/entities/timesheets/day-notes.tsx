import { useTranslation } from 'react-i18next';
import type { Workday } from '#domain/timesheets/schema';
import { formatDateTime, formatMoney } from '#web/shared/i18n/format';
import { PlainChip } from '#web/shared/ui/state-chip';
import type { Side } from './workdays';

const DAY_MINUTES = 1_440;
const MINUTES_PER_HOUR = 60;

/** The length of a day on which clocks change. */
export function DayLength({ minutes }: { minutes: number }) {
  const { t } = useTranslation('timesheets');
  if (minutes === DAY_MINUTES) return null;
  return <p className="gh-shift-note">{t('clocksChanged', { hours: minutes / MINUTES_PER_HOUR })}</p>;
}

/** Points for an approver to check. */
export function WorkdayFlags({ flags }: Pick<Workday, 'flags'>) {
  const { t } = useTranslation('timesheets');
  return flags.map((flag) => (
    <PlainChip key={flag} turn="late">
      {t(`flag.${flag}`)}
    </PlainChip>
  ));
}

/** The requested correction, the dispute, the amounts that settled one, and the reason for a typed amount. */
export function Remarks({ workday, side }: { workday: Workday; side: Side }) {
  const { t } = useTranslation('timesheets');
  const { adjustment, correction, dispute, timeZone, typedReason } = workday;
  return (
    <>
      {correction === null ? null : (
        <figure className="gh-workday-remark">
          <figcaption>
            {t('correction', { name: correction.by, at: formatDateTime(correction.at, timeZone) })}
          </figcaption>
          <blockquote>{correction.note}</blockquote>
        </figure>
      )}
      {dispute === null ? null : (
        <figure className="gh-workday-remark">
          <figcaption>
            {t(`disputed.${side === 'driver' && dispute.by === 'driver' ? 'you' : dispute.by}`, {
              at: formatDateTime(dispute.at, timeZone),
            })}
          </figcaption>
          <blockquote>{dispute.note}</blockquote>
        </figure>
      )}
      {adjustment === null ? null : (
        <p className="gh-shift-note">
          {adjustment.billedCents === null
            ? t('adjusted.pay', { pay: formatMoney(adjustment.payCents) })
            : t('adjusted.both', {
                pay: formatMoney(adjustment.payCents),
                bill: formatMoney(adjustment.billedCents),
              })}
        </p>
      )}
      {typedReason === null ? null : (
        <figure className="gh-workday-remark">
          <figcaption>{t('typedReason')}</figcaption>
          <blockquote>{typedReason}</blockquote>
        </figure>
      )}
    </>
  );
}
