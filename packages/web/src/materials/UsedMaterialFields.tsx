import type { ReactNode } from 'react'
import { lineOfMaterial, type UsedMaterialLine } from './used-material-line.ts'
import { MaterialChoice } from './MaterialChoice.tsx'
import { UsedMaterialLines } from './UsedMaterialLines.tsx'

type Props = {
  dossierId: string
  lines: readonly UsedMaterialLine[]
  errors: Readonly<Record<string, ReactNode>>
  onChange: (lines: UsedMaterialLine[]) => void
}

/** What was used on a visit: what is chosen, and what else may be. */
export function UsedMaterialFields({ dossierId, lines, errors, onChange }: Props) {
  return (
    <>
      {lines.length > 0 && <UsedMaterialLines lines={lines} errors={errors} onChange={onChange} />}
      <MaterialChoice
        dossierId={dossierId}
        chosen={lines.map(({ material }) => material)}
        onChoose={material => onChange([...lines, lineOfMaterial(material)])}
      />
    </>
  )
}
