import { applicationsQuery } from '#web/entities/driver/applications';
import { driverMeQuery } from '#web/entities/driver/me';
import type { CommandRequest } from '#web/shared/http/use-command';
import { useCommand } from '#web/shared/http/use-command';
import { toast } from '#web/shared/ui/toasts';

/** A driver's answer: refetches what it changes and shows a toast on success. */
export const useAnswer = <Input, Answer>(
  send: (input: Input, request: CommandRequest) => Promise<Answer>,
  done: string,
) =>
  useCommand({
    send,
    invalidates: () => [applicationsQuery().queryKey, driverMeQuery().queryKey],
    onDone: () => {
      toast.success(done);
    },
  });
