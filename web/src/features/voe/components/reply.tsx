import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { Radios } from '#web/shared/form/inputs';
import type { VoeLink } from '../api/voe';
import type { Sent } from '../model/sent';
import { AnswerForm } from './answer-form';
import { DeclineForm, RefusalForm } from './reply-forms';

const ways = ['answer', 'none'] as const;

interface ReplyProps {
  form: VoeForm;
  link: VoeLink;
  onSent: (sent: Sent) => void;
}

/** The answers, or the reason for giving none; for a disputed answer, the correction or its refusal. */
export function Reply({ form, link, onSent }: ReplyProps) {
  const { t } = useTranslation('voe');
  const [way, setWay] = useState<(typeof ways)[number]>('answer');
  const { purpose } = form;
  const NoAnswer = purpose === 'answer' ? DeclineForm : RefusalForm;
  return (
    <>
      <Radios
        name="reply"
        label={t('reply.label')}
        choices={ways.map((value) => ({ value, label: t(`reply.${purpose}.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      {/* Entries stay while the other way is shown. */}
      <div hidden={way !== 'answer'}>
        <AnswerForm form={form} link={link} onSent={onSent} />
      </div>
      {way === 'none' ? <NoAnswer form={form} link={link} onSent={onSent} /> : null}
    </>
  );
}
