import { IconBuilding, IconCheck } from '@tabler/icons-react'
import { type JobTitle, jobTitles } from '@vicino/domain/businesses/job-title.ts'
import { switchBusiness } from '@vicino/domain/sign-in/active-business.contract.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../calls/use-call.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { usePerson } from '../../session/person.ts'

const titleOf = (jobTitle: JobTitle): string => jobTitles.find(({ value }) => value === jobTitle)?.label ?? ''

/**
 * The businesses that one person works for; one is active. Changing it starts the application anew, so that
 * nothing read in one stays in sight in the other.
 */
export function BusinessSwitch() {
  const { t } = useTranslation()
  const { business, businesses } = usePerson()
  const change = useCall(switchBusiness)
  if (businesses.length === 0) return null
  return (
    <List label={t('Dove lavora')}>
      {businesses.map(({ _id, name, job_title }) => {
        const active = _id === business?._id
        const start = <RowIcon icon={IconBuilding} />
        const end =
          active && businesses.length > 1 ? (
            <StatusBadge tone="ok" icon={IconCheck} label={t('Attuale')} />
          ) : undefined
        const activate = (): void =>
          void change({ body: { businessId: _id } }).then(changed => changed && location.assign('/'))
        return active ? (
          <Row key={_id} start={start} title={name} under={t(titleOf(job_title))} end={end} />
        ) : (
          <Row key={_id} start={start} title={name} under={t('Passa a questa')} onPress={activate} />
        )
      })}
    </List>
  )
}
