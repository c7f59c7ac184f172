import { useQuery } from '@tanstack/react-query';
import { parseAsString, useQueryState } from 'nuqs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileEmployment } from '#domain/requirements/file-schema';
import { FileView } from '#web/entities/requirements/file-view';
import { fileQuery } from '#web/entities/requirements/queries';
import { Choice } from '#web/shared/form/choice';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { defineModal, openModal } from '#web/shared/ui/modals';
import { opsFile } from '../../api/file-source';
import type { AddEmploymentData } from './add-employment-dialog';
import '#web/entities/requirements/files.css';

const addEmploymentModal = defineModal<AddEmploymentData>('add-employment', () =>
  import('./add-employment-dialog').then((module) => module.AddEmploymentDialog),
);

interface EmploymentChoiceProps {
  driverId: string;
  employments: readonly FileEmployment[];
  chosen: string | null;
  onChange: (id: string | null) => void;
}

/** The employment whose file is shown, or the driver alone. */
function EmploymentChoice({ driverId, employments, chosen, onChange }: EmploymentChoiceProps) {
  const { t } = useTranslation('files');
  const textOf = (id: string): string => {
    const found = employments.find(({ _id }) => _id === id);
    if (found === undefined) return '';
    const { organization, hiredOn } = found;
    return hiredOn === null
      ? t('employment.labelOpen', { carrier: organization.name })
      : t('employment.label', { carrier: organization.name, day: formatDate(hiredOn) });
  };
  return (
    <div className="gh-file-head">
      <Choice
        label={t('employment.choice')}
        any={t('employment.alone')}
        value={chosen}
        values={employments.map(({ _id }) => _id)}
        text={textOf}
        onChange={onChange}
      />
      <Button
        onClick={() => {
          openModal(addEmploymentModal, { driverId });
        }}
      >
        {t('dialog.employmentNew')}
      </Button>
    </div>
  );
}

interface RequirementsTabProps {
  driverId: string;
  /** A day that the page shows; by default today. */
  day?: string | undefined;
}

/** The driver's requirements, for one employment or for the driver alone, which is kept in the URL. */
export function RequirementsTab({ driverId, day }: RequirementsTabProps) {
  const [wanted, setEmployment] = useQueryState('employment', parseAsString);
  const { data } = useQuery(fileQuery(opsFile(driverId, null)));
  // An employment that the driver does not have is none.
  const isUnknown = data !== undefined && data.employments.every(({ _id }) => _id !== wanted);
  const employmentId = isUnknown ? null : wanted;
  const source = useMemo(() => opsFile(driverId, employmentId), [driverId, employmentId]);
  return (
    <Stack>
      <EmploymentChoice
        driverId={driverId}
        employments={data?.employments ?? []}
        chosen={employmentId}
        onChange={(id) => void setEmployment(id)}
      />
      <FileView key={employmentId} source={source} day={day} hasDayAround />
    </Stack>
  );
}
