import type { Suspension } from '@vicino/domain/dossiers/dossier.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconBuildingHospital } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import classes from './HospitalReturn.module.css'

type Props = { dossierId: string; stay: Suspension }

/** That the client is back from hospital and nobody went through her drugs yet: it leads there. */
export function HospitalReturnStrip({ dossierId, stay }: Props) {
  const { t } = useTranslation()
  const day = formatIn(spokenLanguage()).shortDay(stay.to ?? stay.from)
  return (
    <Link {...pages.hospitalReturn.link({ dossierId })} className={classes.strip}>
      <IconBuildingHospital size={20} stroke={1.9} aria-hidden />
      {t("Rientro dall'ospedale ({{day}}): rivedere i farmaci", { day })}
    </Link>
  )
}
