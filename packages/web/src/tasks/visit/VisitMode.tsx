import type { Instant } from '@vicino/domain/days/instant.ts'
import type { ClientVisit } from '@vicino/domain/tasks/visit-under-way.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { type CSSProperties, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { VisitMaterials } from '../../materials/VisitMaterials.tsx'
import { useMayRecord } from '../../performances/use-may-record.ts'
import { VisitPerformances } from '../../performances/VisitPerformances.tsx'
import { DossierContext } from '../../session/dossier.ts'
import { useMay } from '../../session/person.ts'
import { late } from '../../ui/late.ts'
import { SeriesEnd } from '../series/SeriesEnd.tsx'
import { AskedOfVisit, VisitFocus } from './later-parts.ts'
import { OpenDosesBefore } from './OpenDosesBefore.tsx'
import { TaskActions } from './TaskActions.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { KnownDrugs } from './VisitClient.tsx'
import { useTaskChange } from './use-task-change.ts'
import { useUnsaved } from './use-unsaved.ts'
import { DosesAtVisit, OfferedServices, VisitVitals } from './visit-parts.ts'
import { VisitOver } from './VisitOver.tsx'
import { VisitWay } from './VisitWay.tsx'
import classes from './VisitMode.module.css'

const UnsavedSheet = late(async () => (await import('./UnsavedSheet.tsx')).UnsavedSheet)

type Props = {
  visit: ClientVisit
  /** Whether it still is hers to carry out. */
  goesOn: boolean
  /** It ended, was called off, or left as it is: the page shows it as it stands. */
  onDone: () => void
}

/**
 * A visit that goes on, whole on one page: the doses, the values that this client usually has, the services ticked as
 * planned, the note, and one tap that ends it. Each part reads, keeps and saves for itself.
 */
export function VisitMode({ visit, goesOn, onDone }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const dossier = use(DossierContext)
  const mayRecord = useMayRecord()
  const measures = useMay('parameters.write', 'write')
  // Unknown until the services are read: then nothing is said of them, and a tap that ends the visit saw none.
  const [said, setSaid] = useState<string | null>()
  const [typing, setTyping] = useState(false)
  const [tap, setTap] = useState<{ at: Instant } | null>(null)
  const { before, tell, asking } = useUnsaved()
  const changing = useTaskChange(visit, onDone)
  const { busy, at, endAt, unanswered } = changing
  const endsAt = tap?.at ?? unanswered
  const isOver = !goesOn && busy === null
  const { dossierId, visit: sheet } = visit
  const due = sheet?.due ?? null
  const known = sheet && <KnownDrugs visit={sheet} dossierId={dossierId} />
  return (
    <div className={classes.mode}>
      <div className={classes.parts}>
        <div className={classes.column}>
          <Where visit={visit} />
          <OpenDosesBefore task={visit} />
          <div
            className={classes.doses}
            data-due={due?.length || undefined}
            style={{ '--due': due?.length } as CSSProperties}
          >
            {due && dossier?.reads('drugs.read') ? (
              <DosesAtVisit
                dossierId={dossierId}
                date={visit.date}
                end_date={visit.end_date}
                due={due}
                meanwhile={known}
              />
            ) : (
              known
            )}
          </div>
          {(dossier ? dossier.allows('parameters.write') : measures) && (
            <div className={classes.values}>
              <VisitVitals dossierId={dossierId} onTyping={setTyping} onUnsaved={tell.values} />
            </div>
          )}
        </div>
        <div className={classes.column}>
          <VisitPerformances
            task={visit}
            dossierId={dossierId}
            {...(!isOver && {
              offer: (planned, performed) => (
                <OfferedServices
                  task={visit}
                  planned={planned}
                  performed={performed}
                  endsAt={endsAt}
                  tap={tap}
                  // What is refused stands beside the end, in sight wherever the page stands.
                  recording={{ ...endAt(endsAt ?? at('end')), banner: null }}
                  onSaid={setSaid}
                  onAnswered={() => setTap(null)}
                />
              ),
            })}
          />
          {dossier?.reads('focus.read') && <VisitFocus dossierId={dossierId} onUnsaved={tell.note} />}
          <VisitMaterials task={visit} dossierId={dossierId} mayRecord={mayRecord(visit)} />
          <AskedOfVisit task={visit} dossierId={dossierId} today={today} />
        </div>
      </div>
      {isOver ? (
        <VisitOver docked={!typing} onLeave={() => before('over', onDone)} />
      ) : (
        <TaskActions
          task={visit}
          changing={changing}
          atWork={{
            said: (
              <p className={classes.said}>{said === null ? t('Nessuna prestazione da registrare') : said}</p>
            ),
            docked: !typing,
            before,
            ...(said && { end: () => setTap({ at: at('end') }) }),
          }}
        />
      )}
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
