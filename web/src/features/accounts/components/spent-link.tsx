import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { applicationQuery } from '#web/entities/driver/application';
import { paths } from '#web/shared/paths';
import { currentUserQuery } from '#web/shared/session/current-user';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { toast } from '#web/shared/ui/toasts';

interface AlreadyConfirmedProps {
  email: string;
  onConfirmed: () => void;
}

/** Says that nothing is left to do, and goes on. */
function AlreadyConfirmed({ email, onConfirmed }: AlreadyConfirmedProps) {
  const { t } = useTranslation('accounts');
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    toast.success(t('confirm.already', { email }));
    onConfirmed();
  }, [email, onConfirmed, t]);
  return <PageSkeleton />;
}

/**
 * A link that no longer works: a driver who is signed in and whose address is confirmed, for example by a second email, goes on.
 * Everyone else can request another email.
 */
export function SpentLink({ onConfirmed }: Pick<AlreadyConfirmedProps, 'onConfirmed'>) {
  const user = useQueryClient().getQueryData(currentUserQuery().queryKey);
  const isDriver = user?.roles.includes('applicant') === true;
  const { data, isLoading } = useQuery({ ...applicationQuery(), enabled: isDriver, retry: false });
  if (isLoading) return <PageSkeleton />;
  if (data?.contacts.isEmailConfirmed === true) {
    return <AlreadyConfirmed email={data.contacts.email} onConfirmed={onConfirmed} />;
  }
  return <Navigate to={paths.resendConfirmEmail} state="link-not-valid" replace />;
}
