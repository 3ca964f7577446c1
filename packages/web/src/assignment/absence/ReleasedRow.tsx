import type { ReleasedTask } from '@vicino/domain/absences/absences.contract.ts'
import type { RankedCarer } from '@vicino/domain/assignment/rank-carers.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeWords } from '../../tasks/time-words.ts'
import { titleWords } from '../../tasks/title-words.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { qualificationWords } from '../qualification-words.ts'
import classes from './Absence.module.css'
import { carerReasonWords } from '../../tasks/carer-words.ts'
import { visitName } from '../visit-name.ts'
import { dotted } from '../../i18n/dotted.ts'

type Ranked = RankedCarer & { carer: NamedPerson }

type Props = {
  released: ReleasedTask
  ranked: readonly Ranked[]
  taker: Id | null
  /** Who was chosen and is no longer free. */
  lost: string | undefined
  onTake: (to: Id | null) => void
}

/**
 * How many are shown before one asks for the others. Who does not work then is among the others, but where she is the only
 * one; once somebody is chosen, she stands alone.
 */
const shownFirst = 3

/** One visit with who may take it, best first; a second tap leaves it to assign again. */
export function ReleasedRow({ released, ranked, taker, lost, onTake }: Props) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const { task, needed, town } = released
  const name = visitName(task, t)
  const chosen = ranked.filter(({ carer }) => carer._id === taker)
  const onDuty = ranked.filter(({ offHours }) => !offHours)
  const first = (onDuty.length > 0 ? onDuty : ranked).slice(0, shownFirst)
  const shown = all ? ranked : chosen.length > 0 ? chosen : first
  const rest = ranked.length - shown.length
  const others = task.operators.length - 1
  const about = [
    task.type === 'client' && titleWords(task, t),
    town,
    needed !== null && t('richiede {{needed}}', { needed: qualificationWords(needed, t) }),
    others > 0 && t('con altre persone: {{others}}', { others }),
  ]
  return (
    <li className={classes.task}>
      <div className={classes.what}>
        <p className={classes.clock}>{timeWords(task, t)}</p>
        <p className={classes.name}>{name}</p>
        <p className={classes.about}>{dotted(about)}</p>
        {taker === null && lost !== undefined && (
          <StatusBadge tone="attention" label={t('{{name}} ha già altro', { name: lost })} />
        )}
      </div>
      <div className={classes.carers} role="group" aria-label={`${name}, ${timeWords(task, t)}`}>
        {ranked.length === 0 && <p className={classes.nobody}>{t('Nessuno è libero e qualificato.')}</p>}
        {shown.map(one => {
          const { _id, name: who } = one.carer
          const isTaker = _id === taker
          return (
            <button
              key={_id}
              type="button"
              className={classes.carer}
              aria-pressed={isTaker}
              onClick={() => {
                setAll(false)
                onTake(isTaker ? null : _id)
              }}
            >
              <span className={classes.who}>
                {isTaker && <IconCheck size={16} stroke={2.6} aria-hidden />}
                {who}
              </span>
              <span className={classes.why}>{carerReasonWords(one, t)}</span>
            </button>
          )
        })}
        {rest > 0 && (
          <button type="button" className={classes.more} onClick={() => setAll(true)}>
            {t('Altre persone: {{others}}', { others: rest })}
          </button>
        )}
      </div>
    </li>
  )
}
