import type { CSSProperties } from 'react';
import type { DriverSummary } from '#domain/drivers/schema';
import { avatarToneOf } from './avatar-tones';
import { initialsOf } from './driver-name';
import './driver-avatar.css';

interface DriverAvatarProps {
  driver: Pick<DriverSummary, '_id' | 'firstName' | 'lastName' | 'isMasked'>;
  size?: 'small' | 'large';
}

/** The driver's initials on a color of their own; a picture would reveal more than a carrier may see. */
export function DriverAvatar({ driver, size = 'small' }: DriverAvatarProps) {
  const { light, dark } = avatarToneOf(driver._id);
  const style = {
    '--gh-avatar': light.background,
    '--gh-avatar-text': light.text,
    '--gh-avatar-dark': dark.background,
    '--gh-avatar-text-dark': dark.text,
  } as CSSProperties;
  return (
    <span className={`gh-driver-avatar gh-driver-avatar-${size}`} style={style} aria-hidden="true">
      {initialsOf(driver)}
    </span>
  );
}
