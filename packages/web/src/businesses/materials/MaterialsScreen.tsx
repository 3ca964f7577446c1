import { type Material, materialPricesOn } from '@vicino/domain/materials/material.ts'
import { createMaterial, getMaterials, updateMaterial } from '@vicino/domain/materials/materials.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { pages } from '../../pages/pages.ts'
import { useVersionedForm } from '../../records/use-versioned-form.ts'
import { VersionedForm } from '../../records/VersionedForm.tsx'
import { useMay } from '../../session/person.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useBusiness } from '../settings/use-business.ts'
import { materialRows } from './material-rows.ts'
import {
  blankMaterial,
  changedMaterial,
  FormMaterial,
  type MaterialValues,
  valuesOfMaterial,
} from './material-values.ts'
import { MaterialFields } from './MaterialFields.tsx'
import { IconBandage, IconPlus } from '@tabler/icons-react'
import { useToday } from '../../i18n/use-today.ts'
import { isMeant, priceWords, underMaterial } from '../../materials/material-words.ts'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { dotted } from '../../i18n/dotted.ts'

/** The materials of a house with what they cost today. */
export function MaterialsScreen() {
  const { t } = useTranslation()
  const { _id: businessId } = useBusiness()
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Material | 'new' | null>(null)
  const close = (): void => setOpened(null)
  const read = useRead(getMaterials, { params: { businessId } })
  const mayWrite = useMay('billing.tariffs', 'write')
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={6} />}
      title={opened === null ? t('Materiale') : opened === 'new' ? t('Nuovo materiale') : opened.name}
      back={pages.settings.link()}
      actions={
        mayWrite &&
        opened === null && (
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setOpened('new')}>
            {t('Aggiungi')}
          </Button>
        )
      }
    >
      {materials =>
        opened === 'new' ? (
          <NewMaterialForm onDone={close} />
        ) : opened ? (
          <EditMaterialForm material={opened} onDone={close} />
        ) : materials.length === 0 ? (
          <EmptyState
            icon={IconBandage}
            words={t('Nessun materiale')}
            more={t('Ciò che si registra in una visita si sceglie da qui.')}
          />
        ) : (
          <Stack>
            <SearchField label={t('Nome o posizione')} value={search} onSearch={setSearch} atHand />
            <List label={t('Materiale')}>
              {materials
                .filter(material => isMeant(material, search))
                .map(material => (
                  <MaterialRow
                    key={material._id}
                    material={material}
                    {...(mayWrite && { onOpen: () => setOpened(material) })}
                  />
                ))}
            </List>
          </Stack>
        )
      }
    </Screen>
  )
}

function MaterialRow({ material, onOpen }: { material: Material; onOpen?: () => void }) {
  const { t } = useTranslation()
  const today = useToday()
  const { name, unit, in_use, category } = material
  const prices = materialPricesOn(material, today).map(price => priceWords(price, t))
  const under = [t('Categoria {{category}}', { category }), unit, underMaterial(material, t), ...prices]
  return (
    <Row
      title={name}
      under={dotted(under)}
      {...(!in_use && { end: <StatusBadge tone="neutral" label={t('Non più in uso')} />, endBelow: true })}
      {...(onOpen && { onPress: onOpen })}
    />
  )
}

/** Its prices, its position, whether it is still in use. */
function EditMaterialForm({ material, onDone }: { material: Material; onDone: () => void }) {
  const { t } = useTranslation()
  const { _id: materialId } = material
  const { _id: businessId } = useBusiness()
  const save = useSave(updateMaterial, { refreshes: [getMaterials] })
  const state = useVersionedForm<Material, MaterialValues>({
    key: `business_settings.material.${materialId}`,
    schema: FormMaterial,
    row: material,
    valuesOf: valuesOfMaterial,
    save,
    send: (values, over, form) => {
      const body = { version: values.version, ...changedMaterial(FormMaterial.parse(values), over) }
      return save.send({ params: { businessId, materialId }, body }, form)
    },
    onSaved: () => {
      toast(t('Materiale salvato'), 'ok')
      onDone()
    },
  })
  return (
    <VersionedForm state={state} conflictTitle={t('Due versioni di questo materiale')} fields={materialRows}>
      <MaterialFields form={state.draft.form} />
    </VersionedForm>
  )
}

function NewMaterialForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { _id: businessId } = useBusiness()
  const [_id] = useState(() => newId())
  const save = useSave(createMaterial, { refreshes: [getMaterials] })
  const draft = useDraftForm<MaterialValues, Material>({
    key: 'business_settings.material.new',
    schema: FormMaterial,
    start: blankMaterial,
    send: (values, form) =>
      save.send({ params: { businessId }, body: { _id, ...FormMaterial.parse(values) } }, form),
    onSaved: () => {
      toast(t('Materiale salvato'), 'ok')
      onDone()
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <MaterialFields form={draft.form} />
    </DraftForm>
  )
}
