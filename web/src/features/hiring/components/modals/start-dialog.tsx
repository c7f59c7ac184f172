import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Resolver, ResolverResult, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AgreedRates } from '#domain/agreed-rates/schema';
import { HireBody } from '#domain/candidacies/bodies/schema';
import type { RateUnit } from '#domain/pay/agreed-rates';
import { ratesQuery } from '#web/entities/agreed-rates/agreed-rates';
import { useRateText } from '#web/entities/agreed-rates/use-rate-text';
import { MoneyField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import { fetchNow } from '#web/shared/http/fetch-now';
import { formatDateTime, formatZone } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { useCandidacyCommand } from '../../api/commands';
import { EarlyHireQuestion } from './early-hire-question';
import { FormDialog } from './form-dialog';
import type { StartData } from './modal-data';

interface StartValues {
  startDate: string;
  rate: number | null;
}

interface StartRules {
  today: string;
  /** Whether a rate has to be agreed, because the order names a range; read by then, however early the form is sent. */
  needsRate: () => Promise<boolean>;
}

const checkHire = zodResolver(HireBody);

/** Rejects a start date in the past, and a missing rate, at its field. */
const resolverFrom =
  ({ today, needsRate }: StartRules, rateMissing: string): Resolver<StartValues> =>
  async (values, context, options) => {
    if (values.startDate !== '' && values.startDate < today) {
      return { values: {}, errors: { startDate: { type: 'min', message: 'start-in-past' } } };
    }
    if (values.rate === null && (await needsRate())) {
      return { values: {}, errors: { rate: { type: 'required', message: rateMissing } } };
    }
    const body = { startDate: values.startDate, rate: values.rate ?? undefined };
    const checked = await checkHire(body, context, options as unknown as Parameters<typeof checkHire>[2]);
    return Object.keys(checked.errors).length === 0 ? { values, errors: {} } : (checked as ResolverResult<StartValues>);
  };

function StartForm({ data, close }: ModalProps<StartData>) {
  const { t } = useTranslation('hiring');
  const { command, candidate, driverName, startOn, today, zone, done } = data;
  const send = useCandidacyCommand(command, candidate, () => {
    done(command);
  });
  const isHire = command === 'hire';
  const query = ratesQuery(candidate.candidacyId);
  const { data: rates } = useQuery({ ...query, enabled: isHire });
  const unit = rates?.unit ?? null;
  const client = useQueryClient();
  // Without an answer the hire goes on: HR agrees on a rate later.
  const needsRate = async (): Promise<boolean> =>
    isHire && (await fetchNow(client, query).catch(() => undefined))?.isOpen === true;
  const form = useForm<StartValues>({
    resolver: resolverFrom({ today, needsRate }, t('start.rateMissing')),
    defaultValues: { startDate: startOn, rate: null },
  });
  return (
    <FormDialog
      title={t(`command.${command}.title`, { name: driverName })}
      form={form}
      onSubmit={({ startDate, rate }) => send.mutateAsync({ startDate, ...(rate !== null && { rate }) })}
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
      {rates === undefined || unit === null ? null : <RateField form={form} rates={rates} unit={unit} />}
      <p className="gh-field-help">{t(`start.follows.${command}`)}</p>
    </FormDialog>
  );
}

const CENT = 0.01;
const TENTH_OF_CENT = 0.001;

/** The agreed rate, which the driver sees before accepting. */
function RateField({
  form,
  rates: { order, isOpen, current },
  unit,
}: {
  form: UseFormReturn<StartValues>;
  rates: AgreedRates;
  unit: RateUnit;
}) {
  const { t } = useTranslation(['hiring', 'labels']);
  const rateText = useRateText();
  const rate = rateText({ unit, mills: order.mills });
  const named =
    order.toMills === null
      ? t('start.rateHelp', { rate })
      : t('start.rateRangeHelp', { rate, to: rateText({ unit, mills: order.toMills }) });
  return (
    <MoneyField
      control={form.control}
      name="rate"
      unit="dollars"
      step={unit === 'day' ? CENT : TENTH_OF_CENT}
      optional={!isOpen}
      label={t(`labels:agreedRate.label.${unit}`)}
      help={
        current === null
          ? named
          : t('start.rateBefore', { named, rate: rateText({ unit: current.unit, mills: current.mills }) })
      }
    />
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
