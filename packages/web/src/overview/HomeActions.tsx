import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { Button } from '../ui/Button.tsx'
import { late } from '../ui/late.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Dock } from '../ui/page/Dock.tsx'
import classes from './HomeActions.module.css'

const NoteSheet = late(async () => (await import('./NoteSheet.tsx')).NoteSheet)

const plus = <IconPlus size={18} stroke={2} aria-hidden />

/** What one does most at a client, within reach of the thumb: values, a dose, a note. Nothing to who may do none. */
export function HomeActions() {
  const { t } = useTranslation()
  const { _id: dossierId, opens, allows } = useDossier()
  const [isAsked, setIsAsked] = useState(false)
  const navigate = useNavigate()
  const begun = usePage(pages.dossier).search.add === 'note'
  const measures = opens(pages.quickReading)
  const gives = opens(pages.doses) && allows('drugs.administer')
  const notes = opens(pages.focus) && opens(pages.newFocusEvent)
  const close = (): void => {
    setIsAsked(false)
    if (begun) void navigate({ ...pages.dossier.link({ dossierId }), replace: true })
  }
  if (!measures && !gives && !notes) return null
  return (
    <Dock className={classes.actions} role="group" aria-label={t('Aggiungi')}>
      {measures && (
        <LinkButton link={pages.quickReading.link({ dossierId })} leftSection={plus}>
          {t('Parametri')}
        </LinkButton>
      )}
      {gives && (
        <LinkButton link={pages.doses.link({ dossierId })} variant="default" leftSection={plus}>
          {t('Dose')}
        </LinkButton>
      )}
      {notes && (
        <Button variant="default" leftSection={plus} onClick={() => setIsAsked(true)}>
          {t('Nota')}
        </Button>
      )}
      {notes && (isAsked || begun) && <NoteSheet onClose={close} />}
    </Dock>
  )
}
