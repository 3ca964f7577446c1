import { formatIn } from '@vicino/domain/days/format.ts'
import { isDay } from '@vicino/domain/days/day.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Card } from '../../ui/page/Page.tsx'
import classes from './Find.module.css'
import { Filters } from './Filters.tsx'
import { daysToFind, errorsOfDays } from './find-range.ts'
import { FoundTasks } from './FoundTasks.tsx'
import type { Calendar } from './use-calendar.ts'
import type { Find } from './use-find.ts'

type Props = { calendar: Calendar; find: Find }

/** Tasks by words of their title or client, by kind, and by days. */
export function TaskFinder({ calendar, find }: Props) {
  const { t } = useTranslation()
  const { filter, today, of } = calendar
  const { search, words, setWords } = find
  const language = spokenLanguage()
  const days = daysToFind(search, today)
  const errors = errorsOfDays(search, t)
  const narrowed = [search.type, search.status, search.operatorId, search.from, search.to].some(Boolean)
  const asks = words !== '' || narrowed
  const query = { ...filter, search: words, startDate: days?.from ?? today, endDate: days?.to ?? today }
  const found = useRead(getAllTasks, { query }, { when: asks && days !== null, keepLast: true })
  const usual = search.from === undefined && search.to === undefined && days !== null
  const write = (end: 'from' | 'to') => (day: string | null) =>
    find.show({ [end]: day !== null && isDay(day) ? day : undefined })
  return (
    <>
      <search>
        <Card>
          <Fields>
            <SearchField label={t('Titolo o cliente')} value={words} onSearch={setWords} startsFocused />
            <details className={classes.more} open={narrowed}>
              <summary>{t('Filtri')}</summary>
              <Fields>
                <Filters calendar={calendar} />
                <SideBySide>
                  <DayField
                    label={t('Dal')}
                    value={search.from ?? null}
                    error={errors.from}
                    onChange={write('from')}
                  />
                  <DayField
                    label={t('Al')}
                    value={search.to ?? null}
                    error={errors.to}
                    onChange={write('to')}
                  />
                </SideBySide>
              </Fields>
            </details>
          </Fields>
        </Card>
      </search>
      {usual && (
        <p>
          {t('Senza date si cerca dal {{from}} al {{to}}.', {
            from: formatIn(language).day(days.from),
            to: formatIn(language).day(days.to),
          })}
        </p>
      )}
      {asks && days !== null && (
        <Loaded read={found}>
          {tasks => <FoundTasks tasks={tasks} days={days} today={today} withOperators={of === 'all'} />}
        </Loaded>
      )}
    </>
  )
}
