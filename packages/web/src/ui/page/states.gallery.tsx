import {
  IconAlertTriangle,
  IconDog,
  IconKey,
  IconPill,
  IconPlus,
  IconUser,
  IconVirus,
} from '@tabler/icons-react'
import { Failure } from '../../calls/failure.ts'
import type { Gallery } from '../../gallery/gallery.ts'
import { Button } from '../Button.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { ClientAvatar } from '../people/ClientAvatar.tsx'
import { EmptyState } from './EmptyState.tsx'
import { List, Row, RowIcon } from './List.tsx'
import { LoadError } from './LoadError.tsx'
import { LoadMore } from './LoadMore.tsx'
import { Notice } from './Notice.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Card, Page } from './Page.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PrintPage } from './PrintPage.tsx'
import { FormSkeleton, RowsSkeleton } from './Skeleton.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { WarningStrip } from '../WarningStrip.tsx'
import { toast } from '../toast.ts'

const clients = [
  { id: '0192f0c1-0000-7000-8000-000000000001', name: 'Bernasconi Luca', under: '11.02.1931 · Bellinzona' },
  { id: '0192f0c1-0000-7000-8000-000000000002', name: 'Ferrari Anna', under: '29.02.1920 · Giubiasco' },
  {
    id: '0192f0c1-0000-7000-8000-000000000003',
    name: "D'Ambrosio Maria Grazia",
    under: '16.07.1936 · Lugano',
  },
  { id: '0192f0c1-0000-7000-8000-000000000004', name: 'Ó', under: '01.01.1950 · Mendrisio' },
]

function Rows() {
  return (
    <Page>
      <PageHeader
        title="Dossier"
        back={{ to: '/' }}
        under="Spitex Dimostrazione"
        actions={<Button leftSection={<IconPlus size={20} stroke={2} aria-hidden />}>Nuovo dossier</Button>}
      />
      <List label="Dossier">
        {clients.map(({ id, name, under }, index) => (
          <Row
            key={id}
            start={<ClientAvatar id={id} name={name} />}
            title={name}
            under={under}
            end={
              index === 1 ? (
                <StatusBadge tone="neutral" label="Sospeso" />
              ) : (
                <StatusBadge tone="ok" label="Attivo" />
              )
            }
            link={{ to: '/' }}
          />
        ))}
        <Row
          start={<RowIcon icon={IconUser} />}
          title="Dati personali"
          under="Nome, data di nascita, contatti"
          onPress={() => undefined}
        />
      </List>
      <LoadMore shown={10} total={66} more loading={false} onMore={() => undefined} />
    </Page>
  )
}

function Badges() {
  return (
    <Card>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <StatusBadge tone="ok" label="Attivo" />
        <StatusBadge tone="attention" label="Da confermare" />
        <StatusBadge tone="error" label="Fuori dai limiti" />
        <StatusBadge tone="info" label="Confermato" />
        <StatusBadge tone="holiday" label="Assenza" />
        <StatusBadge tone="neutral" label="Chiuso" />
      </div>
    </Card>
  )
}

function Warnings() {
  return (
    <Card>
      <WarningStrip
        warnings={[
          { id: '1', icon: IconKey, kind: 'Chiave', text: 'Chiave n. 14 in ufficio', clinical: false },
          { id: '2', icon: IconAlertTriangle, kind: 'Allergia', text: 'Penicillina', clinical: true },
          {
            id: '3',
            icon: IconVirus,
            kind: 'Infezione',
            text: 'MRSA: isolamento da contatto',
            clinical: true,
          },
          { id: '4', icon: IconDog, kind: 'Cane', text: 'Cane in giardino, suonare prima', clinical: false },
        ]}
      />
    </Card>
  )
}

function Notices() {
  return (
    <Stack>
      <Notice>Ripresa la bozza del 20.11.2026, 14:32.</Notice>
      <Notice tone="ok">Il farmaco è salvato.</Notice>
      <Notice
        tone="attention"
        choices={[
          { label: 'Mantieni 8', take: () => undefined },
          { label: 'Usa 10', take: () => undefined },
        ]}
      >
        Ha scritto 8. Di solito il valore sta tra 10 e 40.
      </Notice>
      <Notice tone="error">Il suo ruolo non consente questa azione.</Notice>
      <div>
        <Button variant="default" onClick={() => toast('Prestazione aggiunta')}>
          Mostra un avviso
        </Button>
      </div>
    </Stack>
  )
}

const Empty = () => (
  <EmptyState
    icon={IconPill}
    words="Non ci sono farmaci"
    action={{ label: 'Aggiungi farmaco', onPress: () => undefined }}
  />
)

const Away = () => <LoadError failure={new Failure(0, 'away')} onRetry={() => undefined} />

const Refused = () => (
  <LoadError
    failure={
      new Failure(500, 'fault', {
        detail: 'Si è verificato un errore. Il numero della richiesta aiuta a trovarlo.',
        requestId: '0192f0c1-7c4e',
      })
    }
    onRetry={() => undefined}
  />
)

const Skeletons = () => (
  <Stack>
    <RowsSkeleton rows={3} />
    <FormSkeleton fields={2} />
  </Stack>
)

const codes = ['4F7K-92QX', '8M3T-61ZB', 'C5RD-07WN']

const Print = () => (
  <Page>
    <PrintPage about="Ferrari Anna, 29.02.1920" printedAt="20.11.2026, 14:32" printedBy="Sara Pedrini">
      <Card title="Codici di recupero">
        <Stack>
          <ul>
            {codes.map(code => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <CopyButton text={codes.join('\n')} label="Copia i codici" />
        </Stack>
      </Card>
    </PrintPage>
  </Page>
)

export const gallery: Gallery = {
  title: 'states',
  entries: [
    { name: 'rows', show: Rows },
    { name: 'badges', show: Badges },
    { name: 'warnings', show: Warnings },
    { name: 'notices', show: Notices },
    { name: 'empty', show: Empty },
    { name: 'away', show: Away },
    { name: 'refused', show: Refused },
    { name: 'skeletons', show: Skeletons },
    { name: 'print', show: Print },
  ],
}
