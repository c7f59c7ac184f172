import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OpsServedStates } from '#domain/carriers/schema';
import { ServedStates } from '#domain/carriers/schema';
import type { UsState } from '#domain/places/us-states';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { CheckboxesField } from '#web/shared/form/choice-fields';
import { commandResolver } from '#web/shared/form/command-resolver';
import { CurrentVersion } from '#web/shared/form/current-version';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { asApiProblem } from '#web/shared/http/api-problem';
import { useAdminReason } from '#web/shared/session/use-admin-reason';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { servedStatesQuery, useServeStates } from '../api/served-states';
import { CarriersFrame } from './carriers-frame';

/** Served states; drivers in other states join a waitlist and are notified when their state is served. */
export function StatesPage() {
  const { t } = useTranslation('ops-carriers');
  const { data, error, refetch } = useQuery(servedStatesQuery());
  return (
    <CarriersFrame line={t('states.lead')}>
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {error === null ? null : <ErrorState error={error} retry={() => void refetch()} />}
      {data === undefined ? null : (
        <StatesForm served={data} refetch={async () => (await refetch({ throwOnError: true })).data} />
      )}
    </CarriersFrame>
  );
}

interface StatesFormProps {
  served: OpsServedStates;
  refetch: () => Promise<OpsServedStates | undefined>;
}

function StatesForm({ served, refetch }: StatesFormProps) {
  const { t } = useTranslation(['ops-carriers', 'common']);
  const serve = useServeStates(() => {
    toast.success(t('states.done'));
  });
  const form = useForm<ServedStates>({
    resolver: commandResolver<ServedStates, ServedStates>(ServedStates),
    defaultValues: { states: served.states },
  });
  // A live change of the list leaves the entries as they are.
  const [was, setWas] = useState(served.states);
  const [isStale, setStale] = useState(false);
  const save = async (values: ServedStates) => {
    try {
      setWas((await serve.mutateAsync({ ...values, was })).states);
    } catch (problem) {
      setStale(asApiProblem(problem).code === 'record-changed');
      throw problem;
    }
  };
  const startAgain = async () => {
    const current = await refetch();
    if (current === undefined) return;
    form.reset({ states: current.states });
    setWas(current.states);
    setStale(false);
  };
  const reason = useAdminReason();
  const waiting = new Map(served.waiting.map(({ state, drivers }) => [state, drivers]));
  const labelOf = (state: UsState) => {
    const count = waiting.get(state);
    return count === undefined ? usStates[state] : t('states.waiting', { state: usStates[state], count });
  };
  return (
    <div className="gh-states">
      <Form form={form} onSubmit={save} label={t('states.title')}>
        <CheckboxesField
          control={form.control}
          name="states"
          label={t('states.title')}
          disabled={reason !== undefined}
          choices={usStateCodes.map((state) => ({ value: state, label: labelOf(state) }))}
        />
        <div>
          {reason === undefined ? (
            <SubmitButton control={form.control}>{t('states.save')}</SubmitButton>
          ) : (
            <RefusableButton variant="primary" reason={reason}>
              {t('states.save')}
            </RefusableButton>
          )}
        </div>
      </Form>
      {isStale ? <CurrentVersion show={startAgain} /> : null}
    </div>
  );
}
