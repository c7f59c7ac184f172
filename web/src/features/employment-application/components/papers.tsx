import { useTranslation } from 'react-i18next';
import type { EmploymentApplication } from '#domain/employment-applications/schema';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Card, Facts, Inline, Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { saveSignedPaper, useWithdrawConsent } from '../api/application';

/** The file of the driver lists the papers of an offer only while it lasts; its documents stay the driver's. */
function SaveButton({
  kind,
  evidenceId,
}: {
  kind: EmploymentApplication['papers'][number]['kind'];
  evidenceId: string;
}) {
  const { t } = useTranslation('employment-application');
  return (
    <Button
      variant="text"
      size="small"
      onClick={() => void saveSignedPaper(evidenceId, t('papers.file', { kind })).catch(toast.problem)}
    >
      {t('papers.save')}
      <span className="gh-hidden">: {t(`paper.${kind}`)}</span>
    </Button>
  );
}

/** The papers with their days; the driver withdraws the consent here. */
export function Papers({ application }: { application: EmploymentApplication }) {
  const { t } = useTranslation('employment-application');
  const { carrier, papers, mayWithdrawConsent, isOpen } = application;
  const withdraw = useWithdrawConsent(application, () => {
    toast.success(t('withdraw.done', { carrier }));
  });
  return (
    <Card title={t('papers.title')}>
      <Stack>
        <Facts
          facts={papers.map(({ kind, state, signedOn, evidenceId }) => ({
            label: t(`paper.${kind}`),
            value: (
              <Inline>
                {t(`state.${state}`, { date: signedOn === null ? '' : formatDate(signedOn) })}
                {isOpen || evidenceId === null ? null : <SaveButton kind={kind} evidenceId={evidenceId} />}
              </Inline>
            ),
          }))}
        />
        <Inline>
          {isOpen ? <ButtonLink to={paths.driverOwnFile}>{t('papers.open')}</ButtonLink> : null}
          {mayWithdrawConsent ? (
            <Button
              variant="text"
              onClick={() => {
                confirm({
                  title: t('withdraw.title'),
                  text: t('withdraw.text', { carrier }),
                  confirmLabel: t('withdraw.action'),
                  danger: true,
                  onConfirm: () => withdraw.mutateAsync(),
                });
              }}
            >
              {t('withdraw.action')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}
