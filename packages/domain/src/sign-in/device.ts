/** What a browser says of itself, as a person would call it; null where it is none that we know. */
type Device = { browser: string | null; system: string | null }

/** In this order: almost every browser also claims to be Chrome, Safari and Mozilla. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//, 'Safari'],
]

/** An iPhone also calls itself a Mac, Android also Linux. */
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (names: readonly [RegExp, string][], text: string): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null

/** The browser and system of a User-Agent header, for a list that a person reads; never proof of anything. */
export const readDevice = (userAgent: string): Device => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})
