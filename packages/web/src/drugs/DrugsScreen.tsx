import { daySchemeOf } from '@vicino/domain/drugs/day-scheme.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { getDrugs } from '@vicino/domain/drugs/drugs.contract.ts'
import { IconBuildingHospital, IconChecklist, IconPill, IconPlus, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsListBeside } from '../pages/list-beside.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../session/dossier.ts'
import { useToday } from '../i18n/use-today.ts'
import { useNarrow } from '../ui/calendar/use-narrow.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Screen } from '../calls/Screen.tsx'
import { DaySchemeCard } from './DaySchemeCard.tsx'
import { DrugRow } from './DrugRow.tsx'
import { isInUse } from './in-use.ts'
import classes from './Drugs.module.css'

/** What of a drug can be given now stands with it: nothing where nothing can. */
type DosesOf = (drug: Drug) => ReactNode

type Props = {
  dosesOf: DosesOf
  /** What has to be in sight above the drugs in use where some of them can be given. */
  aboveUsed: (used: readonly Drug[]) => ReactNode
}

/**
 * A client's drugs: what is taken today at a glance, then the whole list, ended and struck ones last. On a phone each
 * is said once, in the list, and what is seldom done stands below it. Beside one of them it is the ways to them alone: doses are given where nothing else is open.
 */
export function DrugsScreen({ dosesOf, aboveUsed }: Props) {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.drugs).params
  const { allows } = useDossier()
  const read = useRead(getDrugs, { params: { dossierId } })
  const mayWrite = allows('drugs.write_list')
  return (
    <Screen
      read={read}
      title={t('Farmaci')}
      actions={
        mayWrite && (
          <LinkButton
            link={pages.newDrug.link({ dossierId })}
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            {t('Aggiungi farmaco')}
          </LinkButton>
        )
      }
    >
      {drugs =>
        drugs.length === 0 ? (
          <EmptyState
            icon={IconPill}
            words={t('Non ci sono farmaci')}
            {...(mayWrite && {
              action: { label: t('Aggiungi farmaco'), link: pages.newDrug.link({ dossierId }) },
            })}
          />
        ) : (
          <DrugsByUse drugs={drugs} dossierId={dossierId} dosesOf={dosesOf} aboveUsed={aboveUsed} />
        )
      }
    </Screen>
  )
}

type ByUseProps = Props & { drugs: readonly Drug[]; dossierId: string }

function DrugsByUse({ drugs, dossierId, dosesOf, aboveUsed }: ByUseProps) {
  const { t } = useTranslation()
  const today = useToday()
  const isBeside = useIsListBeside()
  const isNarrow = useNarrow()
  const used = drugs.filter(drug => isInUse(drug, today))
  const past = drugs.filter(drug => !isInUse(drug, today))
  return (
    <Stack>
      {!isBeside && !isNarrow && (
        <>
          <div className={classes.ways}>
            <WayToDoses dossierId={dossierId} />
            <OtherWays dossierId={dossierId} />
          </div>
          <DaySchemeCard scheme={daySchemeOf(drugs, today)} day={today} />
        </>
      )}
      {used.length > 0 && (
        <section>
          <div className={classes.head}>
            <h2>{t('In uso')}</h2>
            {!isBeside && isNarrow && <WayToDoses dossierId={dossierId} />}
          </div>
          {!isBeside && aboveUsed(used)}
          <List label={t('Farmaci in uso')}>
            {used.map(drug => (
              <DrugRow key={drug._id} drug={drug} doses={!isBeside && dosesOf(drug)} />
            ))}
          </List>
        </section>
      )}
      {past.length > 0 && (
        <section>
          <h2 className={classes.heading}>{t('Terminati e annullati')}</h2>
          <List label={t('Farmaci terminati e annullati')}>
            {past.map(drug => (
              <DrugRow key={drug._id} drug={drug} />
            ))}
          </List>
        </section>
      )}
      {!isBeside && isNarrow && (
        <div className={classes.ways}>
          {used.length === 0 && <WayToDoses dossierId={dossierId} />}
          <OtherWays dossierId={dossierId} />
        </div>
      )}
    </Stack>
  )
}

type WaysProps = { dossierId: string }

/** Where the doses of the day are given, one after the other. */
function WayToDoses({ dossierId }: WaysProps) {
  const { t } = useTranslation()
  return (
    <LinkButton link={pages.doses.link({ dossierId })} leftSection={<IconChecklist size={20} aria-hidden />}>
      {t('Dosi del giorno')}
    </LinkButton>
  )
}

/** What else is done with the drugs, seldom. */
function OtherWays({ dossierId }: WaysProps) {
  const { t } = useTranslation()
  const mayWrite = useDossier().allows('drugs.write_list')
  return (
    <>
      <LinkButton
        link={pages.drugScheme.link({ dossierId })}
        variant="default"
        leftSection={<IconPrinter size={20} aria-hidden />}
      >
        {t('Stampa lo schema')}
      </LinkButton>
      {mayWrite && (
        <LinkButton
          link={pages.hospitalReturn.link({ dossierId })}
          variant="default"
          leftSection={<IconBuildingHospital size={20} aria-hidden />}
        >
          {t("Rientro dall'ospedale")}
        </LinkButton>
      )}
    </>
  )
}
