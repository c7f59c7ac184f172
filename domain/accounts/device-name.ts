/** Patterns in order of precedence: browsers that others imitate come last. */
type Names = readonly (readonly [pattern: RegExp, name: string])[];

const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string): string | undefined => names.find(([pattern]) => pattern.test(text))?.[1];

/** A readable name for the device behind a User-Agent, such as "Chrome, Windows"; undefined if unknown. */
export function deviceName(userAgent: string | null): string | undefined {
  if (userAgent === null) return undefined;
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined);
  return known.length === 0 ? undefined : known.join(', ');
}
