import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import { useCommand } from '#web/shared/http/use-command';
import { organizationKeys } from './organizations';

const pathOf = (id: string) => ({ path: { id } });

/** The carrier's agreement. */
export const opsAgreementQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKeys.one(id), 'agreement'],
    queryFn: ({ signal }) => call(api.GET('/api/ops/organizations/{id}/agreement', { params: pathOf(id), signal })),
    meta: { topics: ['carrier', 'job-order', 'candidacy'] },
  });

const PATH = '/api/ops/organizations/{id}/agreement';

/** A command of operations on the agreement; the last two need a reason. */
export type AgreementAct =
  | { readonly name: 'warnAboutPayment' | 'clearWarnings' | 'enableCarrier' | 'withdrawNotice' }
  | { readonly name: 'extendTrial'; readonly lastOn: string }
  | { readonly name: 'giveNotice' | 'disableCarrier'; readonly reason: string };

/** Sends a command of operations on the carrier's agreement. */
export const useAgreementAct = (id: string, onDone: () => void) =>
  useCommand({
    send: (act: AgreementAct, request) => {
      const options = { ...request, params: pathOf(id) };
      switch (act.name) {
        case 'warnAboutPayment':
          return call(api.POST(`${PATH}/warnings`, options));
        case 'clearWarnings':
          return call(api.DELETE(`${PATH}/warnings`, options));
        case 'enableCarrier':
          return call(api.POST(`${PATH}/enable`, options));
        case 'withdrawNotice':
          return call(api.DELETE(`${PATH}/notice`, options));
        case 'extendTrial':
          return call(api.POST(`${PATH}/trial`, { ...options, body: { lastOn: act.lastOn } }));
        case 'giveNotice':
          return call(api.POST(`${PATH}/notice`, { ...options, body: { reason: act.reason } }));
        case 'disableCarrier':
          return call(api.POST(`${PATH}/disable`, { ...options, body: { reason: act.reason } }));
      }
    },
    invalidates: () => [organizationKeys.lists, organizationKeys.one(id)],
    onDone,
  });

/** Saves a signed document. */
export async function saveOpsAgreement(id: string, documentId: string): Promise<void> {
  const params = { path: { id, documentId } };
  saveFile(await call(api.GET(`${PATH}/documents/{documentId}`, { params, parseAs: 'blob' })), 'carrier-agreement.pdf');
}
