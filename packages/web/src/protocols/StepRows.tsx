import type { Protocol, ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListedRows } from '../ui/fields/ListedRows.tsx'
import { blankStep, withOwnIds } from './step-values.ts'
import { StepFields } from './StepFields.tsx'

type Props = {
  rows: readonly ProtocolStep[]
  errors: Record<string, ReactNode>
  services: Protocol['services']
  onChange: (rows: ProtocolStep[]) => void
}

/** The steps of a protocol as they are written: of one of the house, and of a client's copy. */
export function StepRows({ rows, errors, services, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <ListedRows<ProtocolStep>
      title={t('Passi')}
      help={t('Un passo in calendario diventa un compito di chi è responsabile.')}
      name="steps"
      leads="text"
      rows={rows}
      errors={errors}
      onChange={changed => onChange(withOwnIds(changed))}
      blank={{ ...blankStep(), _id: '' }}
      addLabel={t('Aggiungi un passo')}
      rowWords={({ text }) => text}
      removeLabel={({ text }) => t('Rimuovi «{{what}}»', { what: text })}
    >
      {row => <StepFields {...row} services={services} />}
    </ListedRows>
  )
}
