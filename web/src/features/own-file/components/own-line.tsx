import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signedKinds } from '#domain/employment-applications/texts';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { LineActions } from '#web/entities/requirements/line-actions';
import { LineItem } from '#web/entities/requirements/line-item';
import { titleOf } from '#web/entities/requirements/use-texts';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { ownFile } from '../api/file-source';
import { LazyLineDetail } from './lazy-parts';

/** The link to a signature for the carrier of a hire, which replaces an upload. */
function SignLink({ line }: { line: FileLine }) {
  const { t } = useTranslation('files');
  const isSigned = line.records.some(({ kind }) => signedKinds.includes(kind));
  if (!isSigned || line.employmentId === null || line.status === 'done' || line.status === 'late') return null;
  return (
    <ButtonLink size="small" to={paths.driverApplications}>
      {t('mine.sign')}
      <span className="gh-hidden">: {titleOf(line)}</span>
    </ButtonLink>
  );
}

/** A line of the driver's own file; its details unfold below it. */
export function OwnLine({ file, line }: { file: FileOnDay; line: FileLine }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { t: labels } = useTranslation('labels');
  const carrier = file.employments.find(({ _id }) => _id === line.employmentId)?.organization.name;
  return (
    <LineItem
      line={line}
      reader="driver"
      about={carrier}
      actions={
        <>
          <SignLink line={line} />
          <LineActions source={ownFile} file={file} line={line} />
        </>
      }
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
        {isUnfolded ? <LazyLineDetail source={ownFile} file={file} line={line} /> : null}
      </details>
    </LineItem>
  );
}
