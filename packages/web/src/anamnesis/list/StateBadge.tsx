import type { SectionHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { formStates } from '@vicino/domain/form/form-state.ts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from './StateBadge.module.css'

type State = SectionHead['state']

/** How far a section is. An empty one says so quietly: fourteen of them are no news. */
export function StateBadge({ state }: { state: State }) {
  const { t } = useTranslation()
  const label = t(formStates.find(({ value }) => value === state)!.label)
  if (state === 'empty')
    return (
      <Text tone="muted" size={15}>
        {label}
      </Text>
    )
  if (state === 'begun') return <StatusBadge tone="info" icon={IconPencil} label={label} />
  return <StatusBadge tone={state === 'complete' ? 'ok' : 'attention'} label={label} />
}

/** How far an anamnesis is: a segment for each section, and the same in words. */
export function AnamnesisProgress({ sections }: { sections: readonly SectionHead[] }) {
  const { t } = useTranslation()
  const complete = sections.filter(({ state }) => state === 'complete').length
  return (
    <Stack gap={8}>
      <div className={classes.segments} aria-hidden>
        {sections.map(({ section, state }) => (
          <span key={section} className={classes.segment} data-state={state} />
        ))}
      </div>
      <Text tone="muted" size={15}>
        {t('{{complete}} di {{all}} sezioni complete', { complete, all: sections.length })}
      </Text>
    </Stack>
  )
}
