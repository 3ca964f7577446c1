import { getFocuses } from '@vicino/domain/focus/focus.contract.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import { IconPlus, IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useRead } from '../calls/use-read.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Screen } from '../calls/Screen.tsx'
import classes from './Focus.module.css'
import { FocusRow } from './FocusRow.tsx'

/** A client's nursing problems: those that are worked on, then those that are over. */
export function FocusScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.focus).params
  const may = useDossier().allows('focus.open_close')
  const read = useRead(getFocuses, { params: { dossierId } })
  const add = { label: t('Aggiungi focus'), link: pages.newFocus.link({ dossierId }) }
  return (
    <Screen
      read={read}
      title={t('Focus')}
      actions={
        may && (
          <LinkButton link={add.link} leftSection={<IconPlus size={20} aria-hidden />}>
            {add.label}
          </LinkButton>
        )
      }
    >
      {focuses =>
        focuses.length === 0 ? (
          <EmptyState
            icon={IconTargetArrow}
            words={t('Nessun focus trovato')}
            {...(may && { action: add })}
          />
        ) : (
          <FocusByStatus focuses={focuses} />
        )
      }
    </Screen>
  )
}

function FocusByStatus({ focuses }: { focuses: readonly Focus[] }) {
  const { t } = useTranslation()
  const isOpen = ({ status, struck }: Focus): boolean => status === 'open' && !struck
  const groups = [
    { title: t('Aperti'), label: t('Focus aperti'), shown: focuses.filter(isOpen) },
    {
      title: t('Chiusi e annullati'),
      label: t('Focus chiusi e annullati'),
      shown: focuses.filter(focus => !isOpen(focus)),
    },
  ]
  return (
    <Stack>
      {groups
        .filter(({ shown }) => shown.length > 0)
        .map(({ title, label, shown }) => (
          <section key={title}>
            <h2 className={classes.heading}>{title}</h2>
            <List label={label}>
              {shown.map(focus => (
                <FocusRow key={focus._id} focus={focus} />
              ))}
            </List>
          </section>
        ))}
    </Stack>
  )
}
