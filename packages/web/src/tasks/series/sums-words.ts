import type { SeriesSums } from '@vicino/domain/series/series-sums.ts'
import type { TFunction } from 'i18next'

/** '12 spostate, 1 sostituzione mantenuta, 2 passate restano'. */
export function sumsWords(sums: SeriesSums, t: TFunction): string {
  const words: Record<keyof SeriesSums, (count: number) => string> = {
    moved: count => t('{{count}} spostate', { count }),
    changed: count => t('{{count}} modificate', { count }),
    added: count => t('{{count}} aggiunte', { count }),
    removed: count => t('{{count}} rimosse', { count }),
    removed_substitutions: count => t('{{count}} sostituzioni comprese', { count }),
    substitutions: count => t('{{count}} sostituzioni mantenute', { count }),
    exceptions: count => t('{{count}} eccezioni mantenute', { count }),
    past: count => t('{{count}} passate restano', { count }),
    settled: count => t('iniziate o concluse che restano: {{number}}', { number: count }),
    foreign: count => t('{{count}} di altri restano', { count }),
  }
  const said = (Object.keys(words) as (keyof SeriesSums)[]).filter(name => sums[name] > 0)
  return said.length === 0 ? t('Nessuna visita cambia') : said.map(name => words[name](sums[name])).join(', ')
}
