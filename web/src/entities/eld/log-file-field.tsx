import { useTranslation } from 'react-i18next';
import { lineFaults } from '#domain/eld/file/log-file';
import type { LogImport } from '#domain/eld/schema';
import { asApiProblem } from '#web/shared/http/api-problem';
import { formatDateTime } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { FileButton } from '#web/shared/ui/file-button';
import { Stack } from '#web/shared/ui/layout';

interface FaultyLine {
  readonly line: string;
  readonly fault: (typeof lineFaults)[number];
}

const isFaultyLine = (value: unknown): value is FaultyLine =>
  typeof value === 'object' &&
  value !== null &&
  'line' in value &&
  'fault' in value &&
  lineFaults.some((fault) => fault === value.fault);

/** Every wrong line of a refused file. */
function FaultyLines({ problem }: { problem: unknown }) {
  const { t } = useTranslation('hours');
  const { lines } = asApiProblem(problem).params;
  const found = Array.isArray(lines) ? lines.filter(isFaultyLine) : [];
  if (found.length === 0) return null;
  return (
    <ul aria-label={t('import.lines')}>
      {found.map(({ line, fault }) => (
        <li key={`${line}/${fault}`}>{t('import.line', { line, fault: t(`import.fault.${fault}`) })}</li>
      ))}
    </ul>
  );
}

/** The additions of an import, and the gaps of the file. */
export function ImportResult({ result }: { result: LogImport }) {
  const { t } = useTranslation('hours');
  const { added, changed, removed, duplicates, skipped, gaps } = result;
  return (
    <div role="status">
      <p>{t('import.done', { added, changed, removed })}</p>
      {duplicates === 0 ? null : <p>{t('import.duplicates', { count: duplicates })}</p>}
      {skipped === 0 ? null : <p>{t('import.skipped', { count: skipped })}</p>}
      {gaps.length === 0 ? null : (
        <ul aria-label={t('import.gaps')}>
          {gaps.map(({ startsAt, endsAt }) => (
            <li key={startsAt}>{t('import.gap', { from: formatDateTime(startsAt), to: formatDateTime(endsAt) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface LogFileFieldProps {
  isSending: boolean;
  problem: unknown;
  result: LogImport | undefined;
  onFile: (file: File) => void;
}

/** Imports a log file, and shows what it added or everything that is wrong with it. */
export function LogFileField({ isSending, problem, result, onFile }: LogFileFieldProps) {
  const { t } = useTranslation('hours');
  return (
    <Stack gap={8}>
      <p className="gh-hours-note">{t('import.hint')}</p>
      <div>
        <FileButton accept=".csv,text/csv,text/plain" busy={isSending} onFile={onFile}>
          {t('import.action')}
        </FileButton>
      </div>
      {problem === null || problem === undefined ? null : (
        <>
          <Alert problem={problem} />
          <FaultyLines problem={problem} />
        </>
      )}
      {result === undefined ? null : <ImportResult result={result} />}
    </Stack>
  );
}
