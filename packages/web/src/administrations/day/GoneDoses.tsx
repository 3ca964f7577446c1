import { type DayDose, doseKey, isDose, isDoseOpen } from '@vicino/domain/administrations/doses-of-day.ts'
import { isSameOrder, orderOf } from '@vicino/domain/administrations/order.ts'
import { getDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { clockWithDay, doseLine } from '../administration-words.ts'
import classes from '../Doses.module.css'
import { drugName } from '../bedside/bedside-words.ts'

type Props = { dossierId: string; doses: readonly DayDose[] }

const isSame = (one: DayDose, other: DayDose): boolean =>
  isDose(one, other) && isSameOrder({ ...one.drug, dose: one.dose }, { ...other.drug, dose: other.dose })

/**
 * The doses that stood open on this page until a colleague struck, ended or changed their drug: they are struck
 * through and say by whom. Whoever has the tablet in her hand would else find another line in its place.
 */
export function GoneDoses({ dossierId, doses }: Props) {
  const [seen, setSeen] = useState<readonly DayDose[]>([])
  const gone = seen.filter(dose => !doses.some(one => isSame(one, dose)))
  const open = doses.filter(isDoseOpen)
  const kept = [...gone, ...open]
  if (kept.length !== seen.length || kept.some(dose => !seen.some(one => isSame(one, dose)))) setSeen(kept)
  if (gone.length === 0) return null
  return (
    <ul aria-live="polite">
      {gone.map(dose => (
        <GoneDose key={`${doseKey(dose)} ${dose.dose}`} dossierId={dossierId} dose={dose} />
      ))}
    </ul>
  )
}

function GoneDose({ dossierId, dose: { drug, day, moment, dose } }: { dossierId: string; dose: DayDose }) {
  const { t } = useTranslation()
  const { data: current } = useRead(getDrug, { params: { dossierId, drugId: drug._id } })
  const order = current && orderOf(current, day, moment)
  // Its visit moved, and the drug is what it was.
  if (!current || isSameOrder({ ...drug, dose }, order ?? null)) return null
  const why = current.struck?.reason ?? current.reason
  return (
    <li className={classes.dose}>
      <s className={classes.what}>
        <Text weight="bold">{drugName(drug, t)}</Text>
        <Text tone="muted" size={15}>
          {doseLine(dose, drug, t)}
        </Text>
      </s>
      <div className={classes.state}>
        <StatusBadge tone="attention" label={order ? t('Cambiata ora') : t('Rimossa ora')} />
        <span className={classes.answerWords}>
          {clockWithDay(current.written_at, day)}, {current.author.name}
        </span>
        {why && <span className={classes.why}>{why}</span>}
      </div>
    </li>
  )
}
