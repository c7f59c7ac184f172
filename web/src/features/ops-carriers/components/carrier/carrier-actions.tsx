import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpsCarrier } from '#domain/carriers/carrier-page/schema';
import { paths } from '#web/shared/paths';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { carrierStaffQuery } from '../../api/carrier';
import { carrierNoteModal } from '../modals';
import { useActivityChange } from '../use-activity-change';
import { isInvitedAdmin, useConfirmInvitation } from './invite-again';

/** Actions of operations on a carrier: a note, its orders, its administrators' invitations, and its activity. */
export function CarrierActions({ carrier }: { carrier: OpsCarrier }) {
  const { t } = useTranslation('ops-carriers');
  const { t: common } = useTranslation();
  const { _id, name, isActive } = carrier;
  const invited = (useQuery(carrierStaffQuery(_id)).data ?? []).filter(isInvitedAdmin);
  const inviteAgain = useConfirmInvitation(_id);
  const changeActivity = useActivityChange(carrier);
  return (
    <Inline>
      <Button
        variant="primary"
        onClick={() => {
          openModal(carrierNoteModal, { carrierId: _id });
        }}
      >
        {t('note.add')}
      </Button>
      <ButtonLink to={paths.opsCarrier(_id, 'orders')}>{t('carrier.openOrders')}</ButtonLink>
      <ButtonLink to={paths.opsBillingCarrier(_id)}>{common('nav.opsBilling')}</ButtonLink>
      <ButtonLink to={paths.opsAudits(_id)}>{common('nav.audits')}</ButtonLink>
      <ActionMenu
        label={t('carrier.more', { name })}
        actions={[
          ...invited.map((member) => ({
            key: member._id,
            label: t('inviteAgain.label', { name: `${member.firstName} ${member.lastName}` }),
            run: () => {
              inviteAgain(member);
            },
          })),
          {
            key: 'activity',
            label: t(isActive ? 'deactivate.action' : 'reactivate.action'),
            danger: isActive,
            run: changeActivity,
          },
        ]}
      />
    </Inline>
  );
}
