import { IconChevronDown } from '@tabler/icons-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { VisitMaterials } from '../../materials/VisitMaterials.tsx'
import { useMayRecord } from '../../performances/use-may-record.ts'
import { VisitPerformances } from '../../performances/VisitPerformances.tsx'
import { DossierContext } from '../../session/dossier.ts'
import { late } from '../../ui/late.ts'
import { SeriesEnd } from '../series/SeriesEnd.tsx'
import { DueDoses } from './DueDoses.tsx'
import type { ClientVisit } from './is-under-way.ts'
import { OpenDosesBefore } from './OpenDosesBefore.tsx'
import { TaskActions } from './TaskActions.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { useUnsaved } from './use-unsaved.ts'
import { VisitWay } from './VisitWay.tsx'
import classes from './VisitMode.module.css'

// Most tasks that are opened are no visits that go on, and what a part needs must not wait for the others.
const DosesAtVisit = late(async () => (await import('./carried-out.ts')).DosesAtVisit)
const OfferedServices = late(async () => (await import('./carried-out.ts')).OfferedServices)
const VisitVitals = late(
  async () => (await import('../../surveillance/quick/QuickReadingScreen.tsx')).VisitVitals,
)
const VisitFocus = late(async () => (await import('../../focus/NewFocusEventScreen.tsx')).VisitFocus)
const UnsavedSheet = late(async () => (await import('./UnsavedSheet.tsx')).UnsavedSheet)
const AskedOfVisit = late(async () => (await import('./AskedOfVisit.tsx')).AskedOfVisit)

type Props = {
  visit: ClientVisit
  /** Whether a tap that saw the services has ended it here: then they are recorded. */
  ends: boolean
  onEnding: (isEnding: boolean) => void
  onDone: (changed: ClientVisit, isRecorded: boolean) => void
  onRecorded: () => void
}

/**
 * A visit that goes on, whole on one page: the doses, the values that this client usually has, the services ticked as
 * planned, the note, and one tap that ends it. Each part reads, keeps and saves for itself.
 */
export function VisitMode({ visit, ends, onEnding, onDone, onRecorded }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const dossier = use(DossierContext)
  const mayRecord = useMayRecord()
  const [said, setSaid] = useState<string | null>(null)
  const [typing, setTyping] = useState(false)
  const { beforeEnd, tell, asking } = useUnsaved()
  const { dossierId, visit: sheet } = visit
  const due = sheet?.due ?? null
  const known = due && <DueDoses due={due} dossierId={dossierId} />
  return (
    <div className={classes.mode}>
      <div className={classes.parts}>
        <div className={classes.column}>
          <Where visit={visit} />
          <OpenDosesBefore task={visit} />
          {due && dossier?.reads('drugs.read') ? (
            <DosesAtVisit dossierId={dossierId} date={visit.date} due={due} meanwhile={known} />
          ) : (
            known
          )}
          {dossier?.allows('parameters.write') && (
            <VisitVitals dossierId={dossierId} onTyping={setTyping} onUnsaved={tell.values} />
          )}
        </div>
        <div className={classes.column}>
          <VisitPerformances
            task={visit}
            dossierId={dossierId}
            offer={(planned, performed) => (
              <OfferedServices
                task={visit}
                planned={planned}
                performed={performed}
                ends={ends}
                onSaid={setSaid}
                onRecorded={onRecorded}
              />
            )}
          />
          {dossier?.reads('focus.read') && <VisitFocus dossierId={dossierId} onUnsaved={tell.note} />}
          <VisitMaterials task={visit} dossierId={dossierId} mayRecord={mayRecord(visit)} />
          <AskedOfVisit task={visit} dossierId={dossierId} today={today} />
        </div>
      </div>
      <TaskActions
        task={visit}
        atWork={{
          said: <p className={classes.said}>{said ?? t('Nessuna prestazione da registrare')}</p>,
          docked: !typing,
          beforeEnd,
          onEnding: isEnding => onEnding(isEnding && said !== null),
        }}
        onDone={changed => onDone({ ...changed, dossierId }, said !== null)}
      />
      {asking && <UnsavedSheet {...asking} />}
    </div>
  )
}

/** Where it is and what is planned: known at the door, folded once she is in. */
function Where({ visit }: { visit: ClientVisit }) {
  const { t } = useTranslation()
  const sheet = visit.visit
  const street = sheet?.address?.full_address ?? ''
  return (
    <details className={classes.where}>
      <summary>
        <span>{street === '' ? t('Dettagli della visita') : street}</span>
        <IconChevronDown size={20} stroke={1.9} aria-hidden />
      </summary>
      <div className={classes.facts}>
        {sheet && <VisitWay visit={sheet} />}
        <TaskFacts task={visit} />
        <SeriesEnd task={visit} />
      </div>
    </details>
  )
}
