import { parseAsString, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { DriverRequirements } from '#domain/requirements/schema';
import { Choice } from '#web/shared/form/choice';

/** The subject of the list, kept in the query: no particular employer, an employer with all its jobs, or one job. */
export function useSubject() {
  const [{ employer, job }, set] = useQueryStates({ employer: parseAsString, job: parseAsString });
  const subject = job === null ? { organizationId: employer ?? undefined } : { orderId: job };
  return {
    subject,
    isChosen: employer !== null || job !== null,
    choose: (next: { employer?: string; job?: string }) =>
      void set({ employer: next.employer ?? null, job: next.job ?? null }),
  };
}

const EMPLOYER = 'employer:';
const JOB = 'job:';

function keyOf(value: string): { employer?: string; job?: string } {
  if (value.startsWith(JOB)) return { job: value.slice(JOB.length) };
  return value.startsWith(EMPLOYER) ? { employer: value.slice(EMPLOYER.length) } : {};
}

const including = <Item extends { _id: string }>(items: readonly Item[], known: Item | null): readonly Item[] =>
  known === null || items.some(({ _id }) => _id === known._id) ? items : [...items, known];

interface SubjectChoiceProps {
  response: DriverRequirements;
  onChange: (next: { employer?: string; job?: string }) => void;
}

/** Requirements differ by organization and by job. */
export function SubjectChoice({ response, onChange }: SubjectChoiceProps) {
  const { t } = useTranslation('requirements');
  const { organization, order } = response;
  // The query may name an employer without a relation to the driver.
  const organizations = including(response.organizations, organization);
  const orders = including(response.orders, order);
  const subjects = organizations.flatMap(({ _id: organizationId, name }) => [
    { key: `${EMPLOYER}${organizationId}`, text: t('forEmployer', { name }) },
    ...orders
      .filter((item) => item.organizationId === organizationId)
      .map(({ _id, title }) => ({ key: `${JOB}${_id}`, text: t('forJob', { title, name }) })),
  ]);
  const employer = organization === null ? null : `${EMPLOYER}${organization._id}`;
  return (
    <Choice
      label={t('for')}
      any={t('forDriver')}
      value={order === null ? employer : `${JOB}${order._id}`}
      values={subjects.map(({ key }) => key)}
      text={(key) => subjects.find((subject) => subject.key === key)?.text ?? ''}
      onChange={(key) => {
        onChange(keyOf(key ?? ''));
      }}
    />
  );
}
