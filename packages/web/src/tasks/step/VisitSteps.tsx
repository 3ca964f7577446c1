import { isQualifiedFor } from '@vicino/domain/assignment/qualified.ts'
import type { ProtocolCourse } from '@vicino/domain/protocols/opened-protocol.ts'
import { getOpenedProtocols } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import type { ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconRoute } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { houseText } from '../../i18n/house-text.ts'
import { useMay, usePerson } from '../../session/person.ts'
import { late } from '../../ui/late.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { PageSection } from '../../ui/page/PageSection.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { ProtocolAlarms } from './ProtocolAlarms.tsx'

const ConfirmStepSheet = late(async () => (await import('./ConfirmStepSheet.tsx')).ConfirmStepSheet)

type Props = { task: Pick<Task, 'date'>; dossierId: Id }

/** What the client's open protocols ask at every visit: the steps that have no day of their own, each to be confirmed. */
export function VisitSteps({ task, dossierId }: Props) {
  const { t } = useTranslation()
  const { business } = usePerson()
  const when = useMay('focus.event', 'write')
  const { data: courses = [] } = useRead(getOpenedProtocols, { params: { dossierId } }, { when })
  const [asked, setAsked] = useState<{ step: ProtocolStep; course: ProtocolCourse } | null>(null)
  const open = courses
    .filter(({ protocol }) => isProtocolOpen(protocol))
    .map(course => ({ course, steps: course.protocol.steps.filter(step => isHers(step)) }))
    .filter(({ steps }) => steps.length > 0)
  function isHers({ after_days, min_qualification }: ProtocolStep): boolean {
    return after_days === null && business !== null && isQualifiedFor(business, min_qualification)
  }
  return (
    <>
      {open.map(({ course, steps }) => {
        const title = houseText(course.protocol.title, t)
        return (
          <PageSection key={course.protocol._id} title={title}>
            <List label={title}>
              {steps.map(step => (
                <Row
                  key={step._id}
                  start={<RowIcon icon={IconRoute} />}
                  title={houseText(step.text, t)}
                  under={houseText(step.rhythm, t)}
                  {...(wasDone(course, step, task) && {
                    end: <StatusBadge tone="ok" label={t('Confermato')} />,
                    endBelow: true,
                  })}
                  onPress={() => setAsked({ step, course })}
                />
              ))}
            </List>
            <ProtocolAlarms alarms={course.protocol.alarms} />
          </PageSection>
        )
      })}
      {asked && (
        <ConfirmStepSheet step={asked.step} protocol={asked.course.protocol} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

const wasDone = ({ done }: ProtocolCourse, { _id }: ProtocolStep, { date }: Pick<Task, 'date'>): boolean =>
  done.some(({ stepId, done_on, struck }) => stepId === _id && done_on === date && !struck)
