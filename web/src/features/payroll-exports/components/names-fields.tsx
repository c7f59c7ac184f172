import { useTranslation } from 'react-i18next';
import type { PayrollNames } from '#domain/payroll-exports/schema';
import { TextBox } from '#web/shared/form/text-box';

interface NamesFieldsProps {
  names: PayrollNames;
  onChange: (names: PayrollNames) => void;
}

const FIELDS = ['service', 'regular', 'overtime', 'companyCreateTime'] as const;

/** Names in the carrier's QuickBooks file. */
export function NamesFields({ names, onChange }: NamesFieldsProps) {
  const { t } = useTranslation('payroll-exports');
  return (
    <>
      {FIELDS.map((field) => (
        <TextBox
          key={field}
          label={t(`names.${field}`)}
          help={field === 'companyCreateTime' ? t('names.companyCreateTimeHelp') : undefined}
          optional={field === 'companyCreateTime'}
          value={names[field]}
          onChange={(text) => {
            onChange({ ...names, [field]: text });
          }}
        />
      ))}
    </>
  );
}
