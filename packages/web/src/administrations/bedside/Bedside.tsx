import { getBedside } from '@vicino/domain/administrations/rounds.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { AllergyMatch } from '@vicino/domain/drugs/allergies.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { IconAlertTriangle, IconUrgent } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { late } from '../../ui/late.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { now } from '../../i18n/use-today.ts'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import classes from './Bedside.module.css'
import { BedsideContext, BedsideLostContext } from './bedside-context.ts'
import { NarcoticMark } from '../line/NarcoticMark.tsx'
import { allergyWords, matchWords, valueWords } from './bedside-words.ts'

/** Few doses go by a scale: its steps come when one does. */
const ScaleSteps = late(async () => (await import('../../drugs/ScaleSteps.tsx')).ScaleSteps)

/** Reads for what stands in it who is given the doses, and what has to be in sight then. */
export function BedsideOf({ dossierId, children }: { dossierId: string; children: ReactNode }) {
  const { data = null, error } = useRead(getBedside, { params: { dossierId } })
  return (
    <BedsideLostContext value={data === null && error !== null}>
      <BedsideContext value={data}>{children}</BedsideContext>
    </BedsideLostContext>
  )
}

/** The client's allergies, that there is none, that nobody has asked, or that nobody can say it now. */
export function AllergyHead() {
  const { t } = useTranslation()
  const bedside = use(BedsideContext)
  const isLost = use(BedsideLostContext)
  if (isLost)
    return (
      <p className={classes.allergies} data-known>
        <IconAlertTriangle size={18} stroke={1.9} aria-hidden />
        {t('Allergie: ora non si possono leggere')}
      </p>
    )
  // Its place is kept while it comes: a dose below it may not move from under a thumb.
  if (!bedside) return <p className={classes.allergies}>{'\u00a0'}</p>
  const isKnown = (bedside.allergies?.notes.length ?? 0) > 0
  return (
    <p className={classes.allergies} data-known={isKnown || undefined}>
      {isKnown && <IconUrgent size={18} stroke={1.9} aria-hidden />}
      {allergyWords(bedside.allergies, t)}
    </p>
  )
}

type Ordered = Pick<Drug, '_id' | 'dose_unit' | 'dose_scale'> & Partial<Pick<Drug, 'comments' | 'indication'>>

type OrderProps = {
  drug: Ordered
  /** The allergies that are asked about below: they are said there, with where they stand. */
  asked?: readonly AllergyMatch[]
}

/** What the order says beside the dose, read where it is given: its scale, for what, how, what speaks against it, the last value. */
export function OrderNotes({ drug, asked = [] }: OrderProps) {
  const { t } = useTranslation()
  const known = use(BedsideContext)?.drugs.find(({ drugId }) => drugId === drug._id)
  const indication = drug.indication ?? known?.indication ?? ''
  const comments = drug.comments ?? known?.comments ?? ''
  const matches = (known?.matches ?? []).filter(
    match => !asked.some(({ because }) => because.it === match.because.it),
  )
  return (
    <>
      <NarcoticMark drugId={drug._id} />
      {drug.dose_scale && <ScaleSteps drug={drug} />}
      {indication !== '' && (
        <Text size={15} weight="medium">
          {indication}
        </Text>
      )}
      {comments !== '' && <span className={classes.comments}>{comments}</span>}
      {matches.length > 0 && (
        <span className={classes.match}>
          <IconAlertTriangle size={18} stroke={1.9} aria-hidden />
          {matchWords(matches, t)}
        </span>
      )}
      {known?.value && <span className={classes.value}>{valueWords(known.value, now(), t)}</span>}
    </>
  )
}

/** Whom a sheet is about: two clients in a row have the same drug. */
export function GivenTo() {
  const bedside = use(BedsideContext)
  if (!bedside) return null
  const { client, birthday } = bedside
  return (
    <p className={classes.givenTo}>
      <ClientAvatar id={client._id} name={client.name} picture={client.avatar} />
      <span>
        <strong>{client.name}</strong>
        <span>{formatIn(spokenLanguage()).day(birthday)}</span>
      </span>
    </p>
  )
}
