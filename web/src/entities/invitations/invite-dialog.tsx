import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InviteChoice } from '#domain/drivers/business/schema';
import { MatchPrice } from '#web/entities/billing/match-price';
import { matchPricesQuery } from '#web/entities/billing/prices';
import { useShownPrice } from '#web/entities/billing/use-shown-price';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { FitList } from '#web/entities/driver-profile/fit-marks';
import { LazyTemplatePicker } from '#web/entities/message-templates/lazy-template-picker';
import { templateFields } from '#web/entities/message-templates/template-fields';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import { formatMiles } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { inviteChoicesQuery, useInviteToOrder } from './invitations';
import type { Invitee } from './modal-data';

const isOpen = ({ inviteRefusal }: InviteChoice): boolean => inviteRefusal === null;

/** Orders to which the driver may not be invited now, each with the reason. */
function ClosedChoices({ choices }: { choices: readonly InviteChoice[] }) {
  const { t } = useTranslation('drivers');
  const refusal = useRefusal();
  if (choices.length === 0) return null;
  return (
    <details>
      <summary>{t('invite.closed', { count: choices.length })}</summary>
      <ul>
        {choices.map(({ orderId, title, facility, inviteRefusal }) => (
          <li key={orderId}>
            {title} · {facility}: {refusal(inviteRefusal ?? '')}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface InviteValues {
  orderId: string;
  text: string | null;
}

interface ChooserProps {
  invitee: Invitee;
  choices: readonly InviteChoice[];
  close: () => void;
}

function Chooser({ invitee: { driverId, name, source }, choices, close }: ChooserProps) {
  const { t } = useTranslation('drivers');
  const open = choices.filter(isOpen);
  const [first] = open;
  const form = useForm<InviteValues>({ defaultValues: { orderId: first?.orderId ?? '', text: null } });
  const orderId = useWatch({ control: form.control, name: 'orderId' });
  const chosen = open.find((choice) => choice.orderId === orderId);
  const shownPrice = useShownPrice();
  const price = useQuery({ ...matchPricesQuery(orderId, [driverId]), enabled: orderId !== '' });
  const invite = useInviteToOrder(() => {
    toast.success(t('invite.done', { name, title: chosen?.title ?? '' }));
    close();
  });
  const send = async ({ orderId: order, text }: InviteValues): Promise<void> => {
    if (price.data === undefined) {
      // Nobody confirms a price that is not there: the button reads it again first.
      const { error } = await price.refetch();
      if (error !== null) throw error;
      return;
    }
    const own = { ...(text !== null && { text }), ...shownPrice(order, driverId) };
    await invite.mutateAsync({ driverId, source, orderId: order, ...own });
  };
  return (
    <FormDialog
      title={t('invite.title', { name })}
      form={form}
      onSubmit={send}
      onClose={close}
      action={t('invite.action')}
      isReady={!price.isLoading}
    >
      <SelectField
        control={form.control}
        name="orderId"
        label={t('backToOrder')}
        rules={{ required: t('invite.missing') }}
        choices={open.map((choice) => ({
          value: choice.orderId,
          label: `${choice.title} · ${choice.facility} · ${formatMiles(choice.distanceMiles)}`,
        }))}
      />
      {chosen === undefined ? null : (
        <section aria-label={t('section.fit')}>
          <FitList fit={chosen.fit} />
        </section>
      )}
      {orderId === '' ? null : (
        <LazyTemplatePicker
          kind="invite"
          candidate={{ driverId, orderId }}
          fields={templateFields(form, { text: 'text' })}
        />
      )}
      <TextAreaField control={form.control} name="text" label={t('invite.text')} help={t('invite.textHelp')} optional />
      {orderId === '' ? null : <MatchPrice orderId={orderId} driverId={driverId} />}
      <ClosedChoices choices={choices.filter((choice) => !isOpen(choice))} />
    </FormDialog>
  );
}

/** The Invite Driver modal: chooses one of the carrier's active orders, nearest to the driver first. */
export function InviteDialog({ data: invitee, close }: ModalProps<Invitee>) {
  const { t } = useTranslation(['drivers', 'labels']);
  const { data, error, refetch } = useQuery(inviteChoicesQuery(invitee.driverId));
  const choices = data?.data;
  if (choices?.some(isOpen) === true) return <Chooser invitee={invitee} choices={choices} close={close} />;
  return (
    <Dialog
      title={t('invite.title', { name: invitee.name })}
      onClose={close}
      footer={<Button onClick={close}>{t('labels:term.close')}</Button>}
    >
      {choices === undefined && error === null ? <PageSkeleton /> : null}
      {choices === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {choices === undefined ? null : (
        <>
          <EmptyState title={t('invite.none')} hint={t('invite.noneHint')} />
          <ClosedChoices choices={choices} />
        </>
      )}
    </Dialog>
  );
}
