/** As many characters as the standard leaves to a text. */
export const limits = {
  name: 35,
  street: 35,
  houseNo: 10,
  city: 35,
  phone: 25,
  email: 80,
  serviceName: 350,
  id: 35,
} as const

/** The beginning of a text, by whole characters; nobody is known by it alone, which numbers do. */
export const cut = (text: string, max: number): string =>
  Array.from(text.trim()).slice(0, max).join('').trim()

/** Rappen as francs with two decimals. */
export const francsText = (rappen: number): string => (rappen / 100).toFixed(2)

/** The beginning of a day as the standard writes an instant: of Swiss time, without a zone. */
export const dayText = (day: string): string => `${day}T00:00:00`
