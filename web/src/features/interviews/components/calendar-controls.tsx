import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFacilityNames } from '#web/entities/facilities/facility-label';
import { interviewersQuery } from '#web/entities/interviews/interviewers';
import { Choice } from '#web/shared/form/choice';
import { Radios } from '#web/shared/form/inputs';
import { TextBox } from '#web/shared/form/text-box';
import { formatDay } from '#web/shared/i18n/format';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { facilitiesQuery } from '../api/calendar';
import type { CalendarParams } from '../model/calendar-params';
import { calendarViews } from '../model/calendar-params';

/** The filter's value for interviews for which no interviewer is named. */
const NO_INTERVIEWER = 'none';

interface CalendarControlsProps {
  params: CalendarParams;
  dates: readonly string[];
  /** Shows the next (1) or previous (-1) week or day. */
  move: (steps: 1 | -1) => void;
}

/** View, date and filters. */
export function CalendarControls({ params, dates, move }: CalendarControlsProps) {
  const { t } = useTranslation('interviews');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const { data: facilities = [] } = useQuery(facilitiesQuery(organizationId));
  const { data: interviewers = [] } = useQuery(interviewersQuery(organizationId));
  const facilityName = useFacilityNames(facilities);
  const interviewerName = new Map(interviewers.map(({ _id, name }) => [_id, name]));
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const unit = params.view === 'day' ? 'day' : 'week';
  return (
    <div className="gh-interviews-controls">
      <Inline>
        <Button
          aria-label={t(`move.previous.${unit}`)}
          onClick={() => {
            move(-1);
          }}
        >
          ‹
        </Button>
        <Button
          onClick={() => {
            params.show({ date: null });
          }}
        >
          {t('move.today')}
        </Button>
        <Button
          aria-label={t(`move.next.${unit}`)}
          onClick={() => {
            move(1);
          }}
        >
          ›
        </Button>
        <h2 className="gh-interviews-range" aria-live="polite">
          {first === last ? formatDay(first) : t('range', { from: formatDay(first), to: formatDay(last) })}
        </h2>
      </Inline>
      <div className="gh-interviews-filters">
        <Radios
          name="calendar-view"
          label={t('view.label')}
          choices={calendarViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={params.view}
          onChange={(view) => {
            params.show({ view });
          }}
        />
        <TextBox
          type="date"
          label={t('date')}
          value={params.date}
          onChange={(date) => {
            if (date !== '') params.show({ date });
          }}
        />
        <Choice
          label={t('filter.facility')}
          any={t('filter.anyFacility')}
          value={params.facilityId}
          values={facilities.map(({ _id }) => _id)}
          text={facilityName}
          onChange={(facility) => {
            params.filter({ facility });
          }}
        />
        <Choice
          label={t('filter.interviewer')}
          any={t('filter.anyInterviewer')}
          value={params.interviewerId}
          values={[...interviewers.map(({ _id }) => _id), NO_INTERVIEWER]}
          text={(id) => (id === NO_INTERVIEWER ? t('filter.noInterviewer') : (interviewerName.get(id) ?? id))}
          onChange={(interviewer) => {
            params.filter({ interviewer });
          }}
        />
      </div>
    </div>
  );
}
