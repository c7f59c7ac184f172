import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StartBody } from '#domain/candidacies/bodies/schema';
import { TextField } from '#web/shared/form/text-field';
import { formatDateTime, formatZone } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { useCandidacyCommand } from '../../api/commands';
import { EarlyHireQuestion } from './early-hire-question';
import { FormDialog } from './form-dialog';
import type { StartData } from './modal-data';

interface StartValues {
  startDate: string;
}

const checkDate: Resolver<StartValues> = zodResolver(StartBody);

/** Rejects a start date in the past at its field. */
const resolverFrom =
  (today: string): Resolver<StartValues> =>
  (values, context, options) =>
    values.startDate !== '' && values.startDate < today
      ? { values: {}, errors: { startDate: { type: 'min', message: 'start-in-past' } } }
      : checkDate(values, context, options);

function StartForm({ data, close }: ModalProps<StartData>) {
  const { t } = useTranslation('hiring');
  const { command, candidate, driverName, startOn, today, zone, done } = data;
  const send = useCandidacyCommand(command, candidate, () => {
    done(command);
  });
  const form = useForm<StartValues>({ resolver: resolverFrom(today), defaultValues: { startDate: startOn } });
  return (
    <FormDialog
      title={t(`command.${command}.title`, { name: driverName })}
      form={form}
      onSubmit={(values) => send.mutateAsync(values)}
      submitLabel={t(`command.${command}.label`)}
      close={close}
    >
      <TextField
        control={form.control}
        name="startDate"
        type="date"
        min={today}
        label={t('start.date')}
        help={t('start.zone', { zone: formatZone(zone) })}
      />
      <p className="gh-field-help">{t(`start.follows.${command}`)}</p>
    </FormDialog>
  );
}

/** Hires the driver with a start date, or moves that date before the first day. A hire before the interview needs a confirmation. */
export function StartDialog({ data, close }: ModalProps<StartData>) {
  const { command, candidate, driverName } = data;
  const { interview } = candidate;
  const [isEarly, setEarly] = useState(
    () => command === 'hire' && interview !== null && Date.parse(interview.startsAt) > Date.now(),
  );
  if (!isEarly || interview === null) return <StartForm data={data} close={close} />;
  return (
    <EarlyHireQuestion
      driverName={driverName}
      when={formatDateTime(interview.startsAt, interview.zone)}
      close={close}
      showNext={() => {
        setEarly(false);
      }}
    />
  );
}
