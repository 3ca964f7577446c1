import { countLogs } from '@vicino/domain/activity/activity.contract.ts'
import { type DatePreset, datePresets, logOrders, logTypes } from '@vicino/domain/activity/log-choices.ts'
import { type LogFilters, usualRange } from '@vicino/domain/activity/log-filters.ts'
import { type Day, isDay } from '@vicino/domain/days/day.ts'
import { problemOfRange } from '@vicino/domain/days/day-range.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { countedAtMost } from '@vicino/domain/wire/page.ts'
import { useDebouncedValue } from '@mantine/hooks'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import type { ActivitySearch } from '../pages/search.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceChips, ManyChips } from '../ui/fields/ChoiceChips.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { SideBySide } from '../ui/fields/FieldFrame.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import classes from './Activity.module.css'
import type { FilterPart } from './filter-parts.ts'
import { filtersOf } from './log-search.ts'

/** What is chosen within this time is counted with one call. */
const pauseMs = 250

type Props = {
  dossierId: string
  /** The words that the log is searched for beside the filters. */
  words: string
  /** The filters as they stand. */
  search: ActivitySearch
  /** Where the sheet opens. */
  part: FilterPart
  onClose: () => void
  onApply: (search: ActivitySearch) => void
}

/** All that the log can be narrowed to, with how much is left of it as one chooses. */
export function FilterSheet({ dossierId, words, search, part, onClose, onApply }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [chosen, setChosen] = useState(() => startOf(search, part, today))
  const problem = problemOfDays(chosen, t)
  const { data, error } = useCount(dossierId, words, filtersOf(chosen, today), problem === null)
  const set = (change: ActivitySearch): void => setChosen({ ...chosen, ...change })
  const preset = chosen.date ?? (chosen.from || chosen.to ? null : 'all')
  return (
    <Sheet open onClose={onClose} title={t('Filtri')}>
      <form
        noValidate
        className={classes.choices}
        onSubmit={event => {
          event.preventDefault()
          if (problem === null) onApply(chosen)
        }}
      >
        <Part starts={part === 'type'}>
          <ManyChips
            label={t('Quali attività mostrare')}
            options={logTypes}
            value={chosen.type ?? []}
            onChange={type => set({ type: type.length > 0 ? type : undefined })}
          />
        </Part>
        <Part starts={part === 'date'}>
          <ChoiceChips<DatePreset>
            label={t('Di quale periodo')}
            options={datePresets}
            value={preset}
            onChange={date => set({ date: narrowing(date), from: undefined, to: undefined })}
          />
        </Part>
        <Part starts={part === 'range'}>
          <SideBySide>
            <DayField
              label={t('Dal')}
              value={chosen.from ?? null}
              error={problem?.from}
              onChange={from => set({ date: undefined, from: from ?? undefined })}
            />
            <DayField
              label={t('Al')}
              value={chosen.to ?? null}
              error={problem?.to}
              onChange={to => set({ date: undefined, to: to ?? undefined })}
            />
          </SideBySide>
        </Part>
        <Part starts={part === 'order'}>
          <ChoiceChips
            label={t('In quale ordine')}
            options={logOrders}
            value={chosen.order ?? 'most_recent'}
            onChange={order => set({ order: order === 'least_recent' ? order : undefined })}
          />
        </Part>
        <SheetActions>
          <Button type="submit" disabled={problem !== null}>
            {showWords(error ? undefined : data?.total, t)}
          </Button>
          <Button variant="default" onClick={() => onApply({})}>
            {t('Rimuovi i filtri')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}

/** What may be chosen in one group; where the sheet opens at it, its first control has the focus. */
function Part({ starts, children }: { starts: boolean; children: ReactNode }) {
  return <div data-autofocus-in={starts || undefined}>{children}</div>
}

/** How many lines the log has under what is chosen, asked once it rests; the last answer stands meanwhile. */
function useCount(dossierId: string, words: string, filters: LogFilters | undefined, stands: boolean) {
  const [asked] = useDebouncedValue(JSON.stringify(filters ?? null), pauseMs)
  const settled = JSON.parse(asked) as LogFilters | null
  const query = { ...(words && { search: words }), ...(settled && { filters: settled }) }
  return useRead(countLogs, { params: { dossierId }, query }, { when: stands, keepLast: true })
}

/** Where two days of one's own are chosen, today and the week after are proposed. */
function startOf(search: ActivitySearch, part: FilterPart, today: Day): ActivitySearch {
  const isUntold = search.from === undefined && search.date === undefined
  return part === 'range' && isUntold ? { ...search, ...usualRange(today) } : search
}

const narrowing = (date: DatePreset | null): DatePreset | undefined =>
  date === null || date === 'all' ? undefined : date

/** Why the chosen days cannot stand, at their fields; null where they can. */
function problemOfDays({ from, to }: ActivitySearch, t: TFunction): { from?: string; to?: string } | null {
  if (from === undefined && to === undefined) return null
  const both = t('Per filtrare servono tutte e due le date.')
  if (from === undefined) return { from: both }
  if (to === undefined) return { to: both }
  const problem = isDay(from) && isDay(to) ? problemOfRange(from, to) : 'no_such_day'
  return problem ? { to: t(fieldSentences[problem].label) } : null
}

/** 'Mostra 12 attività'; how many there are is not said while it is unknown, and not beyond where counting stops. */
function showWords(total: number | undefined, t: TFunction): string {
  if (total === undefined) return t('Mostra le attività')
  return total >= countedAtMost
    ? t('Mostra oltre 1000 attività')
    : t('Mostra {{count}} attività', { count: total })
}
