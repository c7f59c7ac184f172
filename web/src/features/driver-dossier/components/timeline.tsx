import {
  BookOutlined,
  CarOutlined,
  ClockCircleOutlined,
  DownOutlined,
  FlagOutlined,
  UpOutlined,
} from '@ant-design/icons';
import type { CSSProperties, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { monthAndYear, TIMELINE, timelineOf, type TimelineType } from '#domain/driver-dossier/timeline';
import { checkFor } from '#domain/whose-turn/checks';
import { Button } from '#web/shared/ui/button';
import { classNames } from '#web/shared/ui/class-names';
import { StateChip } from '#web/shared/ui/state-chip';
import { useEmployerName } from '../model/use-employer-name';

const icons: Readonly<Record<TimelineType, ReactNode>> = {
  drivingSchool: <BookOutlined aria-hidden />,
  employment: <CarOutlined aria-hidden />,
  unemploymentPeriod: <ClockCircleOutlined aria-hidden />,
  militaryService: <FlagOutlined aria-hidden />,
};

interface Shown {
  _id: string;
  type: TimelineType;
  when: string;
  title: string;
  description: string;
  status: 'approved' | 'rejected' | 'pending';
}

/** The items with their texts, by start date. */
function useItems(dossier: DriverDossier): Shown[] {
  const { t } = useTranslation(['dossier', 'histories', 'labels']);
  const { employmentHistories, drivingSchools, militaryServices, unemploymentPeriods } = dossier;
  const employerName = useEmployerName();
  const jobs = employmentHistories.map((job) => ({ ...job, title: employerName(job), description: job.position }));
  const items = timelineOf<(typeof jobs)[number] | ReturnType<typeof plain>>({
    employment: jobs,
    drivingSchool: drivingSchools.map((school) => plain(school, school.schoolName, `${school.city}, ${school.state}`)),
    militaryService: militaryServices.map((service) =>
      plain(service, service.branch === null ? '' : t(`histories:branch.${service.branch}`), service.specialty),
    ),
    unemploymentPeriod: unemploymentPeriods.map((period) => plain(period, '', period.note)),
  });
  return items.map(({ _id, timelineType, startDate, endDate, title, description, status }) => ({
    _id,
    type: timelineType,
    when: `${monthAndYear(startDate)} - ${endDate === null ? t('labels:term.present') : monthAndYear(endDate)}`,
    title: timelineType === 'unemploymentPeriod' || title === '' ? t(`timeline.${timelineType}`) : title,
    description,
    status,
  }));
}

type Period = Pick<DriverDossier['unemploymentPeriods'][number], '_id' | 'startDate' | 'endDate' | 'status'>;
const plain = ({ _id, startDate, endDate, status }: Period, title: string, description: string) => ({
  _id,
  startDate,
  endDate,
  status,
  title,
  description,
  type: null,
});

/** Whether the items need more than one row. */
function useWraps(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [wraps, setWraps] = useState(false);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    const measure = () => {
      setWraps(list.scrollHeight > TIMELINE.rowHeight + 1);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => {
      observer.disconnect();
    };
  }, [count]);
  return { ref, wraps };
}

interface TimelineProps {
  dossier: DriverDossier;
  /** Whether each item has a badge with the reviewers' verdict. */
  showStatus: boolean;
}

/** School, work, unemployment and service by start date: one row, which expands if the items need more. */
export function Timeline({ dossier, showStatus }: TimelineProps) {
  const { t } = useTranslation(['dossier', 'labels']);
  const items = useItems(dossier);
  const { ref, wraps } = useWraps(items.length);
  const [isExpanded, setExpanded] = useState(false);
  if (items.length === 0) return null;
  const style = {
    '--gh-timeline-row': `${TIMELINE.rowHeight}px`,
    '--gh-timeline-item': `${TIMELINE.itemWidth}px`,
  } as CSSProperties;
  return (
    <div className="gh-dossier-timeline" style={style}>
      <ul
        ref={ref}
        aria-label={t('timeline.title')}
        className={classNames(isExpanded ? 'gh-dossier-timeline-all' : undefined)}
      >
        {items.map(({ _id, type, when, title, description, status }) => (
          <li key={_id}>
            <span className="gh-dossier-timeline-when">
              <span className="gh-dossier-timeline-icon" role="img" aria-label={t(`timeline.${type}`)}>
                {icons[type]}
              </span>
              <span className="gh-dossier-aside">{when}</span>
            </span>
            <strong>{title}</strong>
            <span className="gh-dossier-timeline-text">{description}</span>
            {showStatus && status !== 'rejected' ? (
              <StateChip turn={checkFor('carrier', status)}>
                {t(status === 'approved' ? 'labels:term.approved' : 'status.pending')}
              </StateChip>
            ) : null}
          </li>
        ))}
      </ul>
      {wraps ? (
        <Button
          size="small"
          variant="text"
          aria-expanded={isExpanded}
          icon={isExpanded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          onClick={() => {
            setExpanded(!isExpanded);
          }}
        >
          {t(isExpanded ? 'timeline.less' : 'timeline.all')}
        </Button>
      ) : null}
    </div>
  );
}
