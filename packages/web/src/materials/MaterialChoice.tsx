import { getOfferedMaterials, type OfferedMaterial } from '@vicino/domain/materials/materials.contract.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import row from './MaterialRow.module.css'
import classes from './Materials.module.css'
import { isMeant, underMaterial } from './material-words.ts'
import { dotted } from '../i18n/dotted.ts'

type Props = {
  dossierId: string
  /** What is chosen already stands below, and is not offered again. */
  chosen: readonly { _id: string }[]
  onChoose: (material: OfferedMaterial) => void
}

/** So many are offered at once; a word of its name finds another. */
const offeredAtOnce = 6

/** What may have been used, what was last used for the client first, by one tap. */
export function MaterialChoice({ dossierId, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const read = useRead(getOfferedMaterials, { params: { dossierId } })
  return (
    <Loaded read={read} skeleton={<RowsSkeleton rows={3} />}>
      {materials => {
        const left = materials.filter(({ _id }) => chosen.every(one => one._id !== _id))
        const found = left.filter(material => isMeant(material, search)).slice(0, offeredAtOnce)
        if (materials.length === 0)
          return <p className={row.none}>{t('L’organizzazione non ha ancora un elenco del materiale.')}</p>
        return (
          <Stack gap={12}>
            <SearchField label={t('Cerca un materiale')} value={search} onSearch={setSearch} atHand />
            {found.length === 0 && <p className={row.none}>{t('Nessun materiale trovato')}</p>}
            <ul className={row.rows} aria-label={t('Materiale da scegliere')}>
              {found.map(material => (
                <li key={material._id}>
                  <Offered material={material} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </Stack>
        )
      }}
    </Loaded>
  )
}

function Offered({ material, onChoose }: { material: OfferedMaterial } & Pick<Props, 'onChoose'>) {
  const { t } = useTranslation()
  const { name, unit, last_used } = material
  const used = last_used === null ? '' : t('usato il {{day}}', { day: showDay(last_used) })
  return (
    <button type="button" className={classes.offer} onClick={() => onChoose(material)}>
      <IconPlus size={20} stroke={1.9} aria-hidden />
      <span>
        <span className={row.name}>{name}</span>
        <Text block tone="muted" size={15} weight="regular">
          {dotted([unit, underMaterial(material, t), used])}
        </Text>
      </span>
    </button>
  )
}
