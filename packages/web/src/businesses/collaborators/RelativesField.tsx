import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClientSearch } from '../../tasks/form/ClientSearch.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import type { Relative } from './particulars.ts'

type Props = { value: readonly Relative[]; error?: ReactNode; onChange: (relatives: Relative[]) => void }

/** The clients whose employed relative she is: their care is billed otherwise. */
export function RelativesField({ value, error, onChange }: Props) {
  const { t } = useTranslation()
  const [searching, setSearching] = useState(false)
  return (
    <Card title={t('Familiare curante impiegato/a')}>
      <FieldFrame
        label={t('Di quali clienti')}
        description={t('Le cure dei familiari impiegati si fatturano a parte.')}
        error={error}
      >
        <Stack>
          {value.length > 0 && (
            <List label={t('Clienti')}>
              {value.map(({ _id, name }) => (
                <Row
                  key={_id}
                  title={name}
                  start={<ClientAvatar id={_id} name={name} picture={null} />}
                  end={
                    <Button
                      variant="subtle"
                      aria-label={t('Rimuovi {{name}}', { name })}
                      onClick={() => onChange(value.filter(one => one._id !== _id))}
                    >
                      <IconTrash size={20} aria-hidden />
                    </Button>
                  }
                />
              ))}
            </List>
          )}
          <div>
            <Button variant="default" onClick={() => setSearching(true)}>
              {t('Aggiungi un cliente')}
            </Button>
          </div>
        </Stack>
      </FieldFrame>
      <Sheet open={searching} onClose={() => setSearching(false)} title={t('Scegli il cliente')}>
        <ClientSearch
          onNew={undefined}
          onPick={({ _id, name }) => {
            onChange([...value.filter(one => one._id !== _id), { _id, name }])
            setSearching(false)
          }}
        />
      </Sheet>
    </Card>
  )
}
