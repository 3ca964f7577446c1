import type { TimedTask } from '@vicino/domain/assignment/assignment-check.ts'
import { getStaffing } from '@vicino/domain/assignment/assignment.contract.ts'
import { bookable } from '@vicino/domain/businesses/professional-roles.ts'
import { saysEachWord, wordsOfText } from '@vicino/domain/dossiers/found-record.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { type NamedPerson, namedPerson } from '@vicino/domain/people/named-person.ts'
import type { Qualification } from '@vicino/domain/services/qualification.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bothRead, Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { FreeOrBusy } from './FreeOrBusy.tsx'

type Props = {
  visit: TimedTask
  needed: readonly Qualification[]
  chosen: readonly NamedPerson[]
  onPick: (person: NamedPerson) => void
}

/** As many as are found at a glance; among more, a name is searched. */
const atAGlance = 12

/** Who may be booked on a visit: who cares for clients and works on its day, and whether she is free then. */
export function CarerChoice({ visit, needed, chosen, onPick }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const sought = wordsOfText(search)
  const staffing = useRead(getStaffing, { params: { date: visit.date } })
  const day = useRead(getAllTasks, { query: { startDate: visit.date, endDate: visit.end_date } })
  return (
    <Loaded read={bothRead(staffing, day)} skeleton={<RowsSkeleton />}>
      {([{ operators }, tasks]) => {
        const people = bookable(operators)
        const found = sought.length === 0 ? people : people.filter(({ name }) => saysEachWord([name], sought))
        return (
          <Stack>
            {people.length > atAGlance && (
              <SearchField label={t('Cerca profilo')} value={search} onSearch={setSearch} atHand />
            )}
            {found.length === 0 ? (
              <p role="status">{t('Nessun operatore trovato')}</p>
            ) : (
              <List label={t('Operatori')}>
                {found.map(operator => (
                  <Row
                    key={operator._id}
                    start={<PersonAvatar id={operator._id} name={operator.name} picture={operator.avatar} />}
                    title={operator.name}
                    under={t(labelOfJobTitle(operator.job_title))}
                    {...(chosen.some(({ _id }) => _id === operator._id)
                      ? { end: <StatusBadge tone="neutral" icon={IconCheck} label={t('Già presente')} /> }
                      : {
                          end: <FreeOrBusy visit={visit} needed={needed} operator={operator} tasks={tasks} />,
                          onPress: () => onPick(namedPerson(operator)),
                        })}
                  />
                ))}
              </List>
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}
