import { ageAt } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { permissionForWarning, warningKinds } from '@vicino/domain/warnings/warning.ts'
import { IconAlertTriangle, IconAmbulance, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OpenDossier, useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { useOpenPage } from '../../pages/use-open-page.ts'
import { late } from '../../ui/late.ts'
import { shownWarnings } from '../../warnings/shown-warnings.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useHeightVariable } from '../../ui/use-height-variable.ts'
import { inOrderShown, WarningStrip } from '../../ui/WarningStrip.tsx'
import classes from './ClientHead.module.css'
import { statusLabel, statusLooks } from '../status/status-words.ts'
import { dotted } from '../../i18n/dotted.ts'

const StandingStrip = late(
  async () => (await import('../../surveillance/critical/StandingStrip.tsx')).StandingStrip,
)

const EmergencyStrip = late(
  async () => (await import('../emergency-access/EmergencyStrip.tsx')).EmergencyStrip,
)

const HospitalReturnStrip = late(
  async () => (await import('../../drugs/hospital-return/HospitalReturnStrip.tsx')).HospitalReturnStrip,
)

/** The head stays on the screen: more warnings than these would leave a phone no page below it. */
const warningsAtMost = 4

/** Whose dossier this is and what to mind: it stays in sight on every page, however far one scrolls. */
export function ClientHead() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const head = useRef<HTMLElement>(null)
  useHeightVariable('--client-head', head)
  const { client, status, warnings, critical, hospital_return, emergencies, allows } = dossier
  // The page to which the strip leads says it itself.
  const openPage = useOpenPage()
  const isReturnTold =
    hospital_return !== null && allows('drugs.write_list') && openPage !== pages.hospitalReturn.pattern
  // What was opened on one page does not stand over the next.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn !== null && openOn === openPage
  const setOpen = (open: boolean): void => setOpenOn(open ? (openPage ?? null) : null)
  const folds = marksOf(dossier, isReturnTold) > 1
  return (
    <section ref={head} className={classes.head} aria-label={t('Cliente')} data-stays-above>
      <div className={classes.inner}>
        <Link {...pages.dossier.link({ dossierId: dossier._id })} className={classes.client}>
          <ClientAvatar id={client._id} name={client.name} picture={client.avatar} size={40} />
          <span className={classes.who}>
            <span className={classes.name}>
              <span>{client.first_name}</span> <span>{client.last_name}</span>
            </span>
            <span className={classes.under}>
              <BirthAndAge birthday={client.birthday} />
              {status !== 'active' && <StatusBadge {...statusLooks[status]} label={t(statusLabel(status))} />}
            </span>
          </span>
        </Link>
        {dossier.opens(pages.emergencySheet) && (
          <Link
            {...pages.emergencySheet.link({ dossierId: dossier._id })}
            className={classes.emergency}
            aria-label={t("Scheda d'emergenza")}
          >
            <IconAmbulance size={24} stroke={1.7} aria-hidden />
          </Link>
        )}
        {(warnings.length > 0 || mayWriteWarnings(dossier)) && <WarningsButton />}
        {folds && (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{foldedWords(dossier, isReturnTold, t)}</span>
            {isOpen ? <IconChevronUp size={20} aria-hidden /> : <IconChevronDown size={20} aria-hidden />}
          </button>
        )}
        <div
          className={classes.marks}
          data-folds={folds || undefined}
          data-folded={(folds && !isOpen) || undefined}
        >
          {emergencies.length > 0 && (
            <div className={classes.emergencies}>
              <EmergencyStrip emergencies={emergencies} />
            </div>
          )}
          {critical.length > 0 && (
            <div className={classes.critical}>
              <StandingStrip dossierId={dossier._id} values={critical} />
            </div>
          )}
          {hospital_return && isReturnTold && (
            <div className={classes.critical}>
              <HospitalReturnStrip dossierId={dossier._id} stay={hospital_return} />
            </div>
          )}
          {warnings.length > 0 && (
            <div className={classes.warnings}>
              <WarningStrip warnings={shownWarnings(warnings, t)} atMost={warningsAtMost} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** The critical values of one reading are told together. */
const readingsOf = (critical: OpenDossier['critical']): number =>
  new Set(critical.map(({ readingId }) => readingId)).size

/** How many things the head says below the name. */
const marksOf = ({ warnings, critical, emergencies }: OpenDossier, isReturnTold: boolean): number =>
  warnings.length + readingsOf(critical) + emergencies.length + Number(isReturnTold)

/** All of it in one line: what is critical first, how many of each, and then the words of the warnings as far as they go. */
function foldedWords(
  { warnings, critical, emergencies }: OpenDossier,
  isReturnTold: boolean,
  t: TFunction,
): string {
  const readings = readingsOf(critical)
  const parts = [
    readings > 0 && t('Valori critici: {{number}}', { number: readings }),
    emergencies.length > 0 && t("Accesso d'emergenza"),
    isReturnTold && t("Rientro dall'ospedale"),
    warnings.length > 0 && t('Avvertenze: {{number}}', { number: warnings.length }),
  ]
  const texts = inOrderShown(shownWarnings(warnings, t)).map(({ kind, text }) => text || kind)
  return dotted([...parts.filter(part => part !== false), ...texts])
}

function BirthAndAge({ birthday }: { birthday: string }) {
  const { t } = useTranslation()
  const day = formatIn(spokenLanguage()).day(birthday)
  return <span>{t('{{day}}, {{count}} anni', { day, count: ageAt(birthday, useToday()) })}</span>
}

function WarningsButton() {
  const { t } = useTranslation()
  const { warnings, showWarnings } = useDossier()
  const count = warnings.length
  // Who does not read all kinds is not told that there are none.
  const label = count === 0 ? t('Avvertenze') : t('{{count}} avvertenze', { count })
  return (
    <button type="button" className={classes.all} aria-label={label} onClick={showWarnings}>
      <IconAlertTriangle size={22} stroke={1.8} aria-hidden />
      {count > 0 && <span aria-hidden>{count}</span>}
    </button>
  )
}

const mayWriteWarnings = ({ allows }: OpenDossier): boolean =>
  warningKinds.some(({ value }) => allows(permissionForWarning(value, 'write')))
