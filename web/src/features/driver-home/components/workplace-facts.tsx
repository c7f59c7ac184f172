import { useTranslation } from 'react-i18next';
import type { FirstDay } from '#domain/candidacies/schema';
import { MapLink } from '#web/entities/driver/map-link';
import { formatPhone } from '#web/shared/i18n/format';
import { EmailAddress } from '#web/shared/ui/email-address';
import type { Fact } from '#web/shared/ui/layout';

/** "Dana Reyes", with the number to call or the address to write to. */
function Contact({ contact }: { contact: NonNullable<FirstDay['contact']> }) {
  const { name, phone, email } = contact;
  return (
    <>
      {name}
      <a className="gh-touch-link" href={phone === null ? `mailto:${email}` : `tel:${phone}`}>
        {phone === null ? <EmailAddress email={email} /> : formatPhone(phone)}
      </a>
    </>
  );
}

/** Where the driver works and whom to call, on the first day and after it. */
export function useWorkplaceFacts() {
  const { t } = useTranslation('driver-home');
  return ({ facilityName, address, contact }: FirstDay, contactLabel: string): Fact[] => [
    {
      label: t('firstDay.where'),
      value: (
        <>
          {facilityName}, {address}
          <MapLink address={address} />
        </>
      ),
    },
    ...(contact === null ? [] : [{ label: contactLabel, value: <Contact contact={contact} /> }]),
  ];
}
