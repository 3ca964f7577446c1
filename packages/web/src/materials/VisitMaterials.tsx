import type { MaterialUse } from '@vicino/domain/materials/material-use.ts'
import { getTaskMaterialUses } from '@vicino/domain/materials/material-uses.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissing } from '../calls/failure.ts'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import { late } from '../ui/late.ts'
import { Card } from '../ui/page/Page.tsx'
import { quantityWords, underMaterial } from './material-words.ts'
import row from './MaterialRow.module.css'
import classes from './VisitMaterials.module.css'
import { dotted } from '../i18n/dotted.ts'

const OpenedUse = late(async () => (await import('./MaterialUseSheet.tsx')).MaterialUseSheet)
const AddMaterials = late(async () => (await import('./AddMaterialsSheet.tsx')).AddMaterialsSheet)

type Props = { task: Task; dossierId: string; mayRecord: boolean }

/** The materials of one visit, on its page: what was used, and the way to record it. */
export function VisitMaterials({ task, dossierId, mayRecord }: Props) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const read = useRead(getTaskMaterialUses, { params: { taskId: task._id } })
  // Her own visit may lie in a dossier that she cannot read any more: then there is nothing here for her.
  if (!read.data && read.error && isMissing(read.error)) return null
  if (read.data?.length === 0 && !mayRecord) return null
  return (
    <Card title={t('Materiale')}>
      <Loaded read={read} skeleton={null}>
        {uses =>
          uses.length === 0 ? (
            <p className={row.none}>{t('Nessun materiale registrato')}</p>
          ) : (
            <ul className={row.rows} aria-label={t('Materiale usato')}>
              {uses.map(use => (
                <UseRow key={use._id} use={use} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayRecord && (
        <div className={classes.adding}>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('Aggiungi materiale')}
          </Button>
        </div>
      )}
      {adding && <AddMaterials task={task} dossierId={dossierId} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function UseRow({ use }: { use: MaterialUse }) {
  const { t } = useTranslation()
  const { material, quantity, comment, struck } = use
  const [opened, setOpened] = useState(false)
  const under = [
    underMaterial(material, t),
    struck ? t('Annullato: {{reason}}', { reason: struck.reason }) : '',
  ]
  return (
    <li className={classes.used} data-struck={struck ? true : undefined}>
      <button type="button" className={classes.opens} onClick={() => setOpened(true)}>
        <span className={classes.words}>
          <span className={row.name}>{material.name}</span>
          <Text block tone="muted" size={15} weight="regular">
            {dotted(under)}
          </Text>
          {comment !== '' && <span className={classes.comment}>{comment}</span>}
        </span>
        <span className={classes.quantity}>{quantityWords(quantity, material)}</span>
      </button>
      {opened && <OpenedUse use={use} onClose={() => setOpened(false)} />}
    </li>
  )
}
