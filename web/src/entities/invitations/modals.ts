import { defineModal } from '#web/shared/ui/modals';
import type { Invitee } from './modal-data';

export const inviteDriverModal = defineModal<Invitee>('invite-driver', () =>
  import('./invite-dialog').then((module) => module.InviteDialog),
);
