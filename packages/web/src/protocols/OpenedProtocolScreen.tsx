import {
  type OpenedProtocol,
  openedActs,
  type ProtocolCourse,
} from '@vicino/domain/protocols/opened-protocol.ts'
import {
  getOpenedProtocol,
  getOpenedProtocolVersions,
  strikeOpenedProtocol,
} from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { GoalLine } from '../care-plan/GoalLine.tsx'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { houseText } from '../i18n/house-text.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { useDossier } from '../session/dossier.ts'
import { ProtocolAlarms } from '../tasks/step/ProtocolAlarms.tsx'
import { taskReads } from '../tasks/task-reads.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { openedProtocolRows, type OpenedProtocolShown } from './opened-protocol-rows.ts'
import { ProtocolBadges } from './ProtocolBadges.tsx'
import { Sentences } from './ProtocolText.tsx'
import { StepsCard } from './StepsCard.tsx'

/** A protocol of a client: what is done of it, what is due, and how it was evaluated. */
export function OpenedProtocolScreen() {
  const { t } = useTranslation()
  const { dossierId, openedId } = usePage(pages.openedProtocol).params
  const read = useRead(getOpenedProtocol, { params: { dossierId, openedId } })
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={6} />}
      title={read.data ? houseText(read.data.protocol.title, t) : t('Protocollo')}
      back={pages.protocols.link({ dossierId })}
      actions={
        <LinkButton
          variant="default"
          link={pages.openedProtocolPrint.link({ dossierId, openedId })}
          leftSection={<IconPrinter size={20} aria-hidden />}
        >
          {t('Stampa')}
        </LinkButton>
      }
    >
      {course => <Course course={course} />}
    </Screen>
  )
}

function Course({ course }: { course: ProtocolCourse }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const { protocol } = course
  const { _id: openedId, dossierId, goals, criteria, alarms, evaluation, struck } = protocol
  const mayEnd = isProtocolOpen(protocol) && allows('protocol.open_in_dossier')
  const versions = useRead(getOpenedProtocolVersions, { params: { dossierId, openedId } })
  return (
    <Stack>
      <Inline align="center">
        <ProtocolBadges protocol={protocol} />
      </Inline>
      {struck && <Notice tone="attention">{t('Annullato: {{reason}}', { reason: struck.reason })}</Notice>}
      {mayEnd && (
        <Inline align="center">
          <LinkButton link={pages.evaluateProtocol.link({ dossierId, openedId })}>
            {t('Valuta o concludi')}
          </LinkButton>
          <LinkButton variant="default" link={pages.editOpenedProtocol.link({ dossierId, openedId })}>
            {t('Modifica')}
          </LinkButton>
        </Inline>
      )}
      <ProtocolAlarms alarms={alarms} />
      <StepsCard course={course} />
      <Card title={t('Obiettivi')}>
        <Stack as="ul" gap={12}>
          {goals.map(goal => (
            <GoalLine
              key={goal._id}
              goal={{ ...goal, text: houseText(goal.text, t) }}
              evaluation={evaluation}
            />
          ))}
        </Stack>
      </Card>
      <Sentences title={t('Criteri di valutazione')} sentences={criteria} />
      <About protocol={protocol} />
      <RecordHistory<OpenedProtocolShown, OpenedProtocol>
        read={versions}
        fields={openedProtocolRows}
        begun={openedActs[0]}
        happened={({ act }) => openedActs.find(({ value }) => value === act) ?? null}
      />
      {mayEnd && <StrikeProtocol protocol={protocol} />}
    </Stack>
  )
}

function About({ protocol }: { protocol: OpenedProtocol }) {
  const { t } = useTranslation()
  const { starts_on, evaluate_on, responsible, evaluation, tasks_removed, tasks_kept } = protocol
  return (
    <Card title={t('Svolgimento')}>
      <Facts>
        <Fact label={t('Responsabile')}>{responsible.name}</Fact>
        <Fact label={t('Cominciato il')}>{showDay(starts_on)}</Fact>
        <Fact label={t('Prossima valutazione')}>{isProtocolOpen(protocol) ? showDay(evaluate_on) : ''}</Fact>
        <Fact label={t('Ultima valutazione')}>
          {evaluation && t('{{name}}, {{day}}', { name: evaluation.by.name, day: showDay(evaluation.on) })}
        </Fact>
        <Fact label={t('Esito')}>{evaluation?.note ?? ''}</Fact>
        <Fact label={t('Compiti ancora aperti alla fine')}>
          {tasks_removed === null || tasks_kept === null
            ? ''
            : tasks_removed > 0
              ? t('Rimossi dal calendario: {{number}}', { number: tasks_removed })
              : t('Lasciati in calendario: {{number}}', { number: tasks_kept })}
        </Fact>
      </Facts>
    </Card>
  )
}

function StrikeProtocol({ protocol: { _id: openedId, dossierId, version } }: { protocol: OpenedProtocol }) {
  const { t } = useTranslation()
  const save = useSave(strikeOpenedProtocol, { refreshes: taskReads })
  const strike = async (reason: string): Promise<OpenedProtocol | undefined> => {
    const body = { version, struck: { reason } }
    const saved = await save.send({ params: { dossierId, openedId }, body })
    if (saved) toast(t('Protocollo annullato'), 'ok')
    return saved
  }
  return (
    <StrikeRecord
      draftKey={`opened_protocol.strike.${openedId}`}
      label={t('Annulla il protocollo')}
      question={t('Annullare il protocollo?')}
      save={save}
      onStrike={strike}
    >
      {t(
        'È stato aperto per errore: resta leggibile, e i suoi compiti ancora aperti escono dal calendario. Per farlo finire lo si valuta e lo si conclude.',
      )}
    </StrikeRecord>
  )
}
