import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import type { VoeLink } from '../api/voe';
import { useSaveDraft } from '../api/voe';
import type { AnswerValues } from '../model/form-values';
import { useAutosave } from '../model/use-autosave';

interface SaveDraftProps {
  form: UseFormReturn<AnswerValues>;
  link: VoeLink;
  savedAt: string | null;
  onSaved: () => void;
}

/** Stores the answers so far, also without a press; the same link goes on with them later. */
export function SaveDraft({ form, link, savedAt, onSaved }: SaveDraftProps) {
  const { t } = useTranslation('voe');
  const save = useSaveDraft(link);
  const { isUnsaved, saveNow } = useAutosave(form, { save: save.mutateAsync, onSaved });
  const saved = savedAt === null ? t('save.help') : t('save.at', { when: formatDateTime(savedAt) });
  return (
    <div className="gh-voe-save">
      <Button loading={save.isPending} onClick={saveNow}>
        {t('save.action')}
      </Button>
      <span role="status" className="gh-voe-aside">
        {isUnsaved ? t('save.not') : saved}
      </span>
      {save.error === null ? null : <Alert problem={save.error} />}
    </div>
  );
}
