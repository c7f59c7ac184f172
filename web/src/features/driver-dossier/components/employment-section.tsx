import { CheckCircleFilled, ClockCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import Collapse from 'antd/es/collapse';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DossierEmployment, DriverDossier } from '#domain/driver-dossier/schema';
import { employersOf, monthAndFullYear } from '#domain/driver-dossier/timeline';
import { LazyEmployerVerification } from '#web/entities/verifications/lazy-verifications';
import { formatDateTime } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';
import { Facts, Stack } from '#web/shared/ui/layout';
import { notesQuery } from '../api/dossier';
import { nameOf } from '../model/name';
import { useAnswers } from '../model/use-answers';
import { useEmployerName } from '../model/use-employer-name';
import { EmployerPapers } from './employer-papers';

interface JobProps {
  dossier: DriverDossier;
  job: DossierEmployment;
}

/** The reviewers' verdict on the employer. */
function VerdictIcon({ status }: Pick<DossierEmployment, 'status'>) {
  const { t } = useTranslation(['dossier', 'labels']);
  if (status === 'approved')
    return <CheckCircleFilled className="gh-dossier-approved" aria-label={t('labels:term.approved')} />;
  const Icon = status === 'rejected' ? CloseCircleOutlined : ClockCircleOutlined;
  return <Icon aria-label={t(status === 'rejected' ? 'labels:term.rejected' : 'status.notApproved')} />;
}

function useJobFacts({ job, dossier }: JobProps): Fact[] {
  const { isOpen } = dossier;
  const { t } = useTranslation(['dossier', 'labels', 'histories', 'common']);
  const { dayOrMonth, list, phone, place, text, yesNo } = useAnswers();
  const locked = (value: string) => (isOpen ? value : <span className="gh-dossier-blurred">{t('hidden')}</span>);
  const written = (value: string) => (dossier.isOutline ? locked('') : text(value));
  const contact: Fact[] = [
    { label: t('labels:term.companyPhone'), value: locked(phone(job.phone)) },
    { label: t('labels:term.fax'), value: locked(phone(job.fax)) },
    { label: t('common:term.email'), value: locked(text(job.email)) },
    ...(job.contactPerson === '' ? [] : [{ label: t('labels:term.contactPerson'), value: job.contactPerson }]),
  ];
  const address = [job.street, place(job), job.postCode].filter((part) => part !== '').join(', ');
  return [
    { label: t('job.start'), value: dayOrMonth(job.startDate, dossier) },
    { label: t('job.end'), value: job.endDate === null ? t('labels:term.present') : dayOrMonth(job.endDate, dossier) },
    { label: t('labels:term.address'), value: address },
    ...contact,
    { label: t('job.position'), value: written(job.position) },
    { label: t('labels:term.reasonForLeaving'), value: written(job.reasonForLeaving) },
    ...(job.current ? [{ label: t('labels:term.mayContactNow'), value: yesNo(job.mayContact) }] : []),
    { label: t('labels:term.operatedCommercialVehicle'), value: yesNo(job.commercial) },
    { label: t('job.fmcsrs'), value: yesNo(job.wasSubjectToFMCSA) },
    { label: t('job.safetySensitive'), value: yesNo(job.safetySensitive) },
    {
      label: t('labels:term.typeOfWork'),
      value: list(job.typeOfWork.map((code) => t(`histories:typeOfWork.${code}`))),
    },
    {
      label: t('labels:term.equipmentOperated'),
      value: list(job.equipment.map((code) => t(`histories:equipment.${code}`))),
    },
  ];
}

function JobInfo(props: JobProps) {
  return <Facts columns={2} facts={useJobFacts(props)} />;
}

/** The carrier's verification of the employer, and the reviewers' notes; if the notes fail to load, there are none. */
function Verifications({ dossier, job, isRead }: JobProps & { isRead: boolean }) {
  const { t } = useTranslation(['dossier', 'labels']);
  const { data = [] } = useQuery({ ...notesQuery(dossier._id), enabled: dossier.mayReadNotes && isRead });
  const notes = data.filter(({ entityId }) => entityId === job._id);
  if (!dossier.isOpen) return <p className="gh-dossier-blurred">{t('hidden')}</p>;
  if (!dossier.mayReadNotes) return <p className="gh-dossier-aside">{t('verifications.notYours')}</p>;
  return (
    <Stack>
      <LazyEmployerVerification driverId={dossier._id} driverName={nameOf(dossier)} employmentHistoryId={job._id} />
      <h5>{t('labels:term.notes')}</h5>
      {notes.length === 0 ? <p className="gh-dossier-aside">{t('verifications.none')}</p> : null}
      <ul className="gh-dossier-notes">
        {notes.map(({ _id, text, updatedAt }) => (
          <li key={_id}>
            <span className="gh-dossier-aside">{formatDateTime(updatedAt)}</span>
            {text}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function useTitle(job: DossierEmployment): string {
  const { t } = useTranslation('labels');
  const name = useEmployerName()(job);
  const { startDate, endDate } = job;
  const end = endDate === null ? t('term.present') : monthAndFullYear(endDate);
  return `${name} (${monthAndFullYear(startDate)} - ${end})`;
}

/** One employer with its three panels. */
function Employer({ dossier, job }: JobProps) {
  const { t } = useTranslation('dossier');
  const title = useTitle(job);
  const [isRead, setRead] = useState(false);
  return (
    <section className="gh-dossier-part" aria-label={title}>
      <h4>
        <VerdictIcon status={job.status} /> {title}
      </h4>
      <Collapse
        size="small"
        onChange={(open) => {
          if (open.includes('verifications')) setRead(true);
        }}
        items={[
          {
            key: 'job',
            label: t('job.title'),
            forceRender: true,
            children: <JobInfo dossier={dossier} job={job} />,
          },
          {
            key: 'verifications',
            label: t('verifications.title'),
            // On paper, too; the notes are fetched when the panel is first opened, or to be printed.
            forceRender: true,
            children: <Verifications dossier={dossier} job={job} isRead={isRead} />,
          },
          {
            key: 'documents',
            label: t('documents.title'),
            forceRender: true,
            children: <EmployerPapers dossier={dossier} job={job} />,
          },
        ]}
      />
    </section>
  );
}

/** Employers, the newest first, and periods without work. */
export function EmploymentSection({ dossier }: { dossier: DriverDossier }) {
  const { t } = useTranslation(['dossier', 'labels']);
  const idle = [
    ...dossier.unemploymentPeriods,
    ...dossier.employmentHistories.filter(({ type }) => type === 'unWorking').map((job) => ({ ...job, note: '' })),
  ].sort((one, other) => other.startDate.localeCompare(one.startDate));
  const employers = employersOf(dossier.employmentHistories);
  return (
    <>
      {employers.length === 0 ? <p className="gh-dossier-aside">{t('none')}</p> : null}
      {employers.map((job) => (
        <Employer key={job._id} dossier={dossier} job={job} />
      ))}
      {idle.length === 0 ? null : <h4>{t('idle.title')}</h4>}
      <ul className="gh-dossier-notes">
        {idle.map(({ _id, startDate, endDate, note }) => (
          <li key={_id}>
            <span className="gh-dossier-aside">
              {monthAndFullYear(startDate)} - {endDate === null ? t('labels:term.present') : monthAndFullYear(endDate)}
            </span>
            {note}
          </li>
        ))}
      </ul>
    </>
  );
}
