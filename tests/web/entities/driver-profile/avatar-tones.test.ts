import { describe, expect, it } from '@jest/globals';
import { type AvatarColors, avatarToneOf, avatarTones } from '#web/entities/driver-profile/avatar-tones';

const CHANNEL_MAX = 255;
const linear = (channel: number): number => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / CHANNEL_MAX),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2. */
function contrast({ background, text }: AvatarColors): number {
  const [high = 0, low = 0] = [luminance(background), luminance(text)].sort((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}

describe('the colors of avatars', () => {
  it.each(avatarTones.map((tone, index) => [index, tone] as const))(
    'tone %i is readable in light and in dark mode',
    (_, { light, dark }) => {
      expect(contrast(light)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('are the same for the same driver, and differ between drivers', () => {
    const ids = Array.from({ length: 50 }, (_, index) => `018f0000-0000-7000-8000-0000000000${String(index + 10)}`);

    expect(ids.map(avatarToneOf)).toEqual(ids.map(avatarToneOf));
    expect(new Set(ids.map(avatarToneOf)).size).toBe(avatarTones.length);
  });
});
