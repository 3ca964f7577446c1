import { type Checklist, isAllDone } from '@vicino/domain/setup/checklist.ts'
import { getSetup } from '@vicino/domain/setup/setup.contract.ts'
import { IconArrowRight, IconFolderOpen } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { usePerson } from '../session/person.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { Progress } from './Progress.tsx'
import classes from './Flow.module.css'

/** The way out of a checklist: how far the person's and the business' are, and the way home. */
export function FlowScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.flow).search
  const { business, landing_page } = usePerson()
  const read = useRead(getSetup, {}, { anew: true })
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<RowsSkeleton rows={4} />}
      title={t('A che punto siamo')}
    >
      {setup => (
        <>
          <Stack>
            <HowFar title={t('Il suo profilo')} list={setup.person} />
            {setup.business && <HowFar title={business?.name ?? t('Organizzazione')} list={setup.business} />}
          </Stack>
          <div className={classes.ways}>
            <LinkButton
              link={{ to: landing_page ?? pages.today.pattern }}
              leftSection={<IconArrowRight size={20} stroke={1.9} aria-hidden />}
            >
              {t('Alla pagina iniziale')}
            </LinkButton>
            {dossierId !== undefined && (
              <LinkButton
                link={pages.dossier.link({ dossierId })}
                variant="default"
                leftSection={<IconFolderOpen size={20} stroke={1.9} aria-hidden />}
              >
                {t('Torna al dossier')}
              </LinkButton>
            )}
          </div>
        </>
      )}
    </Screen>
  )
}

function HowFar({ title, list }: { title: string; list: Checklist }) {
  const { t } = useTranslation()
  return (
    <Card title={title}>
      <Progress of={list} />
      <Link {...pages.setup.link()} className={classes.all}>
        {isAllDone(list) ? t('Apri la lista') : t('Continua')}
      </Link>
    </Card>
  )
}
