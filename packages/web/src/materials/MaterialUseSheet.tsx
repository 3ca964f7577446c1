import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { readBy } from '@vicino/domain/access/need-to-know.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { isBilled } from '@vicino/domain/materials/named-material.ts'
import type { MaterialUse } from '@vicino/domain/materials/material-use.ts'
import { getMaterialUseVersions, updateMaterialUse } from '@vicino/domain/materials/material-uses.contract.ts'
import { permissionToCorrect } from '@vicino/domain/performances/permission-to-correct.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { materialUseFields } from './material-use-fields.ts'
import { quantityWords } from './material-words.ts'
import { MaterialUseCorrection } from './MaterialUseCorrection.tsx'

type Props = { use: MaterialUse; onClose: () => void }

/** One used material: how it stands now, what may be done with it, and everything that was ever written of it. */
export function MaterialUseSheet({ use, onClose }: Props) {
  const { t } = useTranslation()
  const { dossierId, _id: materialUseId, material, struck } = use
  const [correcting, setCorrecting] = useState(false)
  return (
    <Sheet open onClose={onClose} title={material.name}>
      <Stack>
        {struck && <Notice tone="error">{t('Annullato: {{reason}}', { reason: struck.reason })}</Notice>}
        {!isBilled(material.category) && (
          <Notice>{t('Categoria C: è compreso nel contributo alle cure e non viene mai fatturato.')}</Notice>
        )}
        {correcting ? (
          <MaterialUseCorrection use={use} onDone={() => setCorrecting(false)} />
        ) : (
          <>
            <UseFacts use={use} />
            <Actions use={use} onCorrect={() => setCorrecting(true)} />
          </>
        )}
        <History params={{ dossierId, materialUseId }} use={use} />
      </Stack>
    </Sheet>
  )
}

type HistoryProps = { params: { dossierId: string; materialUseId: string }; use: MaterialUse }

const History = ({ params, use }: HistoryProps) => (
  <RecordHistory read={useRead(getMaterialUseVersions, { params })} fields={materialUseFields(use)} />
)

/** How much was used, on which visit, and who says so. */
function UseFacts({ use }: { use: MaterialUse }) {
  const { t } = useTranslation()
  const readsComments = isHeld(usePerson().permissions, readBy['material_use.comment'], 'read')
  const { quantity, material, date, comment, author, written_at } = use
  const format = formatIn(spokenLanguage())
  return (
    <Facts>
      <Fact label={t('Quantità')}>{quantityWords(quantity, material)}</Fact>
      <Fact label={t('Posizione')}>{material.code ?? ''}</Fact>
      <Fact label={t('Visita')}>{format.longDayWithYear(date)}</Fact>
      {readsComments && <Fact label={t('Commento')}>{comment}</Fact>}
      <Fact label={t('Registrato da')}>{`${author.name}, ${format.instant(written_at)}`}</Fact>
    </Facts>
  )
}

/** What may be done with it: correct it, or strike it. What is struck only stays to be read. */
function Actions({ use, onCorrect }: { use: MaterialUse; onCorrect: () => void }) {
  const { t } = useTranslation()
  const { _id: me, permissions } = usePerson()
  const save = useSave(updateMaterialUse)
  const { _id: materialUseId, dossierId, version, material, struck } = use
  const params = { dossierId, materialUseId }
  if (struck || !isHeld(permissions, permissionToCorrect(use, me), 'write')) return null
  const strike = async (reason: string): Promise<MaterialUse | undefined> => {
    const saved = await save.send({ params, body: { version, struck: { reason } } })
    if (saved) toast(t('Materiale annullato'), 'ok')
    return saved
  }
  return (
    <>
      <Button variant="default" leftSection={<IconPencil size={20} aria-hidden />} onClick={onCorrect}>
        {t('Correggi')}
      </Button>
      <StrikeRecord
        draftKey={`performances.material.strike.${materialUseId}`}
        label={t('Annulla il materiale')}
        question={t('Annullare {{name}}?', { name: material.name })}
        save={save}
        onStrike={strike}
      >
        {t('Il testo resta leggibile. Un materiale annullato non viene fatturato.')}
      </StrikeRecord>
    </>
  )
}
