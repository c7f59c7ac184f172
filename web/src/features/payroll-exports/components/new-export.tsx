import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PayrollFormat, payrollFormats, type PayrollNames } from '#domain/payroll-exports/schema';
import { formatMinutes } from '#web/entities/timesheets/format-minutes';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { formatDateTime, formatMoney } from '#web/shared/i18n/format';
import { parseDateInput } from '#web/shared/table/parse-as-day';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { type Days, previewQuery, saveBatch, useCreateExport } from '../api/payroll-exports';
import { NamesFields } from './names-fields';
import './payroll-exports.css';

interface SubmitProps {
  days: Days;
  format: PayrollFormat;
  names: PayrollNames;
}

/** The content of the export, the warning about earlier batches, and the button. */
function Submit({ days, format, names }: SubmitProps) {
  const { t } = useTranslation('payroll-exports');
  const preview = useQuery(previewQuery(days));
  const create = useCreateExport((batch) => {
    saveBatch(batch).catch(toast.problem);
    toast.success(t('created'));
  });
  if (preview.data === undefined) return preview.error === null ? null : <Alert problem={preview.error} />;
  const { workdays, minutes, payCents, adjustments, adjustmentCents, notApproved, earlier } = preview.data;
  const hasAdjustments = adjustments > 0 && format === 'csv';
  const [first] = earlier;
  return (
    <>
      <p>{t('preview', { count: workdays, hours: formatMinutes(minutes), pay: formatMoney(payCents) })}</p>
      {adjustments === 0 ? null : (
        <p>
          {t('adjustments', { count: adjustments, pay: formatMoney(adjustmentCents) })}{' '}
          {hasAdjustments ? null : t('adjustmentsInTable')}
        </p>
      )}
      {notApproved === 0 ? null : <p>{t('notApproved', { count: notApproved })}</p>}
      {first === undefined ? null : (
        <Alert>{t('earlier', { at: formatDateTime(first.createdAt), by: first.createdBy })}</Alert>
      )}
      {create.error === null ? null : <Alert problem={create.error} />}
      <Inline>
        <Button
          variant={first === undefined ? 'primary' : 'danger'}
          disabled={workdays === 0 && !hasAdjustments}
          loading={create.isPending}
          onClick={() => {
            create.mutate({ ...days, format, names, again: first !== undefined });
          }}
        >
          {t(first === undefined ? 'create' : 'createAgain')}
        </Button>
      </Inline>
    </>
  );
}

interface NewExportProps {
  days: { from: string | null; to: string | null };
  onDays: (days: Partial<NewExportProps['days']>) => void;
  /** Those of the last batch. */
  lastNames: PayrollNames;
}

/** The form of a new export: days, format and, for QuickBooks, names. */
export function NewExport({ days, onDays, lastNames }: NewExportProps) {
  const { t } = useTranslation('payroll-exports');
  const [format, setFormat] = useState<PayrollFormat>('csv');
  const [names, setNames] = useState(lastNames);
  const { from, to } = days;
  return (
    <Card title={t('new')}>
      <Stack gap={16}>
        <div className="gh-export-fields">
          <TextBox
            type="date"
            label={t('from')}
            value={from ?? ''}
            onChange={(text) => {
              onDays({ from: parseDateInput(text) });
            }}
          />
          <TextBox
            type="date"
            label={t('to')}
            value={to ?? ''}
            onChange={(text) => {
              onDays({ to: parseDateInput(text) });
            }}
          />
          <Choice
            label={t('format')}
            value={format}
            values={payrollFormats}
            text={(value) => t(`formats.${value}`)}
            onChange={(value) => {
              setFormat(value ?? 'csv');
            }}
          />
        </div>
        {format === 'iif' ? <NamesFields names={names} onChange={setNames} /> : null}
        {from === null || to === null ? (
          <p>{t('chooseDays')}</p>
        ) : (
          <Submit days={{ from, to }} format={format} names={names} />
        )}
      </Stack>
    </Card>
  );
}
