import { useTranslation } from 'react-i18next';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { parseDateInput } from '#web/shared/table/parse-as-day';
import { Button } from '#web/shared/ui/button';
import { correctionsOf } from './lines';
import type { FileState } from './use-file-state';

interface FileHeadProps {
  file: FileOnDay;
  state: FileState;
}

/** Corrections of the rules can be left out, as if they were not known. */
function KnownChoice({ file, state: { known, set } }: FileHeadProps) {
  const { t } = useTranslation('files');
  const corrections = correctionsOf(file);
  const all =
    known === null || corrections.some(({ knownAt }) => knownAt === known)
      ? corrections
      : [...corrections, { day: known, knownAt: known }];
  if (all.length === 0) return null;
  return (
    <Choice
      label={t('known.label')}
      any={t('known.now')}
      value={known}
      values={all.map(({ knownAt }) => knownAt)}
      text={(value) =>
        t('known.before', { day: formatDate(all.find(({ knownAt }) => knownAt === value)?.day ?? value) })
      }
      onChange={(next) => {
        set({ known: next === null ? null : new Date(next) });
      }}
    />
  );
}

/** The day of the file, what was known, and the day since which changes are listed. */
export function FileHead({ file, state, hasDay }: FileHeadProps & { hasDay: boolean }) {
  const { t } = useTranslation('files');
  const { since, known, set } = state;
  const day = hasDay ? state.day : null;
  return (
    <>
      <div className="gh-file-head">
        {hasDay ? (
          <TextBox
            type="date"
            label={t('day.label')}
            value={day ?? ''}
            onChange={(text) => {
              set({ day: parseDateInput(text) });
            }}
          />
        ) : null}
        {day === null ? null : (
          <Button
            onClick={() => {
              set({ day: null });
            }}
          >
            {t('day.clear')}
          </Button>
        )}
        <TextBox
          type="date"
          label={t('changes.label')}
          value={since ?? ''}
          onChange={(text) => {
            set({ since: parseDateInput(text) });
          }}
        />
        <KnownChoice file={file} state={state} />
      </div>
      <p className="gh-file-notice" role="status">
        {day === null ? t('day.today', { day: formatDate(file.on) }) : t('day.notice', { day: formatDate(day) })}
        {known === null ? null : ` ${t('known.notice', { at: formatDateTime(known) })}`}
      </p>
    </>
  );
}
