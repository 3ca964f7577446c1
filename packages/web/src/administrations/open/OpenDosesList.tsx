import type { DoseToGive } from '@vicino/domain/administrations/dose-to-give.ts'
import { useTranslation } from 'react-i18next'
import { DoseLine } from '../line/DoseLine.tsx'
import { DosesByMoment } from '../line/DosesByMoment.tsx'
import classes from '../Doses.module.css'

type Props = {
  dossierId: string
  doses: readonly DoseToGive[]
  /** How many there are: of many only the latest are named. */
  count: number
  mayGive: boolean
}

/** The doses of a client for which nobody has answered, moment by moment, each with what may be said of it. */
export function OpenDosesList({ dossierId, doses, count, mayGive }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <DosesByMoment doses={doses}>
        {ofMoment => (
          <ul>
            {ofMoment.map(({ questions, ...dose }) => (
              <DoseLine
                key={dose.drug._id}
                dossierId={dossierId}
                dose={{ ...dose, answers: [] }}
                time="over"
                mayGive={mayGive}
                questions={questions}
              />
            ))}
          </ul>
        )}
      </DosesByMoment>
      {count > doses.length && (
        <p className={classes.nothing}>
          {t('E altre {{count}} precedenti', { count: count - doses.length })}
        </p>
      )}
    </>
  )
}
