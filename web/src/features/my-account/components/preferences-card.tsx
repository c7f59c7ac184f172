import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isDriver, isOps } from '#domain/accounts/actor';
import { Choice } from '#web/shared/form/choice';
import { Switch } from '#web/shared/form/choice-fields';
import { LANGUAGES } from '#web/shared/i18n/languages';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useActor, useCurrentUser } from '#web/shared/session/current-user';
import { useUpdateUser } from '#web/shared/session/preferences';
import { settingsQuery } from '#web/shared/session/settings';
import { ThemeSwitch } from '#web/shared/theme/theme-switch';
import { Card, Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { QuerySection } from './query-section';

/** Each setting is saved as soon as it changes. */
function useSave() {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const update = useUpdateUser(() => {
    toast.success(t('saved'));
  });
  const save = (change: Parameters<typeof update.mutate>[0]) => {
    update.mutate(change, {
      onError: (problem) => {
        toast.error(problemText(problem));
      },
    });
  };
  return { save, isSaving: update.isPending };
}

export function PreferencesCard() {
  const { t } = useTranslation('account');
  const { locale, singleKeys } = useCurrentUser();
  const actor = useActor();
  const settings = useQuery(settingsQuery());
  const { save, isSaving } = useSave();
  const names = { en: t('language.en') };
  return (
    <Card title={t('preferences.title')}>
      <Stack>
        <Choice
          label={t('preferences.language')}
          value={LANGUAGES.find((language) => language === locale) ?? null}
          values={LANGUAGES}
          text={(language) => names[language]}
          onChange={(language) => {
            if (language !== null) save({ locale: language });
          }}
        />
        <ThemeSwitch
          onChoose={(theme) => {
            save({ theme });
          }}
        />
        {isDriver(actor) ? null : (
          <div>
            <Switch
              label={t('preferences.singleKeys')}
              checked={singleKeys}
              disabled={isSaving}
              onChange={(checked) => {
                save({ singleKeys: checked });
              }}
            />
            <p className="gh-account-hint">{t('preferences.singleKeysHelp')}</p>
          </div>
        )}
        <QuerySection query={settings}>
          {({ smsConsent, wantsDigest }) => (
            <Stack>
              {isDriver(actor) ? (
                <div>
                  <Switch
                    label={t('preferences.sms')}
                    checked={smsConsent}
                    disabled={isSaving}
                    onChange={(checked) => {
                      save({ smsConsent: checked });
                    }}
                  />
                  <p className="gh-account-hint">{t('preferences.smsHelp')}</p>
                </div>
              ) : (
                <div>
                  <Switch
                    label={t(isOps(actor) ? 'preferences.digest' : 'preferences.carrierDigest')}
                    checked={wantsDigest}
                    disabled={isSaving}
                    onChange={(checked) => {
                      save({ wantsDigest: checked });
                    }}
                  />
                  <p className="gh-account-hint">
                    {t(isOps(actor) ? 'preferences.digestHelp' : 'preferences.carrierDigestHelp')}
                  </p>
                </div>
              )}
            </Stack>
          )}
        </QuerySection>
      </Stack>
    </Card>
  );
}
