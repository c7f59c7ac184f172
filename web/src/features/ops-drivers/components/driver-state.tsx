import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { byState } from '#web/entities/requirements/lines';
import { fileQuery } from '#web/entities/requirements/queries';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { AgeChip } from '#web/shared/ui/age-chip';
import { Inline } from '#web/shared/ui/layout';
import { opsFile } from '../api/file-source';

/** Due date; past dates are marked as overdue. */
function DueDate({ driver: { dueAt, isOverdue } }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-driver');
  if (dueAt === null) return null;
  const day = formatDate(dueAt);
  return isOverdue ? (
    <span className="gh-driver-late">{t('state.wasDue', { day })}</span>
  ) : (
    <span>{t('state.due', { day })}</span>
  );
}

/** The driver's current or upcoming job. */
function Hires({ driver: { hires } }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-driver');
  return hires.map(({ organization, title, isOnAssignment }) => (
    <span key={organization._id}>
      {t(isOnAssignment ? 'state.worksAt' : 'state.hiredAt', { name: organization.name, title })}
    </span>
  ));
}

/** Number of today's open requirements, with a link to them. */
function OpenRequirements({ open }: { open: number }) {
  const { t } = useTranslation('ops-driver');
  if (open === 0) return null;
  return (
    <Link to={{ search: '?part=requirements' }} className="gh-driver-late">
      {t('state.requirements', { count: open })}
    </Link>
  );
}

/** Number of requirements that need action: missing, expired, unknown or due. */
function useOpenRequirements(driverId: string, isToday: boolean): number {
  const { data } = useQuery({ ...fileQuery(opsFile(driverId, null)), enabled: isToday });
  // Today's cached data does not apply to another day.
  if (!isToday) return 0;
  return data === undefined ? 0 : byState(data.lines, data.on).open.length;
}

/** Stage, time of entry, next step with its party and due date; then open requirements, jobs and dates. */
export function DriverState({ driver, at }: { driver: OpsDriver; at?: string }) {
  const { t } = useTranslation(['ops-drivers', 'ops-driver']);
  const { stage, enteredAt, targetDays, dueAt, next, waitsFor, snoozedUntil, contactAgainAt, isOverdue } = driver;
  const open = useOpenRequirements(driver._id, at === undefined);
  const hasNothing = waitsFor === 'nobody' && next === 'none' && open > 0;
  return (
    <Inline>
      <strong>{t(`stage.${stage}`)}</strong>
      <span>{t('ops-driver:state.since', { at: formatDateTime(enteredAt) })}</span>
      <AgeChip
        since={enteredAt}
        targetDays={dueAt === null ? undefined : targetDays}
        isLate={isOverdue}
        at={at}
        isShort
      />
      {hasNothing ? null : (
        <span>
          {waitsFor === 'nobody' || waitsFor === 'driver'
            ? t(`next.${next}`)
            : t('ops-driver:state.acts', { who: t(`ops-driver:acts.${waitsFor}`), what: t(`next.${next}`) })}
        </span>
      )}
      <DueDate driver={driver} />
      <OpenRequirements open={open} />
      <Hires driver={driver} />
      {snoozedUntil === null ? null : <span>{t('snoozedUntil', { day: formatDate(snoozedUntil) })}</span>}
      {contactAgainAt === null ? null : <span>{t('contactAgainOn', { day: formatDate(contactAgainAt) })}</span>}
    </Inline>
  );
}
