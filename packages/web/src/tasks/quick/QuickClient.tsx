import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { useMay } from '../../session/person.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx'
import { Picked, PickedLine } from '../../ui/fields/Picked.tsx'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { ClientSearch } from '../form/ClientSearch.tsx'
import { newClientValues, type TaskForm } from '../form/task-values.ts'
import classes from './QuickVisit.module.css'

/** Whom the visit is for: sought at once, with nothing to open first. A new client is written in the whole form. */
export function QuickClient({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const today = useToday()
  const mayCreate = useMay('dossier.create', 'write')
  const { client } = form.values
  const found = useRef<HTMLDivElement>(null)
  // From the name that is sought to whoever is found: what is typed there is no form to be sent.
  const keys = {
    onKeyDown: (event: KeyboardEvent): void => {
      const isSought = event.target instanceof HTMLInputElement
      if (!isSought || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return
      event.preventDefault()
      found.current?.querySelector<HTMLElement>('li button')?.focus()
    },
  }
  return (
    <FieldFrame label={t('Cliente')} required error={form.errors['client']}>
      {client ? (
        <PickedLine wrap={false}>
          <Picked>
            <ClientAvatar id={client._id} name={client.name} picture={client.avatar} size={32} />
            {client.name}
          </Picked>
          <Button variant="default" onClick={() => form.setFieldValue('client', null)}>
            {t('Cambia')}
          </Button>
        </PickedLine>
      ) : (
        <div ref={found} className={classes.found} {...keys}>
          <ClientSearch
            onPick={picked => form.setFieldValue('client', picked)}
            onNew={mayCreate ? () => form.setValues({ new_client: newClientValues(today) }) : undefined}
          />
        </div>
      )}
    </FieldFrame>
  )
}
