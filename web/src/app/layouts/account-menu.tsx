import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { initialOf } from '#domain/shared/initial';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { useUpdateUser } from '#web/shared/session/preferences';
import { ThemeSwitch } from '#web/shared/theme/theme-switch';
import { PlainButton } from '#web/shared/ui/plain-button';
import { useDisclosure } from '#web/shared/ui/use-disclosure';
import './account-menu.css';

interface AccountMenuProps {
  /** Pages of settings. */
  settings: readonly { to: string; label: string }[];
}

/** The account menu: user, theme, pages of settings and the button to sign out. */
export function AccountMenu({ settings }: AccountMenuProps) {
  const { t } = useTranslation();
  const { firstName, lastName, email, organization, isActive, roles } = useCurrentUser();
  const isActiveDriver = isActive && roles.includes('applicant');
  const { open, toggle, frame, button } = useDisclosure();
  const panelId = useId();
  const update = useUpdateUser();
  const initials = `${initialOf(firstName)}${initialOf(lastName)}`;
  return (
    <div className="gh-account" ref={frame}>
      <PlainButton
        ref={button}
        className="gh-account-button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={`${t('account.label')}: ${firstName} ${lastName}`}
        onClick={toggle}
      >
        {initials}
      </PlainButton>
      <div id={panelId} className="gh-account-panel" hidden={!open}>
        <p className="gh-account-name">
          {firstName} {lastName}
        </p>
        <p className="gh-account-detail">{email}</p>
        {organization ? <p className="gh-account-detail">{organization.name}</p> : null}
        <ThemeSwitch
          onChoose={(theme) => {
            update.mutate({ theme });
          }}
        />
        {settings.map(({ to, label }) => (
          <Link key={to} className="gh-button gh-button-default" to={to}>
            {label}
          </Link>
        ))}
        <Link className="gh-button gh-button-default" to={paths.account}>
          {t('account.mine')}
        </Link>
        {isActiveDriver ? (
          <Link className="gh-button gh-button-default" to={paths.driverPersonalInfo}>
            {t('account.personalInfo')}
          </Link>
        ) : null}
        {isActiveDriver ? (
          <Link className="gh-button gh-button-default" to={paths.driverTimesheet}>
            {t('nav.timesheet')}
          </Link>
        ) : null}
        {roles.includes('applicant') ? (
          <Link className="gh-button gh-button-default" to={paths.addDebitCard}>
            {t('account.debitCard')}
          </Link>
        ) : null}
        <Link className="gh-button gh-button-default" to={paths.logOut}>
          {t('account.signOut')}
        </Link>
      </div>
    </div>
  );
}
