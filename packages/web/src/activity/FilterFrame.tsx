import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import type { ActivitySearch } from '../pages/search.ts'
import { Card, Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { SaveBar } from '../ui/page/SaveBar.tsx'
import { useTranslation } from 'react-i18next'
import classes from './Activity.module.css'

type Props = {
  title: string
  /** The filters as they stand. */
  search: ActivitySearch
  /** The filters as they are chosen here; undefined while they cannot stand. */
  chosen: ActivitySearch | undefined
  children: ReactNode
}

/** One question to the log: what is chosen here leads back to it; the way back leaves it as it was. */
export function FilterFrame({ title, search, chosen, children }: Props) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const navigate = useNavigate()
  return (
    <Page width="form">
      <PageHeader title={title} back={pages.dossierActivity.link({ dossierId }, search)} />
      <form
        className={classes.choices}
        onSubmit={event => {
          event.preventDefault()
          if (chosen) void navigate({ ...pages.dossierActivity.link({ dossierId }, chosen), replace: true })
        }}
      >
        <Card>{children}</Card>
        <SaveBar label={t('Mostra le attività')} disabled={chosen === undefined} />
      </form>
    </Page>
  )
}
