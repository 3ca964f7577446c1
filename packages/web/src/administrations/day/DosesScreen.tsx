import {
  type DosesAround,
  getAdministrationsAround,
} from '@vicino/domain/administrations/administrations.contract.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { type DosesOfDay, dosesOfDay } from '@vicino/domain/administrations/doses-of-day.ts'
import { lastPatch } from '@vicino/domain/administrations/last-patch.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { isEarly, timeOfDose, windowOf } from '@vicino/domain/drugs/dose-windows.ts'
import { type Moment, moments } from '@vicino/domain/drugs/drug-lists.ts'
import { IconPill } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { momentIcons } from '../../drugs/moment-icons.ts'
import { onceKnown } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { now, useClock, useToday } from '../../i18n/use-today.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { DaySteps } from '../../ui/DaySteps.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { momentLabel, openWords } from '../administration-words.ts'
import { AnswerLine } from '../line/AnswerLine.tsx'
import { AsNeededLine } from '../line/AsNeededLine.tsx'
import { AllergyHead, BedsideOf } from '../bedside/Bedside.tsx'
import { useIsBedsideKnown } from '../bedside/use-is-bedside-known.ts'
import { DoseLine } from '../line/DoseLine.tsx'
import { DrugsWithoutDose } from '../line/DrugsWithoutDose.tsx'
import { GoneDoses } from './GoneDoses.tsx'
import classes from '../Doses.module.css'
import { PaperDose } from './PaperDose.tsx'
import { OpenDosesOfDossier } from '../open/OpenDosesOfDossier.tsx'
import { useWindows } from '../use-windows.ts'
import { drugName } from '../bedside/bedside-words.ts'

/** The doses of a client's day: what is due, what became of it, what may be given as needed. */
export function DosesScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const {
    params: { dossierId },
    search: { day = today },
  } = usePage(pages.doses)
  const { allows } = useDossier()
  const navigate = useNavigate()
  const read = useRead(getAdministrationsAround, { params: { dossierId, day } })
  const isKnown = useIsBedsideKnown(dossierId)
  const toDay = (next: Day): void =>
    void navigate({ ...pages.doses.link({ dossierId }, next === today ? {} : { day: next }), replace: true })
  return (
    <Screen
      read={onceKnown(isKnown, read)}
      title={t('Dosi del giorno')}
      under={formatIn(spokenLanguage()).longDay(day)}
      back={pages.drugs.link({ dossierId })}
      above={<DaySteps day={day} onDay={toDay} />}
    >
      {around => (
        <BedsideOf dossierId={dossierId}>
          <Stack>
            <AllergyHead />
            {day === today && (
              <OpenDosesOfDossier isHeaded dossierId={dossierId} isShown={open => open.day === day} />
            )}
            <DayOfDoses around={around} day={day} isToday={day === today} />
            {day <= today && allows('drugs.administer') && (
              <PaperDose administrations={around.administrations} dossierId={dossierId} day={day} />
            )}
          </Stack>
        </BedsideOf>
      )}
    </Screen>
  )
}

function DayOfDoses({ around, day, isToday }: { around: DosesAround; day: Day; isToday: boolean }) {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const mayGive = allows('drugs.administer')
  const windows = useWindows()
  const { administrations } = around
  const doses = dosesOfDay(around, administrations, day)
  const yesterday = addDays(day, -1)
  const lastNight = dosesOfDay(around, administrations, yesterday).night
  const isNight = isToday && timeOfDose(yesterday, 'night', windows, now()) === 'now' && lastNight.length > 0
  const isEmpty = moments.every(({ value }) => doses[value].length === 0) && doses.as_needed.length === 0
  if (isEmpty && doses.others.length === 0 && around.without_dose.length === 0 && !isNight)
    return <EmptyState icon={IconPill} words={t('Niente da dare in questo giorno')} />
  return (
    <Stack>
      {isNight && (
        <MomentOfDoses
          moment="night"
          day={yesterday}
          isOfYesterday
          doses={lastNight}
          around={administrations}
          mayGive={mayGive}
        />
      )}
      {moments.map(({ value }) => (
        <MomentOfDoses
          key={value}
          moment={value}
          day={day}
          doses={doses[value]}
          around={administrations}
          mayGive={mayGive}
        />
      ))}
      {around.without_dose.length > 0 && (
        <section className={classes.moment}>
          <h2 className={classes.head}>{t('Dose da precisare')}</h2>
          <DrugsWithoutDose drugs={around.without_dose} dossierId={dossierId} />
        </section>
      )}
      {doses.as_needed.length > 0 && (
        <section className={classes.moment}>
          <h2 className={classes.head}>{t('Al bisogno')}</h2>
          <ul>
            {doses.as_needed.map(({ drug, questions, answers }) => (
              <AsNeededLine
                key={drug._id}
                drug={drug}
                around={administrations.filter(administration => administration.drug._id === drug._id)}
                shown={answers}
                questions={questions}
                mayGive={mayGive && isToday}
              />
            ))}
          </ul>
        </section>
      )}
      <GoneDoses key={day} dossierId={dossierId} doses={moments.flatMap(({ value }) => doses[value])} />
      {doses.others.length > 0 && <OtherDoses answers={doses.others} />}
    </Stack>
  )
}

type MomentProps = {
  moment: Moment
  day: Day
  doses: DosesOfDay[Moment]
  around: readonly Administration[]
  mayGive: boolean
  /** A night that began yesterday and is not over stands among the doses of today. */
  isOfYesterday?: boolean
}

function MomentOfDoses({ moment, day, doses, around, mayGive, isOfYesterday = false }: MomentProps) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const windows = useWindows()
  useClock()
  if (doses.length === 0) return null
  const { from, until } = windowOf(day, moment, windows)
  const time = timeOfDose(day, moment, windows, now())
  const isPlanned = day > todayIn(now())
  const Icon = momentIcons[moment]
  return (
    <section className={classes.moment} data-now={time === 'now' || undefined}>
      <h2 className={classes.head}>
        <Icon size={20} stroke={1.8} aria-hidden />
        {t(momentLabel(moment))}
        {isOfYesterday && (
          <Text tone="muted" size={15} weight="regular">
            {formatIn(spokenLanguage()).shortDay(day)}
          </Text>
        )}
        <span className={classes.window}>
          {from.clock}–{until.clock}
        </span>
        <span className={classes.count}>{openWords(doses, t)}</span>
      </h2>
      <ul>
        {doses.map(dose => (
          <DoseLine
            key={dose.drug._id}
            dossierId={dossierId}
            dose={dose}
            time={time}
            mayGive={mayGive && !isPlanned}
            early={isEarly(day, moment, windows, now())}
            questions={dose.questions}
            sticking={lastPatch(around, dose.drug._id, day)}
          />
        ))}
      </ul>
    </section>
  )
}

/** What was written of doses that the scheme of the day has not. */
function OtherDoses({ answers }: { answers: readonly Administration[] }) {
  const { t } = useTranslation()
  return (
    <section className={classes.moment}>
      <h2 className={classes.head}>{t('Fuori schema')}</h2>
      <ul>
        {answers.map(answer => (
          <li key={answer._id} className={classes.dose}>
            <Text weight="bold">{drugName(answer.drug, t)}</Text>
            <AnswerLine answer={answer} withDose />
          </li>
        ))}
      </ul>
    </section>
  )
}
