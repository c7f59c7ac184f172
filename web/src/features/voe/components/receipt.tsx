import { useTranslation } from 'react-i18next';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { AnswerFacts } from '#web/entities/voe/answer-facts';
import { formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import type { Sent } from '../model/sent';

/** Confirms what was sent, with a copy to print. */
export function Receipt({ sent: { receipt, answer }, form }: { sent: Sent; form: VoeForm }) {
  const { t } = useTranslation(['voe', 'labels']);
  const { carrier, driver, questions } = form;
  return (
    <Stack gap={24}>
      <PageHeader
        title={t(`receipt.${receipt.kind}`)}
        subtitle={t('receipt.lead', { carrier: carrier.name, when: formatDateTime(receipt.at) })}
      />
      {answer === null ? null : (
        <Card title={t('receipt.copy')}>
          <Stack>
            <Facts
              facts={[
                { label: t('labels:term.driver'), value: driver.fullName },
                { label: t('section.respondent'), value: `${answer.respondent.name}, ${answer.respondent.title}` },
              ]}
            />
            <AnswerFacts answer={answer} questions={questions} showsTests />
            <div className="gh-voe-screen">
              <Button
                onClick={() => {
                  window.print();
                }}
              >
                {t('receipt.print')}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      <p>{t('receipt.next')}</p>
    </Stack>
  );
}
