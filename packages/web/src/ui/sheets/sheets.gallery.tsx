import { useState } from 'react'
import type { Gallery } from '../../gallery/gallery.ts'
import { Button } from '../Button.tsx'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { ConflictSheet } from './ConflictSheet.tsx'
import type { ShownField } from './merge-sides.ts'
import { Page } from '../page/Page.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { ReasonSheet } from './ReasonSheet.tsx'

const Confirm = () => {
  const [open, setOpen] = useState(true)
  return (
    <Page>
      <PageHeader title="Visita" />
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <ConfirmSheet
        open={open}
        onClose={() => setOpen(false)}
        title="Terminare la visita?"
        confirmLabel="Termina la visita"
        onConfirm={() => setOpen(false)}
      >
        La visita di Ferrari Anna risulta eseguita dalle 08:02 alle 08:47.
      </ConfirmSheet>
    </Page>
  )
}

const Reason = () => {
  const [open, setOpen] = useState(true)
  return (
    <Page>
      <PageHeader title="Farmaco" />
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <ReasonSheet
        open={open}
        onClose={() => setOpen(false)}
        title="Annullare il farmaco?"
        confirmLabel="Registrato per errore"
        danger
        suggestions={['Inserito per errore', 'Cliente sbagliato']}
        onConfirm={() => setOpen(false)}
      />
    </Page>
  )
}

type Note = { version: number; title: string; text: string }

const fields: readonly ShownField<Note>[] = [
  { field: 'title', label: 'Titolo', words: ({ title }) => title },
  { field: 'text', label: 'Commenti', words: ({ text }) => text },
]
const base: Note = { version: 1, title: 'Visita', text: 'Con la colazione' }

const conflict = (mine: Partial<Note>, theirs: Partial<Note>) => () => (
  <ConflictSheet
    title="Due versioni"
    fields={fields}
    base={base}
    mine={{ ...base, ...mine }}
    theirs={{ ...base, ...theirs }}
    by="Sara Pedrini"
    at="20.11.2026, 14:32"
    busy={false}
    onResolve={() => undefined}
    onCancel={() => undefined}
  />
)

export const gallery: Gallery = {
  title: 'sheets',
  entries: [
    { name: 'confirm', show: Confirm, alone: true },
    { name: 'reason', show: Reason, alone: true },
    {
      name: 'conflict',
      show: conflict({ text: 'A digiuno' }, { text: '', title: 'Controllo' }),
      alone: true,
    },
    { name: 'merged', show: conflict({ text: 'A digiuno' }, { title: 'Controllo' }), alone: true },
  ],
}
