import type { Task } from '@vicino/domain/tasks/task.ts'
import { IconBandage } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UsedMaterialFields } from '../materials/LateFields.tsx'
import { usedWords } from '../materials/material-words.ts'
import { RecordedMeanwhile } from '../records/RecordedMeanwhile.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import type { PerformanceLine } from './performance-line.ts'
import { endWords, recordedWords, sumWords } from './performance-words.ts'
import { PerformanceLineFields } from './PerformanceLineFields.tsx'
import classes from './Performances.module.css'
import type { OfferedLine, useFinishedServices } from './use-finished-services.ts'

type Props = {
  task: Task
  lines: readonly PerformanceLine[]
  real: number | null
  services: ReturnType<typeof useFinishedServices>
  /** False where materials are added elsewhere on the page: those of a draft stand here all the same. */
  addsMaterials?: boolean
}

/** The services of a visit, ticked as they are planned, with what was used and what they sum up to. */
export function FinishedLines({ task, lines, real, services, addsMaterials = true }: Props) {
  const { t } = useTranslation()
  const { items, chosen, banner, recorded, change, open, toggle, toggleAll } = services
  return (
    <>
      {services.asks}
      <p className={classes.intro}>{endWords(task, lines, real, t)}</p>
      {items.length > 1 && (
        <p className={classes.all}>
          <Button variant="subtle" onClick={toggleAll}>
            {chosen.length === items.length ? t('Deseleziona tutto') : t('Seleziona tutto')}
          </Button>
        </p>
      )}
      <Stack>
        {items.map(item => (
          <PerformanceLineFields
            key={item.line.service_details.code}
            dossierId={task.dossierId!}
            line={item.line}
            onChange={change}
            errors={{ duration: item.error }}
            start={<Choice item={item} onToggle={() => toggle(item)} />}
            {...((!item.open || !item.chosen) && { onOpen: () => open(item) })}
          />
        ))}
      </Stack>
      <FinishedMaterials
        dossierId={task.dossierId!}
        lines={services.materials}
        errors={services.materialErrors}
        onChange={services.changeMaterials}
        adds={addsMaterials}
      />
      <p className={classes.sum} role="status">
        {sumWords(chosen, real, t)}
      </p>
      {recorded.length > 0 && (
        <RecordedMeanwhile
          recorded={recordedWords(recorded, t)}
          leaveOut={services.leaveOut}
          again={services.again}
        />
      )}
      {services.used.length > 0 && (
        <RecordedMeanwhile
          recorded={usedWords(services.used, t)}
          leaveOut={services.leaveOutUsed}
          again={services.useAgain}
        />
      )}
      {banner && <Notice tone="error">{banner}</Notice>}
    </>
  )
}

/** What was used on the visit, where somebody wants to say it. */
function FinishedMaterials({
  adds,
  ...fields
}: ComponentProps<typeof UsedMaterialFields> & { adds: boolean }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  if (opened || fields.lines.length > 0)
    return (
      <section className={classes.materials} aria-label={t('Materiale usato')}>
        <h3>{t('Materiale usato')}</h3>
        <UsedMaterialFields {...fields} />
      </section>
    )
  if (!adds) return null
  return (
    <Button
      variant="subtle"
      leftSection={<IconBandage size={20} stroke={1.8} aria-hidden />}
      onClick={() => setOpened(true)}
    >
      {t('Aggiungi materiale')}
    </Button>
  )
}

function Choice({ item: { line, chosen }, onToggle }: { item: OfferedLine; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={t('Eseguita: {{name}}', { name: line.service_details.name })}
        onChange={onToggle}
      />
    </label>
  )
}
