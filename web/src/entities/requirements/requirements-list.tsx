import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverRequirements, RequirementLine } from '#domain/requirements/schema';
import { asApiProblem } from '#web/shared/http/api-problem';
import { formatDate } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { EnteredFacts } from './entered-facts';
import { factModal } from './modals';
import { requirementsQuery } from './queries';
import { RequirementItem } from './requirement-line';
import { SubjectChoice, useSubject } from './subject-choice';
import './requirements.css';

interface RequirementsListProps {
  driverId: string;
  /** A calendar date; without one the list is for today, and days can be entered. */
  on?: string | undefined;
  /** If absent, the user chooses one. */
  organizationId?: string | undefined;
}

interface ListProps {
  response: DriverRequirements;
  driverId: string;
  isToday: boolean;
}

function Lines({ response, driverId, isToday, lines }: ListProps & { lines: readonly RequirementLine[] }) {
  const { organization, on } = response;
  const entering = (line: RequirementLine) => () => {
    openModal(factModal, { driverId, kind: line.enters, organization });
  };
  return (
    <ul className="gh-requirements-lines">
      {lines.map((line) => (
        <RequirementItem
          key={line.code}
          line={line}
          on={on}
          onEnter={isToday && line.enters !== null && line.status !== 'notApplicable' ? entering(line) : null}
        />
      ))}
    </ul>
  );
}

const Loading = () => (
  <Stack gap={8}>
    <SkeletonLine width="70%" />
    <SkeletonLine width="90%" />
    <SkeletonLine width="80%" />
  </Stack>
);

const Collapsed = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="gh-requirements-fold">
    <summary>{title}</summary>
    {children}
  </details>
);

/** Open requirements are expanded; met and not applicable ones are collapsed. */
function Groups(props: ListProps) {
  const { t } = useTranslation('requirements');
  const { data, facts } = props.response;
  const open = data.filter(({ status }) => status !== 'done' && status !== 'notApplicable');
  const done = data.filter(({ status }) => status === 'done');
  const off = data.filter(({ status }) => status === 'notApplicable');
  return (
    <>
      {open.length === 0 ? <EmptyState title={t('nothing')} hint={t('nothingHint')} /> : null}
      <Lines {...props} lines={open} />
      {done.length === 0 ? null : (
        <Collapsed title={t('fold.done', { count: done.length })}>
          <Lines {...props} lines={done} />
        </Collapsed>
      )}
      {off.length === 0 ? null : (
        <Collapsed title={t('fold.off', { count: off.length })}>
          <Lines {...props} lines={off} />
        </Collapsed>
      )}
      {facts.length === 0 || !props.isToday ? null : (
        <Collapsed title={t('fold.facts', { count: facts.length })}>
          <EnteredFacts driverId={props.driverId} facts={facts} />
        </Collapsed>
      )}
    </>
  );
}

/** A query that names a deleted job always fails, so the retry drops it. */
function GoneSubject({ error, drop }: { error: Error; drop: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <div className="gh-state gh-state-blocked" role="alert">
      <p className="gh-state-title">{problemText(error)}</p>
      <Button onClick={drop}>{t('retry')}</Button>
    </div>
  );
}

/**
 * A driver's requirements with citation, status, reason, due date and responsible party, for any date, employer and
 * job.
 */
export function RequirementsList({ driverId, on, organizationId }: RequirementsListProps) {
  const { t } = useTranslation('requirements');
  const { subject, isChosen, choose } = useSubject();
  const target = organizationId === undefined ? subject : { organizationId };
  const { data, error, refetch } = useQuery(requirementsQuery({ driverId, on, ...target }));
  const isGone = error !== null && isChosen && asApiProblem(error).code === 'not-found';
  const isToday = on === undefined;
  const title = isToday ? t('title') : t('titleOn', { day: formatDate(on) });
  const add = (
    <Button
      size="small"
      onClick={() => {
        openModal(factModal, { driverId, kind: null, organization: data?.organization ?? null });
      }}
    >
      {t('enter')}
    </Button>
  );
  if (data === undefined) {
    return (
      <Card title={title}>
        {error === null ? <Loading /> : null}
        {isGone ? (
          <GoneSubject
            error={error}
            drop={() => {
              choose({});
            }}
          />
        ) : null}
        {error !== null && !isGone ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      </Card>
    );
  }
  return (
    <Card title={title} extra={isToday ? add : undefined}>
      {organizationId === undefined ? (
        <div className="gh-requirements-for">
          <SubjectChoice response={data} onChange={choose} />
        </div>
      ) : null}
      <Groups response={data} driverId={driverId} isToday={isToday} />
    </Card>
  );
}
