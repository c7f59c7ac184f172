import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { paths } from '#web/shared/paths';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import type { VoeLink } from '../api/voe';

/** A past employer enters the two codes of a fax or letter. */
export function VoeLoginPage() {
  const { t } = useTranslation('voe');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm<VoeLink>({ defaultValues: { urlCode: search.get('code') ?? '', accessCode: '' } });
  const open = async ({ urlCode, accessCode }: VoeLink) => {
    await navigate(paths.voe(urlCode.trim(), accessCode.trim()));
  };
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t('login.lead')} />
      <Card>
        <Form form={form} onSubmit={open} label={t('title')}>
          <TextField
            control={form.control}
            name="urlCode"
            label={t('login.urlCode')}
            help={t('login.urlCodeHelp')}
            autoComplete="off"
            maxLength={40}
            rules={{ required: 'required' }}
          />
          <TextField
            control={form.control}
            name="accessCode"
            label={t('login.accessCode')}
            autoComplete="off"
            maxLength={40}
            rules={{ required: 'required' }}
          />
          <div>
            <SubmitButton control={form.control}>{common('proof.go')}</SubmitButton>
          </div>
        </Form>
      </Card>
    </Stack>
  );
}
