import { useTranslation } from 'react-i18next';
import { type HosExemption, hosExemptions } from '#domain/eld/rules/limits';
import type { HosDay } from '#domain/eld/schema';
import { Checkbox } from '#web/shared/form/inputs';
import { formatDay } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Card, Stack } from '#web/shared/ui/layout';
import { useClaimExemptions } from '../api/hours';

/** The exceptions from the rules that the driver claims for the shown day. */
export function ExemptionsCard({ day: { date, exemptions } }: { day: HosDay }) {
  const { t } = useTranslation('hours');
  const claim = useClaimExemptions();
  const change = (kind: HosExemption, isClaimed: boolean) =>
    claim.mutate({
      date,
      exemptions: hosExemptions.filter((each) => (each === kind ? isClaimed : exemptions.includes(each))),
    });
  return (
    <Card title={t('exemption.title', { day: formatDay(date) })}>
      <Stack gap={8}>
        {hosExemptions.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`exemption.claim.${kind}`)}
            checked={exemptions.includes(kind)}
            disabled={claim.isPending}
            onChange={(isClaimed) => change(kind, isClaimed)}
          />
        ))}
        {claim.error === null ? null : <Alert problem={claim.error} />}
      </Stack>
    </Card>
  );
}
