import { useTranslation } from 'react-i18next';

const search = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`;

/** Opens an address in the phone's map. */
export function MapLink({ address }: { address: string }) {
  const { t } = useTranslation('driver');
  return (
    <a className="gh-touch-link" href={search(address)} target="_blank" rel="noreferrer">
      {t('map')}
    </a>
  );
}
