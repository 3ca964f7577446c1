import { getAbsence, type HandedTask, type MadeAbsence } from '@vicino/domain/absences/absences.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useMay } from '../../session/person.ts'
import { UndoKey } from '../../tasks/undo/UndoKey.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { NotFoundScreen } from '../../ui/page/NotFoundScreen.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { timeWords } from '../../tasks/time-words.ts'
import classes from './Absence.module.css'
import { absenceKindWords, spanWords } from './absence-words.ts'
import { GiveBack, UndoAbsence } from './UndoAbsence.tsx'
import { visitName } from '../visit-name.ts'
import { dotted } from '../../i18n/dotted.ts'

/** An absence that was confirmed: who has taken what, the calls to make, and the way back. */
export function AbsenceScreen() {
  const { t } = useTranslation()
  const { absenceId } = usePage(pages.absence).params
  const read = useRead(getAbsence, { params: { absenceId } })
  if (read.data === null) return <NotFoundScreen />
  const made = read.data
  return (
    <Screen
      read={{ ...read, data: made }}
      width="form"
      skeleton={<FormSkeleton fields={4} />}
      title={made ? t('Assenza di {{name}}', { name: made.operator.name }) : t('Assenza')}
      kind={t('Assenza')}
      back={pages.calendar.link(made?.task ? { date: made.task.date } : {})}
      stepsBack
      actions={
        made &&
        made.handed.length > 0 &&
        made.undone_at === null && (
          <LinkButton
            link={pages.absenceCalls.link({ absenceId })}
            leftSection={<IconPrinter size={20} aria-hidden />}
          >
            {t('Elenco delle telefonate')}
          </LinkButton>
        )
      }
    >
      {shown => (
        <>
          <UndoKey />
          <Made made={shown} />
        </>
      )}
    </Screen>
  )
}

function Made({ made }: { made: MadeAbsence }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayPlan = useMay('calendar.plan_all', 'write')
  const format = formatIn(spokenLanguage())
  const { task, kind, made_by, made_at, undone_at, handed, gone } = made
  const open = handed.filter(({ task: { operators } }) => operators.length === 0)
  return (
    <Stack>
      {undone_at !== null && (
        <Notice>{t('Annullata il {{when}}.', { when: format.instant(undone_at) })}</Notice>
      )}
      {undone_at === null && task === null && (
        <Notice tone="attention">
          {t("L'assenza non è più nel calendario; le visite sono ancora di chi le ha prese.")}
        </Notice>
      )}
      {undone_at === null && open.length > 0 && (
        <Notice
          tone="attention"
          choices={[
            {
              label: t('Assegna le visite'),
              take: () => void navigate(pages.assign.link({ date: open[0]!.task.date })),
            },
          ]}
        >
          {t('{{count}} visite sono ancora da assegnare.', { count: open.length })}
        </Notice>
      )}
      {mayPlan && <GiveBack made={made} />}
      <Card>
        <Facts>
          <Fact label={t('Quando')}>{task ? spanWords(task) : ''}</Fact>
          <Fact label={t('Motivo')}>{absenceKindWords(kind, t)}</Fact>
          <Fact label={t('Confermata da')}>{`${made_by.name}, ${format.instant(made_at)}`}</Fact>
          <Fact label={t('Non più nel calendario')}>
            {gone > 0 ? t('{{count}} visite', { count: gone }) : ''}
          </Fact>
        </Facts>
      </Card>
      {mayPlan && <UndoAbsence made={made} />}
      {[...Map.groupBy(handed, one => one.task.date)].map(([day, ofDay]) => (
        <section key={day} className={classes.day}>
          <h2 className={classes.date}>{format.longDay(day)}</h2>
          <List label={format.longDay(day)}>
            {ofDay.map(one => (
              <HandedRow key={one.task._id} handed={one} />
            ))}
          </List>
        </section>
      ))}
    </Stack>
  )
}

function HandedRow({ handed: { task } }: { handed: HandedTask }) {
  const { t } = useTranslation()
  const names = task.operators.map(({ name }) => name).join(', ')
  return (
    <Row
      title={visitName(task, t)}
      under={dotted([timeWords(task, t), names])}
      end={names === '' ? <StatusBadge tone="attention" label={t('Da assegnare')} /> : undefined}
      endBelow
      link={pages.task.link({ taskId: task._id })}
    />
  )
}
