import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import type { AnswersData } from './modal-data';
import { ResponseCard } from './response-card';
import { WordsAboutAnswer } from './words-about-answer';

const WIDTH = 720;

/** Everything that a past employer sent, newest first, with what the driver says about it. */
export function AnswersDialog({ data: { verification, papers }, close }: ModalProps<AnswersData>) {
  const { t } = useTranslation('verifications');
  const { employer, questions, responses, round, dispute, rebuttal, startDate, endDate } = verification;
  const selfReported = { reader: 'carrier', startDate, endDate } as const;
  return (
    <Dialog title={t('answers.title', { employer: employer.name })} onClose={close} width={WIDTH}>
      <Stack gap={24}>
        <WordsAboutAnswer reader="carrier" dispute={dispute} rebuttal={rebuttal} />
        {responses.map((response) => (
          <ResponseCard
            key={response._id}
            response={response}
            round={round}
            questions={questions}
            papers={papers}
            selfReported={selfReported}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
