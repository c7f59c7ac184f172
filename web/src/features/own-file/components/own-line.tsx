import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationPath, sendingPath } from '#domain/driver-application/task-pages';
import { signedKinds } from '#domain/employment-applications/texts';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { applicationsQuery } from '#web/entities/driver/applications';
import { LineActions } from '#web/entities/requirements/line-actions';
import { LineItem } from '#web/entities/requirements/line-item';
import { isMine } from '#web/entities/requirements/lines';
import type { FileSource } from '#web/entities/requirements/source';
import { titleOf } from '#web/entities/requirements/use-texts';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';
import { LazyLineDetail } from './lazy-parts';

interface OwnLineProps {
  source: FileSource;
  file: FileOnDay;
  line: FileLine;
}

const isOpen = ({ status }: FileLine): boolean => status !== 'done' && status !== 'late' && status !== 'notApplicable';

/** The page on which the driver signs for the carrier what the line asks for; undefined if nothing can be signed. */
function useSigningPage({ file, line }: Pick<OwnLineProps, 'file' | 'line'>): string | undefined {
  const orderId = file.employments.find(({ _id }) => _id === line.employmentId)?.order?._id;
  const isSigned = line.records.some(({ kind }) => signedKinds.includes(kind));
  const isToSign = orderId !== undefined && isSigned && isOpen(line) && line.why !== 'historyGap';
  const { data: applications } = useQuery({ ...applicationsQuery(), enabled: isToSign });
  if (!isToSign) return undefined;
  const hire = applications?.data.find((one) => one.orderId === orderId && one.signature !== 'none');
  return hire && paths.signApplication(hire.candidacyId);
}

/** Whether the driver drives for the carrier of the line: an assignment that has started, or an employment entered by hand. */
function useIsAtWork({ file, line }: Pick<OwnLineProps, 'file' | 'line'>): boolean {
  const employment = file.employments.find(({ _id }) => _id === line.employmentId);
  const orderId = employment?.order?._id;
  const { data: applications } = useQuery({ ...applicationsQuery(), enabled: line.bars && orderId !== undefined });
  if (employment === undefined || !line.bars) return false;
  if (orderId === undefined) return employment.hiredOn !== null && employment.hiredOn <= file.on;
  return applications?.data.some((one) => one.orderId === orderId && (one.start?.startedAt ?? null) !== null) === true;
}

/** The page of the driver's own on which the line is completed or renewed; undefined if another place serves. */
function useTaskPage(line: FileLine): string | undefined {
  const { isActive } = useCurrentUser();
  const { part, why, facts } = line;
  if (!isMine(line, 'driver')) return undefined;
  // The hub asks for the date of birth before anything else.
  if (part === null) return why === 'factMissing' && facts.includes('birthDate') ? applicationPath(null) : undefined;
  // An approved and current part lacks something that its page does not ask for.
  const isServed = part.status === 'approved' && why !== 'endsSoon' && why !== 'ended' && why !== 'historyGap';
  return isServed ? undefined : sendingPath(part.about, isActive);
}

interface PageLinkProps {
  to: string;
  label: string;
  line: FileLine;
}

const PageLink = ({ to, label, line }: PageLinkProps) => (
  <ButtonLink size="small" to={to}>
    {label}
    <span className="gh-hidden">: {titleOf(line)}</span>
  </ButtonLink>
);

/** One way to complete the line: its page or, where it has none, answers and uploads; nothing while it is reviewed. */
function Actions({ source, file, line, signing }: OwnLineProps & { signing: string | undefined }) {
  const { t } = useTranslation('files');
  const task = useTaskPage(line);
  if (signing !== undefined) return <PageLink to={signing} label={t('mine.sign')} line={line} />;
  if (task !== undefined) return <PageLink to={task} label={t('mine.task')} line={line} />;
  return line.isUnderReview ? null : <LineActions source={source} file={file} line={line} />;
}

/** The missing answer or paper in plain words, where the reason of the status leaves it open. */
function useReason(line: FileLine, signing: string | undefined): string | undefined {
  const { t } = useTranslation('files');
  if (signing !== undefined) return t('mine.toSign');
  // The background check lists the licenses of today with their ends; the line asks for the years before.
  return line.why === 'factMissing' && line.facts.includes('licenses') && isMine(line, 'driver')
    ? t('mine.licenses')
    : undefined;
}

/** A line of the driver's own file; its details unfold below it. */
export function OwnLine({ source, file, line }: OwnLineProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { t: labels } = useTranslation('labels');
  const carrier = file.employments.find(({ _id }) => _id === line.employmentId)?.organization.name;
  const signing = useSigningPage({ file, line });
  const reason = useReason(line, signing);
  const isAtWork = useIsAtWork({ file, line });
  return (
    <LineItem
      line={line}
      reader="driver"
      about={carrier}
      reason={reason}
      isAtWork={isAtWork}
      actions={<Actions source={source} file={file} line={line} signing={signing} />}
    >
      <details
        className="gh-file-more"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setUnfolded(true);
        }}
      >
        <summary>
          {labels('term.details')}
          <span className="gh-hidden">: {titleOf(line)}</span>
        </summary>
        {isUnfolded ? <LazyLineDetail source={source} file={file} line={line} /> : null}
      </details>
    </LineItem>
  );
}
