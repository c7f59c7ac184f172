import type { ApplicationDocument } from '#domain/driver-application/schema';
import { checkStatedExpiry } from '#domain/driver-files/uploads';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/form/field';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Stack } from '../../../shared/ui/layout';
import { toast } from '../../../shared/ui/toasts';
import { dropDraft, keepDraft, readDraft } from '../../../shared/form/draft-storage';
import { useStateExpiry } from '../api/stated-expiry';

const ISO_DAY = 10;
/** What was typed and not sent yet is still there after a reload. */
const draftOf = (document: string) => `expiry.${document}`;
const today = () => new Date().toISOString().slice(0, ISO_DAY);

/** The last day as the driver reads it on the document; it goes along with the next file. */
export function useExpiry({ document, status, expiresOn }: ApplicationDocument) {
  // A new document has a new last day.
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
    /** The server has it: nothing is left to restore. */
    forgetDraft: () => {
      dropDraft(window.localStorage, draft);
    },
    /** Says what is wrong with it, at the field. */
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
  const save = useStateExpiry(() => {
    toast.success(t('expiry.saved'));
    expiry.forgetDraft();
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

/** Asks for the printed last day; beside a file under review it is saved by itself. */
export function ExpiryField({ document: { status, fileId }, expiry }: ExpiryFieldProps) {
  const { t } = useTranslation('documents');
  const isUnderReview = status === 'uploaded' || status === 'pending';
  return (
    <Stack gap={8}>
      <Field label={t('expiry.label')} help={t('expiry.help')} error={expiry.error} optional>
        {(ties) => (
          <input
            {...ties}
            type="date"
            className="gh-input"
            value={expiry.value}
            min={today()}
            onBlur={expiry.check}
            onChange={({ target }) => {
              expiry.set(target.value);
            }}
          />
        )}
      </Field>
      {isUnderReview && fileId !== null && expiry.isChanged ? <SaveDate fileId={fileId} expiry={expiry} /> : null}
    </Stack>
  );
}
