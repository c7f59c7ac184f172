import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkStatedExpiry, endingDocuments } from '#domain/driver-files/uploads';
import type { DocumentKind } from '#domain/driver-pipeline/tasks';
import { personalInfoQuery } from '#web/entities/driver/personal-info';
import { UploadField } from '#web/entities/driver-files/upload-field';
import { TextBox } from '#web/shared/form/text-box';
import { today } from '#web/shared/form/today';
import { Stack } from '#web/shared/ui/layout';

const endsOnADate = (document: DocumentKind) => endingDocuments.some((ending) => ending === document);

/** The date comes first and is sent with the file, so the reviewer sees both together. */
function useNewDate(document: DocumentKind) {
  const [on, setOn] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<{ focus: () => void }>(null);
  const focusRef = useCallback((control: { focus: () => void } | null) => {
    input.current = control;
  }, []);
  const mayPick = () => {
    if (!endsOnADate(document)) return true;
    const problem = on === '' ? 'required' : checkStatedExpiry(on, today())?.code;
    setError(problem);
    if (problem !== undefined) input.current?.focus();
    return problem === undefined;
  };
  return { on, setOn, error, focusRef, mayPick };
}

/** Replaces a document: the new expiration date and the new file. */
export function SendNew({ document }: { document: DocumentKind }) {
  const { t } = useTranslation('personal-info');
  const client = useQueryClient();
  const { on, setOn, error, focusRef, mayPick } = useNewDate(document);
  const renewed = useCallback(() => {
    void client.invalidateQueries({ queryKey: personalInfoQuery().queryKey });
  }, [client]);
  return (
    <Stack gap={8}>
      {endsOnADate(document) ? (
        <TextBox
          type="date"
          label={t('new.endsOn')}
          help={t('new.endsOnHelp')}
          error={error}
          required
          focusRef={focusRef}
          value={on}
          onChange={setOn}
        />
      ) : null}
      <UploadField
        type={document}
        name={t(`documents.name.${document}`)}
        camera="environment"
        replaces
        mayPick={mayPick}
        expiresOn={on === '' ? null : on}
        onSent={renewed}
      />
    </Stack>
  );
}
