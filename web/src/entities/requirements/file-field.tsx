import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ControlledProps } from '#web/shared/form/controlled';
import { useControlled } from '#web/shared/form/controlled';
import { useFieldProblemText } from '#web/shared/i18n/use-problem-text';
import { Alert } from '#web/shared/ui/alert';
import { classNames } from '#web/shared/ui/class-names';
import { FileButton } from '#web/shared/ui/file-button';
import type { FileSource } from './source';

interface FileFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  source: Pick<FileSource, 'receive'>;
}

/** Sends a file as soon as it is chosen, so that a refused one is known before the form is sent. */
function useReceiving(source: Pick<FileSource, 'receive'>, onReceived: (fileId: string) => void) {
  const receiving = useMutation({
    mutationFn: (file: File) => source.receive(file),
    onSuccess: ({ fileId }) => {
      onReceived(fileId);
    },
  });
  return { ...receiving, name: receiving.isSuccess ? receiving.variables.name : null };
}

/** A document to upload, chosen or dropped; the form holds the id of the received file. */
export function FileField<Values extends FieldValues>(props: FileFieldProps<Values>) {
  const { control, name, label, source, optional = false, rules } = props;
  const { t } = useTranslation('files');
  const { t: common } = useTranslation();
  const problemText = useFieldProblemText();
  const { set, value, error } = useControlled(rules ? { control, name, rules } : { control, name });
  const [isOver, setOver] = useState(false);
  const helpId = useId();
  const receiving = useReceiving(source, set);
  const isThere = typeof value === 'string';
  const send = (file: File | undefined) => {
    if (file === undefined || receiving.isPending) return;
    set(null);
    receiving.mutate(file);
  };
  return (
    // Dropping a file is a shortcut; the button does the same.
    <div
      role="group"
      aria-label={label}
      className={classNames('gh-field gh-file-drop', isOver && 'gh-file-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        send(event.dataTransfer.files[0]);
      }}
    >
      <span className="gh-file-title">
        {label}
        {optional ? <span className="gh-field-optional"> ({common('field.optional')})</span> : null}
      </span>
      <div>
        <FileButton
          accept="application/pdf,image/jpeg,image/png"
          busy={receiving.isPending}
          describedBy={helpId}
          onFile={send}
        >
          {t(isThere ? 'field.replace' : 'field.choose')}
          <span className="gh-hidden">: {label}</span>
        </FileButton>
      </div>
      <span role="status">
        {isThere && receiving.name !== null ? t('field.fileChosen', { name: receiving.name }) : null}
      </span>
      {receiving.error === null ? null : <Alert problem={receiving.error} />}
      {error === undefined ? null : <div className="gh-field-error">{problemText(error)}</div>}
      <div id={helpId} className="gh-field-help">
        {t('field.drop')}
      </div>
    </div>
  );
}
