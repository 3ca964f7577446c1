import type { ProtocolCourse, StepDone } from '@vicino/domain/protocols/opened-protocol.ts'
import { strikeStep } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isQualifiedFor } from '@vicino/domain/assignment/qualified.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import type { ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import { IconCalendarPlus, IconCheck } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { houseText } from '../i18n/house-text.ts'
import { useToday } from '../i18n/use-today.ts'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { useDossier } from '../session/dossier.ts'
import { useMay, usePerson } from '../session/person.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { stepAnchor } from '../tasks/step/step-anchor.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { late } from '../ui/late.ts'
import { Card } from '../ui/page/Page.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { toast } from '../ui/toast.ts'
import { dueBadge, stepWords } from './protocol-words.ts'
import classes from './Protocols.module.css'

const ConfirmStepSheet = late(
  async () => (await import('../tasks/step/ConfirmStepSheet.tsx')).ConfirmStepSheet,
)
const VisitsSheet = late(async () => (await import('../care-plan/VisitsSheet.tsx')).VisitsSheet)

/** As many confirmations of a step are shown before one asks for all. */
const shownFirst = 2

/** The steps of a protocol, each with what is due and what was done of it, by whom. */
export function StepsCard({ course }: { course: ProtocolCourse }) {
  const { t } = useTranslation()
  const { done, protocol } = course
  const stands = new Set(protocol.steps.map(({ _id }) => _id))
  const before = done.filter(({ stepId }) => !stands.has(stepId))
  return (
    <>
      <Card title={t('Passi')}>
        <Stack as="ol">
          {protocol.steps.map(step => (
            <Step key={step._id} step={step} course={course} />
          ))}
        </Stack>
      </Card>
      {before.length > 0 && (
        <Card title={t('Passi rimossi dal protocollo')}>
          <Stack as="ol">
            {[...new Set(before.map(({ stepId }) => stepId))].map(stepId => (
              <Removed key={stepId} done={before.filter(one => one.stepId === stepId)} protocol={protocol} />
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}

/** A step that is no longer asked for, with what was done of it before. */
function Removed({ done, protocol }: { done: readonly StepDone[]; protocol: ProtocolCourse['protocol'] }) {
  const { t } = useTranslation()
  const { closed } = useDossier()
  return (
    <li className={classes.step}>
      <div className={classes.words}>{houseText(done[0]!.step, t)}</div>
      <DoneOf done={done} goesOn={isProtocolOpen(protocol) && !closed} />
    </li>
  )
}

type Props = { step: ProtocolStep; course: ProtocolCourse }

function Step({ step, course: { protocol, done, due } }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { allows, closed } = useDossier()
  const mayPlan = useMay('calendar.own', 'write')
  const { business } = usePerson()
  const [asked, setAsked] = useState<'confirm' | 'visits' | null>(null)
  const close = (): void => setAsked(null)
  const next = due.find(({ stepId }) => stepId === step._id)
  const goesOn = isProtocolOpen(protocol) && !closed
  const mayConfirm =
    goesOn && allows('focus.event') && business !== null && isQualifiedFor(business, step.min_qualification)
  const { serviceId } = step
  const anchor = stepAnchor(step._id)
  const isSought = useLocation({ select: ({ hash }) => hash === anchor })
  const scrollThere = useCallback(
    (line: HTMLLIElement | null) => {
      if (isSought) line?.scrollIntoView({ block: 'center' })
    },
    [isSought],
  )
  return (
    <li id={anchor} className={classes.step} ref={scrollThere}>
      <Inline gap={12} lines={8} align="start" justify="between">
        <div className={classes.words}>
          {houseText(step.text, t)}
          <span className={classes.muted}>{stepWords(step, protocol.services, t)}</span>
        </div>
        {next && <StatusBadge {...dueBadge(next.due_on, today, t)} />}
      </Inline>
      <DoneOf done={done.filter(({ stepId }) => stepId === step._id)} goesOn={goesOn} />
      <Inline align="center">
        {mayConfirm && (
          <Button
            variant={next && next.due_on <= today ? 'filled' : 'default'}
            leftSection={<IconCheck size={20} stroke={1.9} aria-hidden />}
            aria-label={t('Conferma: {{step}}', { step: houseText(step.text, t) })}
            onClick={() => setAsked('confirm')}
          >
            {t('Conferma')}
          </Button>
        )}
        {goesOn && mayPlan && serviceId !== null && (
          <Button
            variant="subtle"
            leftSection={<IconCalendarPlus size={20} stroke={1.8} aria-hidden />}
            aria-label={t('Metti nelle visite: {{step}}', { step: houseText(step.text, t) })}
            onClick={() => setAsked('visits')}
          >
            {t('Metti nelle visite')}
          </Button>
        )}
      </Inline>
      {asked === 'confirm' && <ConfirmStepSheet step={step} protocol={protocol} onClose={close} />}
      {asked === 'visits' && serviceId !== null && (
        <VisitsSheet dossierId={protocol.dossierId} serviceId={serviceId} onClose={close} />
      )}
    </li>
  )
}

/** What was done of a step, the newest first. */
function DoneOf({ done, goesOn }: { done: readonly StepDone[]; goesOn: boolean }) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  if (done.length === 0) return null
  const shown = showsAll ? done : done.slice(0, shownFirst)
  return (
    <ul className={classes.done}>
      {shown.map(one => (
        <Deed key={one._id} deed={one} goesOn={goesOn} />
      ))}
      {done.length > shown.length && (
        <li className={classes.plain}>
          <Button variant="subtle" onClick={() => setShowsAll(true)}>
            {t('Mostra tutte le conferme')}
          </Button>
        </li>
      )}
    </ul>
  )
}

function Deed({ deed, goesOn }: { deed: StepDone; goesOn: boolean }) {
  const { t } = useTranslation()
  const { _id: me } = usePerson()
  const { allows } = useDossier()
  const { _id: stepDoneId, dossierId, openedId, done_on, note, author, struck, version } = deed
  const save = useSave(strikeStep)
  const mayStrike =
    goesOn && !struck && allows('focus.event') && (author._id === me || allows('protocol.open_in_dossier'))
  const strike = async (reason: string): Promise<StepDone | undefined> => {
    const body = { version, struck: { reason } }
    const saved = await save.send({ params: { dossierId, openedId, stepDoneId }, body })
    if (saved) toast(t('Conferma annullata'), 'ok')
    return saved
  }
  return (
    <li>
      <div className={classes.words}>
        <span className={struck ? classes.struck : undefined}>{note}</span>
        <span className={classes.muted}>
          {t('{{name}}, {{day}}', { name: author.name, day: showDay(done_on) })}
        </span>
        {struck && (
          <span className={classes.muted}>{t('Annullato: {{reason}}', { reason: struck.reason })}</span>
        )}
      </div>
      {mayStrike && (
        <div className={classes.plain}>
          <StrikeRecord
            draftKey={`opened_protocol.strike_step.${stepDoneId}`}
            label={t('Annulla la conferma')}
            question={t('Annullare la conferma?')}
            save={save}
            onStrike={strike}
          >
            {t('Resta leggibile, e non conta più.')}
          </StrikeRecord>
        </div>
      )}
    </li>
  )
}
