/**
 * Shifts what `Date` says by so many milliseconds, ticking on. Timers stay real: nothing waits longer or shorter for it.
 * A browser is handed its text, so it knows nothing but what stands in it.
 */
export function shiftDate(aheadMs: number): void {
  const realNow = Date.now.bind(Date)
  Date.now = () => realNow() + aheadMs
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [date.now()], made),
  })
}
