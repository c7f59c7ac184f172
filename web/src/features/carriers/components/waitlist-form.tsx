import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { JoinWaitlist } from '#domain/carriers/schema';
import type { UsState } from '#domain/places/us-states';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { SelectField } from '#web/shared/form/choice-fields';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { useJoinWaitlist } from '../api/waitlist';

interface WaitlistFormProps {
  /** State from the sign-up form, if any. */
  state: UsState | undefined;
  onJoined: (state: UsState) => void;
}

const choices = usStateCodes.map((code) => ({ value: code, label: usStates[code] }));

/** Email address and state to notify when the state is served. */
export function WaitlistForm({ state, onJoined }: WaitlistFormProps) {
  const { t } = useTranslation('carriers');
  const join = useJoinWaitlist(onJoined);
  const form = useForm<JoinWaitlist>({
    resolver: commandResolver<JoinWaitlist, JoinWaitlist>(JoinWaitlist),
    defaultValues: { email: '', ...(state !== undefined && { state }) },
  });
  return (
    <Form form={form} onSubmit={join.mutateAsync} label={t('waitlist.title')}>
      <TextField control={form.control} name="email" type="email" label={t('waitlist.email')} autoComplete="email" />
      <SelectField control={form.control} name="state" label={t('waitlist.state')} choices={choices} />
      <SubmitButton control={form.control}>{t('waitlist.join')}</SubmitButton>
    </Form>
  );
}
