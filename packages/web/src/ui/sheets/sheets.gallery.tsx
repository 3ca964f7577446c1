import { useState } from 'react'
import type { Gallery } from '../../gallery/gallery.ts'
import { Button } from '../Button.tsx'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { ConflictView } from './ConflictView.tsx'
import { Card, Page } from '../page/Page.tsx'
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
        confirmLabel="Annulla il farmaco"
        danger
        suggestions={['Inserito per errore', 'Cliente sbagliato']}
        onConfirm={() => setOpen(false)}
      />
    </Page>
  )
}

const Conflict = () => (
  <Page width="form">
    <PageHeader title="Due versioni" back={{ to: '/' }} />
    <Card>
      <ConflictView
        by="Sara Pedrini"
        at="20.11.2026, 14:32"
        fields={[
          { id: 'morning', label: 'Mattina', mine: '1', theirs: '0.5' },
          { id: 'comments', label: 'Commenti', mine: 'Con la colazione', theirs: '' },
        ]}
        onResolve={() => undefined}
        onCancel={() => undefined}
      />
    </Card>
  </Page>
)

export const gallery: Gallery = {
  title: 'sheets',
  entries: [
    { name: 'confirm', show: Confirm, alone: true },
    { name: 'reason', show: Reason, alone: true },
    { name: 'conflict', show: Conflict },
  ],
}
