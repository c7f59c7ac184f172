import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AgreedRates } from '#domain/agreed-rates/schema';
import { ratesKey, ratesQuery } from '#web/entities/agreed-rates/agreed-rates';
import { RateList } from '#web/entities/agreed-rates/rate-list';
import { useRateText } from '#web/entities/agreed-rates/use-rate-text';
import { timesheetKeys } from '#web/entities/timesheets/workdays';
import { DialogForm } from '#web/shared/form/form-dialog';
import { MoneyField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import { useCommand } from '#web/shared/http/use-command';
import { useCan } from '#web/shared/session/current-user';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { agreeRate } from '../api/timesheets';

interface RateValues {
  rate: number | null;
  startsOn: string;
  reason: string;
}

const PENNY = 0.01;
const TENTH_OF_CENT = 0.001;

function RateForm({ rates, close }: { rates: AgreedRates; close: () => void }) {
  const { t } = useTranslation(['timesheet-approval', 'labels']);
  const { assignmentId, unit } = rates;
  const form = useForm<RateValues>({ defaultValues: { rate: null, startsOn: '', reason: '' } });
  const { mutateAsync } = useCommand({
    send: agreeRate,
    invalidates: () => [ratesKey, ...Object.values(timesheetKeys)],
    onDone: () => {
      toast.success(t('rate.done'));
    },
  });
  const submit = async ({ rate, startsOn, reason }: RateValues): Promise<void> => {
    await mutateAsync({ assignmentId, body: { rate: rate ?? 0, startsOn, reason } });
    close();
  };
  return (
    <DialogForm title={t('rate.new')} form={form} onSubmit={submit} onClose={close} action={t('rate.action')}>
      <MoneyField
        control={form.control}
        name="rate"
        unit="dollars"
        step={unit === 'day' ? PENNY : TENTH_OF_CENT}
        label={t(`labels:agreedRate.label.${unit ?? 'hour'}`)}
        rules={{ required: t('rate.missing') }}
      />
      <TextField
        control={form.control}
        name="startsOn"
        type="date"
        label={t('rate.startsOn')}
        rules={{ required: t('rate.startMissing') }}
      />
      <TextField
        control={form.control}
        name="reason"
        label={t('rate.reason')}
        help={t('rate.reasonHelp')}
        rules={{ required: t('rate.reasonMissing') }}
      />
    </DialogForm>
  );
}

function Rates({ rates, close }: { rates: AgreedRates; close: () => void }) {
  const { t } = useTranslation('timesheet-approval');
  const rateText = useRateText();
  const maySet = useCan('rates:set');
  const { unit, order, isOpen, current } = rates;
  if (unit === null) return <p>{t('rate.notUsed')}</p>;
  return (
    <Stack>
      <p>{t(isOpen ? 'rate.open' : 'rate.paid', { rate: rateText(current ?? { unit, mills: order.mills }) })}</p>
      <RateList rates={rates} />
      {maySet ? <RateForm rates={rates} close={close} /> : <p>{t('rate.onlyHr')}</p>}
    </Stack>
  );
}

/** The agreed rate of an assignment with its history, and a new one with its first day. */
export function RateDialog({
  data: { assignmentId, driver },
  close,
}: ModalProps<{ assignmentId: string; driver: string }>) {
  const { t } = useTranslation('timesheet-approval');
  const { data, error, refetch } = useQuery(ratesQuery(assignmentId));
  return (
    <Dialog title={t('rate.title', { name: driver })} onClose={close}>
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : <Rates rates={data} close={close} />}
    </Dialog>
  );
}
