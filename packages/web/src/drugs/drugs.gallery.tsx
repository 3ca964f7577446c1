import { useForm } from '@mantine/form'
import type { Day } from '@vicino/domain/days/day.ts'
import { daySchemeOf } from '@vicino/domain/drugs/day-scheme.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Gallery } from '../gallery/gallery.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { List } from '../ui/page/List.tsx'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card, Page } from '../ui/page/Page.tsx'
import { ConflictSheet } from '../ui/sheets/ConflictSheet.tsx'
import { DaySchemeCard } from './DaySchemeCard.tsx'
import { DrugFacts } from './DrugFacts.tsx'
import { DrugFields } from './DrugFields.tsx'
import { drugFields } from './drug-fields.ts'
import { DrugRow } from './DrugRow.tsx'
import { type DrugValues, valuesOf } from './drug-values.ts'
import { SchemeTable } from './SchemeTable.tsx'

const day: Day = '2026-11-20'
const drug = (name: string, more: Partial<Drug>): Drug => someDrug({ ...more, _id: name, name })
const longName = `Acido acetilsalicilico ${'gastroresistente e ancora '.repeat(7)}100 mg`
const drugs = [
  drug('Torasemide 5 mg', {
    morning: 1,
    evening: 0.5,
    comments: 'Non dare se pressione sotto 100, avvisare.',
  }),
  drug('Insulina glargine 100 U/ml', { evening: 24, dose_unit: 'unit', modality: 'SC', self_managed: true }),
  drug(longName, { morning: 0.25, afternoon: 1.75, night: 20 }),
  drug('Fentanyl 25 µg/h', { morning: 1, dose_unit: 'other', modality: 'TTS', every_n_days: 3 }),
  drug('Dafalgan 1 g', { reserve: true, morning: 1, reserve_max_24h: 4, reserve_min_interval_hours: 6 }),
  drug('Moviprep', {}),
]
const past = [
  drug('Augmentin 625 mg', { morning: 1, end_date: '2026-09-01' }),
  drug('Ramipril 5 mg', { morning: 1, start_date: '2199-01-01' }),
  drug('Ramipril 50 mg', { morning: 1, struck: { reason: 'Scritto per errore' } }),
]

const Schemes = () => (
  <Page>
    <Stack>
      <DaySchemeCard scheme={daySchemeOf(drugs, day)} day={day} />
      <DaySchemeCard scheme={daySchemeOf([], day)} day={day} />
    </Stack>
  </Page>
)

const Sheet = () => (
  <Page>
    <Card>
      <SchemeTable drugs={drugs} day={day} />
    </Card>
  </Page>
)

const Rows = () => (
  <Page>
    <List label="Farmaci">
      {[...drugs, ...past].map(each => (
        <DrugRow key={each._id} drug={each} />
      ))}
    </List>
  </Page>
)

const Facts = () => (
  <Page>
    <Stack>
      {drugs.map(each => (
        <Card key={each._id}>
          <DrugFacts drug={each} />
        </Card>
      ))}
    </Stack>
  </Page>
)

function Form() {
  const form = useForm<DrugValues>({
    initialValues: { ...valuesOf(drugs[4]!), every_n_days: 3, modality: null },
    initialErrors: {
      modality: 'Compilare questo campo.',
      night: 'Scrivere la dose in quarti: 0.25, 0.5, 0.75.',
    },
  })
  return (
    <Page width="form">
      <DrugFields form={form} />
    </Page>
  )
}

const base = valuesOf(drugs[0]!)

const Conflict = () => (
  <ConflictSheet
    title="Due versioni di questo farmaco"
    fields={drugFields}
    base={base}
    mine={{ ...base, evening: 1, comments: 'Mai dopo le 18', self_managed: true }}
    theirs={{ ...base, version: 2, morning: 1.5, evening: 0, comments: '', end_date: '2026-12-31' }}
    by="Sara Pedrini"
    at="20.11.2026, 14:32"
    busy={false}
    onResolve={() => undefined}
    onCancel={() => undefined}
  />
)

const director = { ...drugs[0]!.author, name: 'Sara Pedrini' }
const versions: Drug[] = [
  {
    ...drugs[0]!,
    version: 3,
    written_at: '2026-11-20T14:32:00.000Z',
    struck: { reason: 'Doppione' },
    reason: 'Doppione',
  },
  {
    ...drugs[0]!,
    version: 2,
    written_at: '2026-11-19T09:10:00.000Z',
    author: director,
    reason: 'Cambiato dal medico',
  },
  { ...drugs[0]!, evening: 0, comments: '' },
]
const shownVersions = versions.map(version => ({ ...version, ...valuesOf(version) }))

const History = () => (
  <Page>
    <RecordHistory
      fields={drugFields}
      read={{ data: shownVersions, error: null, refetch: () => Promise.reject(new Error('nothing to read')) }}
    />
  </Page>
)

export const gallery: Gallery = {
  title: 'Farmaci',
  entries: [
    { name: 'Schema del giorno', show: Schemes },
    { name: 'Foglio da stampare', show: Sheet },
    { name: 'Lista', show: Rows },
    { name: 'Farmaco', show: Facts },
    { name: 'Modulo', show: Form },
    { name: 'Cronologia', show: History },
    { name: 'Due versioni', show: Conflict, alone: true },
  ],
}
