/** '4 h', '15 min', '2 h 30 min': the same in every language, and never on two lines. */
export function hoursWords(hours: number): string {
  const minutes = Math.round(hours * 60)
  const parts = [
    [Math.floor(minutes / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}\u00a0${unit}`)
    .join('\u00a0')
}
