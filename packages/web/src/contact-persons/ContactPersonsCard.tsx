import { inCallingOrder } from '@vicino/domain/contact-persons/contact-person.ts'
import { getContactPersons } from '@vicino/domain/contact-persons/contact-persons.contract.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Card } from '../ui/page/Page.tsx'
import { PartSkeleton } from '../ui/page/Skeleton.tsx'
import { CallList } from './CallList.tsx'
import classes from './ContactPersons.module.css'

/** So many stand on a page that is about something else; the others are a tap away. */
const shownAtMost = 3

/** Of three persons with their ways. */
const usualHeight = 366

/** Whom one calls around this client, first who is called in an emergency; nothing where there is nobody. */
export function ContactPersonsCard() {
  const { t } = useTranslation()
  const { _id: dossierId, opens, allows } = useDossier()
  const mayRead = opens(pages.contactPersons)
  const { data, isLoading } = useRead(getContactPersons, { params: { dossierId } }, { when: mayRead })
  if (isLoading) return <PartSkeleton height={usualHeight} />
  const standing = data && inCallingOrder(data)
  if (!standing || (standing.length === 0 && !allows('personal.write'))) return null
  const all =
    standing.length === 0
      ? { link: pages.newContactPerson.link({ dossierId }), words: t('Aggiungi persona di contatto') }
      : { link: pages.contactPersons.link({ dossierId }), words: t('Tutte le persone di contatto') }
  return (
    <Card title={t('Persone di contatto')}>
      {standing.length > 0 && <CallList persons={standing.slice(0, shownAtMost)} />}
      <Link {...all.link} className={classes.all}>
        {all.words}
      </Link>
    </Card>
  )
}
