import type { ReactNode } from 'react'
import { lineOfMaterial, type MaterialLine } from './material-line.ts'
import { MaterialChoice } from './MaterialChoice.tsx'
import { MaterialLines } from './MaterialLines.tsx'

type Props = {
  dossierId: string
  lines: readonly MaterialLine[]
  errors: Readonly<Record<string, ReactNode>>
  onChange: (lines: MaterialLine[]) => void
}

/** What was used on a visit: what is chosen, and what else may be. */
export function MaterialFields({ dossierId, lines, errors, onChange }: Props) {
  return (
    <>
      {lines.length > 0 && <MaterialLines lines={lines} errors={errors} onChange={onChange} />}
      <MaterialChoice
        dossierId={dossierId}
        chosen={lines.map(({ material }) => material)}
        onChoose={material => onChange([...lines, lineOfMaterial(material)])}
      />
    </>
  )
}
