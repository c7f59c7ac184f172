import { useTranslation } from 'react-i18next';
import type { DriverPreferences } from '#domain/drivers/preferences/schema';
import { Button } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { defineModal, openModal } from '#web/shared/ui/modals';

const preferencesModal = defineModal<DriverPreferences>('driver-preferences', () =>
  import('./preferences-dialog').then((m) => m.PreferencesDialog),
);

/** The driver's freight preferences, with a button to change them. */
export function PreferencesCard({ preferences }: { preferences: DriverPreferences }) {
  const { t } = useTranslation('schedule');
  const { t: labels } = useTranslation('labels');
  const { freightLevels, freightTypes, homeTime } = preferences;
  const listed = (words: readonly string[]) => (words.length === 0 ? t('preferences.none') : words.join(' · '));
  return (
    <Card title={t('preferences.title')}>
      <Stack gap={16}>
        <Facts
          facts={[
            {
              label: t('preferences.freightLevels'),
              value: listed(freightLevels.map((level) => labels(`freightLevel.${level}`))),
            },
            { label: t('preferences.freightTypes'), value: listed(freightTypes) },
            {
              label: t('preferences.homeTime'),
              value: homeTime === null ? t('preferences.none') : labels(`homeTime.${homeTime}`),
            },
          ]}
        />
        <div>
          <Button
            onClick={() => {
              openModal(preferencesModal, preferences);
            }}
          >
            {t('preferences.edit')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
