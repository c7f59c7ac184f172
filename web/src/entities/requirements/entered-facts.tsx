import { useTranslation } from 'react-i18next';
import type { DriverFact } from '#domain/requirements/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { toast } from '#web/shared/ui/toasts';
import { useWithdrawFact } from './queries';

interface EnteredFactsProps {
  driverId: string;
  facts: readonly DriverFact[];
}

/** Facts that operations entered for a driver, with the author; a mistake can be withdrawn. */
export function EnteredFacts({ driverId, facts }: EnteredFactsProps) {
  const { t } = useTranslation('requirements');
  const withdraw = useWithdrawFact(() => {
    toast.success(t('fact.withdrawn'));
  });
  return (
    <ul className="gh-requirements-lines">
      {facts.map(({ _id, kind, on, endsOn, organization, author }) => {
        const what = t(`kind.${kind}`);
        return (
          <li key={_id} className="gh-requirement">
            <div className="gh-requirement-what">
              <span className="gh-requirement-title">{what}</span>
              {organization === null ? null : <span className="gh-requirement-aside">{organization.name}</span>}
            </div>
            <div className="gh-requirement-why">
              <span>
                {endsOn === null ? formatDate(on) : t('fact.range', { from: formatDate(on), to: formatDate(endsOn) })}
              </span>
              <span className="gh-requirement-aside">{t('fact.by', { name: author.name })}</span>
            </div>
            <div className="gh-requirement-state">
              <Button
                size="small"
                variant="text"
                onClick={() => {
                  confirm({
                    title: t('fact.withdrawTitle', { what }),
                    text: t('fact.withdrawText'),
                    confirmLabel: t('fact.withdraw'),
                    onConfirm: () => withdraw.mutateAsync({ driverId, factId: _id }),
                  });
                }}
              >
                {t('fact.withdraw')}
                <span className="gh-hidden">: {what}</span>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
