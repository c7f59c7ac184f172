import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';

/** The address of an order's hiring page for this person: recruiters have a page of their own. */
export function useOrderPath() {
  const isRecruiter = useCurrentUser().position === 'RECRUITER';
  return (orderId: string, stage = 'inviteDrivers', tab?: string): string => {
    const shown = { ...(isRecruiter && { stage }), ...(tab !== undefined && { tab }) };
    const query = Object.keys(shown).length === 0 ? '' : `?${new URLSearchParams(shown).toString()}`;
    return `${isRecruiter ? paths.recruiterJobOrder(orderId) : paths.hiringFlow(orderId, stage)}${query}`;
  };
}
