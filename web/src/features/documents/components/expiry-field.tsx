import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDocument } from '#domain/driver-application/schema';
import { checkStatedExpiry } from '#domain/driver-files/uploads';
import { dropDraft, keepDraft, readDraft } from '#web/shared/form/draft-storage';
import { TextBox } from '#web/shared/form/text-box';
import { today } from '#web/shared/form/today';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useSaveStatedExpiry } from '../api/stated-expiry';

/** The draft key: an unsent date survives a reload. */
const draftOf = (document: string) => `expiry.${document}`;

/** The expiration date that the driver enters; it is sent with the next file. */
export function useExpiry({ document, status, expiresOn }: ApplicationDocument) {
  // A replacement has a new expiration date.
  const known = status === 'approved' ? null : expiresOn;
  const draft = draftOf(document);
  const [typed, setTyped] = useState(() => {
    const kept = readDraft(window.localStorage, draft);
    return typeof kept === 'string' ? kept : undefined;
  });
  const [error, setError] = useState<string>();
  const value = typed ?? known ?? '';
  const asDate = value === '' ? null : value;
  return {
    value,
    date: asDate,
    error,
    isChanged: asDate !== known,
    set: (text: string) => {
      setTyped(text);
      setError(undefined);
      keepDraft(window.localStorage, draft, text);
    },
    /** Drops the draft once the server has stored the date. */
    discardDraft: () => {
      dropDraft(window.localStorage, draft);
    },
    /** Validates the date and shows a problem at the field. */
    check: () => {
      const problem = checkStatedExpiry(asDate, today());
      setError(problem?.code);
      return problem === undefined;
    },
  };
}

type Expiry = ReturnType<typeof useExpiry>;

function SaveDate({ fileId, expiry }: { fileId: string; expiry: Expiry }) {
  const { t } = useTranslation('documents');
  const save = useSaveStatedExpiry(() => {
    toast.success(t('expiry.saved'));
    expiry.discardDraft();
  });
  return (
    <>
      {save.error === null ? null : <Alert problem={save.error} />}
      <div>
        <Button
          loading={save.isPending}
          onClick={() => {
            if (expiry.check()) save.mutate({ fileId, expiresOn: expiry.date });
          }}
        >
          {t('expiry.save')}
        </Button>
      </div>
    </>
  );
}

interface ExpiryFieldProps {
  document: ApplicationDocument;
  expiry: Expiry;
}

/** The printed expiration date; for a file under review it has its own save button. */
export function ExpiryField({ document: { status, fileId }, expiry }: ExpiryFieldProps) {
  const { t } = useTranslation('documents');
  const isUnderReview = status === 'uploaded' || status === 'pending';
  return (
    <Stack gap={8}>
      <TextBox
        type="date"
        label={t('expiry.label')}
        help={t('expiry.help')}
        error={expiry.error}
        optional
        value={expiry.value}
        min={today()}
        onBlur={expiry.check}
        onChange={expiry.set}
      />
      {isUnderReview && fileId !== null && expiry.isChanged ? <SaveDate fileId={fileId} expiry={expiry} /> : null}
    </Stack>
  );
}
