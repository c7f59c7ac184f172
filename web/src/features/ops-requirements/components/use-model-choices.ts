import { useTranslation } from 'react-i18next';
import { evidenceDates, evidenceForms, evidenceKinds, findings } from '#domain/requirements/model/evidence';

/** Choices of the model, with the texts of drivers' files. */
export function useModelChoices() {
  const { t } = useTranslation('files');
  return {
    kinds: evidenceKinds
      .map((value) => ({ value, label: t(`kind.${value}`) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
    dates: evidenceDates.map((value) => ({ value, label: t(`date.${value}`) })),
    forms: evidenceForms.map((value) => ({ value, label: t(`form.${value}`) })),
    findings: findings.map((finding) => ({ value: finding, label: t(`finding.${finding}`) })),
  };
}
