import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import type {
  DeclineVoeBody,
  RefuseCorrectionBody,
  VerificationAnswer,
  VoeForm,
} from '#domain/employment-verifications/schema';
import type { ResponseKind } from '#domain/employment-verifications/states';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** A past employer's link: its code, and the access code, which goes in bodies because addresses are logged. */
export interface VoeLink {
  urlCode: string;
  accessCode: string;
}

/** Confirms what was sent. */
export interface VoeReceipt {
  kind: ResponseKind;
  at: string;
}

const pathOf = ({ urlCode }: VoeLink) => ({ params: { path: { urlCode } } });

/** The form behind a link. It is opened once: every attempt with a wrong code counts. */
export const voeFormQuery = (link: VoeLink) =>
  queryOptions({
    queryKey: ['voe', link],
    queryFn: ({ signal }): Promise<VoeForm> =>
      call(
        api.POST('/api/voe/{urlCode}/open', { ...pathOf(link), body: { accessCode: link.accessCode }, signal }),
      ) as Promise<VoeForm>,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

/** The declared type is text, but the call requested a blob. */
const asBlob = (content: unknown): Blob => content as Blob;

/** The consent that the driver signed. */
export const voeConsentQuery = (link: VoeLink) =>
  queryOptions({
    queryKey: ['voe', link, 'consent'],
    queryFn: async ({ signal }) =>
      asBlob(
        await call(
          api.POST('/api/voe/{urlCode}/consent', {
            ...pathOf(link),
            body: { accessCode: link.accessCode },
            parseAs: 'blob',
            signal,
          }),
        ),
      ),
    staleTime: Infinity,
    retry: false,
  });

/** Shows what the server has without opening the link again. */
function useShowForm(link: VoeLink) {
  const client = useQueryClient();
  return (change: (form: VoeForm) => VoeForm) => {
    client.setQueryData<VoeForm>(voeFormQuery(link).queryKey, (form) => form && change(form));
  };
}

/** Stores the answers so far on the server, to go on later on any device. */
export function useSaveDraft(link: VoeLink) {
  const show = useShowForm(link);
  return useCommand<VerificationAnswer, VoeForm>({
    send: (draft) =>
      call(
        api.PUT('/api/voe/{urlCode}/draft', { ...pathOf(link), body: { accessCode: link.accessCode, draft } }),
      ) as Promise<VoeForm>,
    onDone: ({ savedAt, draft }) => {
      show((form) => ({ ...form, savedAt, draft }));
    },
  });
}

/** The names of the files that were attached in this visit, by id: the server does not keep names. */
export const fileNamesQuery = (link: VoeLink) =>
  queryOptions<Readonly<Record<string, string>>>({
    queryKey: ['voe', link, 'file-names'],
    queryFn: skipToken,
  });

/** Attaches a file as soon as it is chosen, so that a refused one is known before the answer is sent. */
export function useAttachFile(link: VoeLink) {
  const show = useShowForm(link);
  const client = useQueryClient();
  return useCommand<File, VoeForm['files'][number]>({
    send: (file) =>
      call(
        api.POST('/api/voe/{urlCode}/files', {
          ...pathOf(link),
          body: file as unknown as string,
          bodySerializer: () => file,
          headers: { 'Content-Type': 'application/octet-stream', 'X-Access-Code': link.accessCode },
        }),
      ),
    onDone: (file, { name }) => {
      client.setQueryData(fileNamesQuery(link).queryKey, (names) => ({ ...names, [file._id]: name }));
      show((form) => ({ ...form, files: [...form.files, file] }));
    },
  });
}

export function useRemoveFile(link: VoeLink) {
  const show = useShowForm(link);
  return useCommand<string>({
    send: (fileId) =>
      call(
        api.POST('/api/voe/{urlCode}/files/{fileId}/remove', {
          params: { path: { urlCode: link.urlCode, fileId } },
          body: { accessCode: link.accessCode },
        }),
      ),
    onDone: (_, fileId) => {
      show((form) => ({ ...form, files: form.files.filter(({ _id }) => _id !== fileId) }));
    },
  });
}

type Signed<Body> = Omit<Body, 'accessCode'>;
type OnDone = (receipt: VoeReceipt) => void;

type SentAnswer = { answer: VerificationAnswer } & Pick<DeclineVoeBody, 'signature' | 'hasCertified'>;

/** Sends the signed answer, or the signed correction. */
export const useSendAnswer = (link: VoeLink, onDone: OnDone) =>
  useCommand<SentAnswer, VoeReceipt>({
    send: (body) =>
      call(api.POST('/api/voe/{urlCode}/answer', { ...pathOf(link), body: { accessCode: link.accessCode, ...body } })),
    onDone,
  });

export const useDecline = (link: VoeLink, onDone: OnDone) =>
  useCommand<Signed<DeclineVoeBody>, VoeReceipt>({
    send: (body) =>
      call(api.POST('/api/voe/{urlCode}/decline', { ...pathOf(link), body: { accessCode: link.accessCode, ...body } })),
    onDone,
  });

export const useRefuseCorrection = (link: VoeLink, onDone: OnDone) =>
  useCommand<Signed<RefuseCorrectionBody>, VoeReceipt>({
    send: (body) =>
      call(
        api.POST('/api/voe/{urlCode}/refuse-correction', {
          ...pathOf(link),
          body: { accessCode: link.accessCode, ...body },
        }),
      ),
    onDone,
  });
