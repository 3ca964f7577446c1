import type { Checklist, StepRow } from '@vicino/domain/setup/checklist.ts'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../pages/link-target.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { List, Row } from '../ui/page/List.tsx'
import classes from './ChecklistSteps.module.css'

type Props = {
  list: Checklist
  rows: readonly StepRow[]
  /** What the list is called. */
  label: string
  /** Where a step is done, or what came of it is looked at; undefined where that is for others. */
  linkOf: (step: string, done: boolean) => LinkTarget | undefined
}

/** The steps of a checklist: what is to be done, then what is completed. */
export function ChecklistSteps({ list: { steps }, rows, label, linkOf }: Props) {
  const { t } = useTranslation()
  const open = steps.filter(({ done }) => !done)
  const completed = steps.filter(({ done }) => done)
  const shown = (some: Checklist['steps'], title: string) => (
    <List label={title}>
      {some.map(({ step, done }) => {
        const row = rows.find(({ value }) => value === step)
        const link = linkOf(step, done)
        return (
          row && (
            <Row
              key={step}
              start={done ? <Done /> : <Open />}
              title={t(row.label)}
              under={t(row.asks.label)}
              {...(link && { link })}
            />
          )
        )
      })}
    </List>
  )
  return (
    <Stack gap={8}>
      {open.length > 0 && shown(open, label)}
      {completed.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('Completi')}</h3>
          {shown(completed, t('{{list}}: completi', { list: label }))}
        </>
      )}
    </Stack>
  )
}

function Done() {
  const { t } = useTranslation()
  return <IconCircleCheckFilled className={classes.done} size={24} role="img" aria-label={t('Fatto')} />
}

export function Open() {
  const { t } = useTranslation()
  return <IconCircle className={classes.open} size={24} stroke={1.7} role="img" aria-label={t('Da fare')} />
}
