import type { Language } from '../wire/language.ts'
import { type Day, daysBetween, yearOf } from './day.ts'
import { dayNumber, millisecondsPerDay } from './day-number.ts'
import { clockIn, type Instant, todayIn } from './instant.ts'

/** How days, instants and numbers are written in one language. */
export type Format = {
  /** '20.11.2026' in every language. */
  day(day: Day): string
  /** 'ven 20 nov' */
  shortDay(day: Day): string
  /** 'venerdì 20 novembre' */
  longDay(day: Day): string
  /** 'venerdì 20 novembre 2026' */
  longDayWithYear(day: Day): string
  /** 'venerdì' */
  weekday(day: Day): string
  /** 'novembre 2026' */
  month(day: Day): string
  /** 'nov' */
  shortMonth(day: Day): string
  /** '16–22 nov 2026', over the end of a month or year with both months or years. */
  period(from: Day, to: Day): string
  /** 'oggi', 'domani', 'ieri'; `null` for any other day. */
  nearDay(day: Day, today: Day): string | null
  /** '20.11.2026, 09:00', in Europe/Zurich. */
  instant(instant: Instant): string
  /** "1'234.5"; `decimals` fixes how many are written, otherwise as many as the number has, at most 3. */
  number(value: number, decimals?: number): string
  /** "CHF 1'234.50" */
  money(amount: number, currency?: string): string
}

/** The Swiss flavour of each language; English words come from en-GB, which writes the day first. */
const locales = { it: 'it-CH', de: 'de-CH', fr: 'fr-CH', en: 'en-GB' } as const satisfies Record<
  Language,
  string
>

/**
 * Numbers are written in one way in all languages, point for decimals and apostrophe for thousands: a dose must
 * not read differently to two nurses. Plain it-CH groups only from 10'000 on, hence 'always'.
 */
const numberFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('it-CH', { useGrouping: 'always', ...options })

const formats = new Map<Language, Format>()

/** The one formatter of a language. */
export function formatIn(language: Language): Format {
  const known = formats.get(language)
  if (known) return known
  const made = makeFormat(language)
  formats.set(language, made)
  return made
}

/** Made when it is first needed: each formatter costs a slow phone some milliseconds, and a page needs few. */
function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

function makeFormat(language: Language): Format {
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = onDemand(() => new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }))
    return (day: Day) => format().format(dayNumber(day) * millisecondsPerDay)
  }
  const longDay = words({ weekday: 'long', day: 'numeric', month: 'long' })
  const period = onDemand(
    () =>
      new Intl.DateTimeFormat(locales[language], {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      }),
  )
  const near = onDemand(() => new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }))
  const anyNumber = onDemand(() => numberFormat({}))
  return {
    day: numericDay,
    shortDay: words({ weekday: 'short', day: 'numeric', month: 'short' }),
    longDay,
    longDayWithYear: day => `${longDay(day)} ${yearOf(day)}`,
    weekday: words({ weekday: 'long' }),
    month: words({ month: 'long', year: 'numeric' }),
    shortMonth: words({ month: 'short' }),
    period: (from, to) =>
      period().formatRange(dayNumber(from) * millisecondsPerDay, dayNumber(to) * millisecondsPerDay),
    nearDay(day, today) {
      const distance = daysBetween(today, day)
      return Math.abs(distance) <= 1 ? near().format(distance, 'day') : null
    },
    instant: instant => `${numericDay(todayIn(instant))}, ${clockIn(instant)}`,
    number: (value, decimals) =>
      (decimals === undefined ? anyNumber() : fixedDecimals(decimals)).format(value),
    money: (amount, currency = 'CHF') => `${currency} ${fixedDecimals(2).format(amount)}`,
  }
}

const numericDay = (day: Day): string => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`

const fixedFormats = new Map<number, Intl.NumberFormat>()

function fixedDecimals(decimals: number): Intl.NumberFormat {
  const known = fixedFormats.get(decimals)
  if (known) return known
  const made = numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  fixedFormats.set(decimals, made)
  return made
}
