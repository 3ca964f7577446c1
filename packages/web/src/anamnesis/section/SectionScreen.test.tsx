import { screen, within } from '@testing-library/react'
import type { Anamnesis, ScorePoint } from '@vicino/domain/anamnesis/anamnesis.ts'
import { ofEachMeasure } from '@vicino/domain/surveillance/measure.ts'
import type { TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import { expect, test } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someAnamnesis, someSavedSection } from '@vicino/domain/testing/some-anamnesis.ts'

const { dossierId, _id: anamnesisId } = someAnamnesis()
const api = `/api/dossiers/${dossierId}`
const nurse = writing('anamnesis.read', 'anamnesis.write', 'scales.assess', 'parameters.read')

/** The last reading of a weight. */
const lastReading: TrendPoint = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd80',
  measured_at: '2026-11-18T08:00:00.000Z',
  ...ofEachMeasure(() => null),
  weight: 54,
}

/** The body mass index of an earlier anamnesis. */
const lastBodyMass: ScorePoint = {
  scale: 'bmi',
  answers: { height: 165, weight: 60 },
  value: 22.04,
  band: 'normal',
  scale_version: 1,
  anamnesisId: '01a1fc0a-5a3b-7006-9c68-eb853133fd71',
  author: someAnamnesis().author,
  saved_at: '2025-03-03T09:00:00.000Z',
}

function server(anamnesis: Anamnesis, section: string): SentCall[] {
  const saved = someSavedSection('health_state', { version: 2, state: 'begun' })
  return answerReads(nurse, {
    [`GET ${api}/anamnesis/${anamnesisId}`]: anamnesis,
    [`GET ${api}/anamnesis/scores`]: [lastBodyMass],
    [`GET ${api}/clinical_parameters/latest`]: [lastReading],
    [`GET ${api}/warnings`]: [],
    [`PUT ${api}/anamnesis/${anamnesisId}/${section}`]: saved,
    [`POST ${api}/warnings`]: ({ body }: SentCall) => ({ status: 201, body }),
  })
}

const open = (section: string) => showPage(`/dossier/${dossierId}/anamnesis/${anamnesisId}/${section}`)
const writes = (sent: SentCall[], method: string) =>
  sent.filter(call => call.method === method && !call.path.includes('/drafts/'))

test('the body mass index says what is wrong, is confirmed, and is reset', async () => {
  server(someAnamnesis(), 'nutrition')
  const { user } = await open('nutrition')
  const height = await screen.findByLabelText('Altezza (cm)')
  const weight = screen.getByLabelText('Peso (kg)')
  const confirm = screen.getByRole('button', { name: 'Conferma' })
  expect(confirm).toBeDisabled()
  await user.type(height, '12')
  await user.type(weight, 'abc')
  const wrong = screen.getByRole('alert')
  expect(wrong).toHaveTextContent(/^Altezza: Il valore può andare da 30 a 250 cm, Peso: .+/)
  expect(confirm).toBeDisabled()
  await user.clear(height)
  await user.click(screen.getByRole('button', { name: "Usa l'ultima altezza: 165 cm, 03.03.2025" }))
  expect(height).toHaveValue('165')
  expect(screen.getByText('Servono altezza e peso')).toBeVisible()
  await user.click(screen.getByRole('button', { name: "Usa l'ultimo peso: 54 kg, 18.11.2026" }))
  expect(screen.getByText('Altezza e peso da confermare')).toBeVisible()
  expect(weight).toHaveValue('54')
  await user.click(confirm)
  expect(screen.getByText('19.8')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Azzera' }))
  expect(height).toHaveValue('')
  expect(screen.getByText('Servono altezza e peso')).toBeVisible()
  expect(screen.getByText(/^MNA®.*Nestlé/)).toBeVisible()
})

test('a copied section waits to be confirmed, and is saved although nothing was changed', async () => {
  const copied = someSavedSection('health_state', {
    version: 0,
    state: 'to_confirm',
    answers: { pacemaker: 'no' },
  })
  const sent = server(someAnamnesis([copied]), 'health_state')
  const { user } = await open('health_state')
  expect(await screen.findByText(/^Risposte riprese dall'anamnesi precedente/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Conferma e salva' }))
  await expect
    .poll(() => writes(sent, 'PUT').map(({ body }) => body))
    .toEqual([{ version: 0, answers: { pacemaker: 'no' }, marked_complete: false }])
})

test('a draft of yesterday is asked only about what both changed since', async () => {
  const seen = someSavedSection('teaching', { answers: { medical_equipment: false } })
  const theirs = someSavedSection('teaching', {
    version: 2,
    answers: { medical_equipment: false, wound_care: false, medical_checkups_monitoring: true },
  })
  const typed = { medical_equipment: false, wound_care: true, medications: false }
  const value = { version: 1, answers: typed, marked_complete: false, pending: {} }
  const here = `${api}/anamnesis/${anamnesisId}`
  answerReads(nurse, {
    [`GET ${here}`]: someAnamnesis([theirs]),
    [`GET ${here}/teaching/versions`]: [theirs, seen],
    [`GET ${api}/warnings`]: [],
    [`GET /api/users/me/drafts/anamnesis.${anamnesisId}.teaching`]: { value, saved_at: seen.saved_at },
    [`PUT ${here}/teaching`]: () => ({
      status: 409,
      body: { code: 'stale', detail: 'Vecchia.', errors: [], current: theirs },
    }),
  })
  const { user } = await open('teaching')
  expect(await screen.findByText(/^Ripresa la bozza/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Due versioni di questa sezione' }))
  expect(sheet.getAllByRole('radio')).toHaveLength(2)
  expect(sheet.getByRole('group', { name: 'Cura delle ferite' })).toBeVisible()
  expect(sheet.getByRole('group', { name: 'Io ho cambiato' })).toHaveTextContent('Farmaci')
  expect(sheet.getByRole('group', { name: /ha cambiato$/ })).toBeVisible()
})

test('an own text that was not added yet comes back with the draft, and holds the save', async () => {
  const waiting = { auxiliary_aids: { note: 'Calze a rete' } }
  const answers = { is_altered: true, has_auxiliary_aids: true }
  const value = { version: 0, answers, marked_complete: false, pending: waiting }
  const here = `${api}/anamnesis/${anamnesisId}`
  const sent = answerReads(nurse, {
    [`GET ${here}`]: someAnamnesis(),
    [`GET ${api}/warnings`]: [],
    [`GET /api/users/me/drafts/anamnesis.${anamnesisId}.circulation`]: {
      value,
      saved_at: '2026-11-20T13:32:00.000Z',
    },
    [`PUT ${here}/circulation`]: someSavedSection('circulation'),
  })
  const { user } = await open('circulation')
  const own = await screen.findByRole('textbox', { name: 'Nuovo ausilio' })
  expect(own).toHaveValue('Calze a rete')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(own).toHaveFocus()
  expect(own).toHaveAccessibleDescription(/non ancora aggiunto/)
  expect(writes(sent, 'PUT')).toEqual([])
  await user.keyboard('{Enter}')
  expect(own).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => writes(sent, 'PUT').map(({ body }) => body))
    .toMatchObject([{ answers: { ...answers, auxiliary_aids: ['Calze a rete'] } }])
})

test('an older anamnesis can only be read', async () => {
  const saved = someSavedSection('health_state', { answers: { pacemaker: 'yes' } })
  server(someAnamnesis([saved], { current: false }), 'health_state')
  await open('health_state')
  expect(await screen.findByText('Sola lettura')).toBeVisible()
  expect(screen.getByText('Pacemaker')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull()
})

test('what should be known at the door becomes a warning by a tap, not by itself', async () => {
  const sent = server(someAnamnesis(), 'health_state')
  const { user } = await open('health_state')
  const allergies = await screen.findByRole('group', { name: 'Allergie' })
  await user.click(within(allergies).getByRole('button', { name: 'Sì' }))
  await user.type(screen.getByLabelText('A che cosa'), 'Penicillina')
  const offer = await screen.findByRole('button', {
    name: 'Aggiungi alle avvertenze: Allergia: Penicillina',
  })
  expect(writes(sent, 'POST')).toEqual([])
  await user.click(offer)
  await expect
    .poll(() => writes(sent, 'POST').map(({ body }) => body))
    .toMatchObject([{ kind: 'allergy', text: 'Allergia: Penicillina' }])
})

test('a section that is closed to the reader has no page', async () => {
  const all = someAnamnesis()
  const sections = all.sections.filter(({ section }) => section !== 'sexuality_and_reproduction')
  server({ ...all, sections }, 'sexuality_and_reproduction')
  await open('sexuality_and_reproduction')
  expect(await screen.findByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
})

test('what was not saved before a newer anamnesis can still be read in the older one', async () => {
  const older = someAnamnesis([someSavedSection('health_state')], { current: false })
  const key = `anamnesis.${anamnesisId}.health_state`
  const value = {
    version: 1,
    answers: { pacemaker: 'yes', covid_vaccine: 7 },
    marked_complete: false,
    pending: {},
  }
  const sent = answerReads(nurse, {
    [`GET ${api}/anamnesis/${anamnesisId}`]: older,
    [`GET /api/users/me/drafts/${key}`]: { value, saved_at: '2026-11-20T14:00:00.000Z' },
  })
  const { user } = await open('health_state')
  const draft = (await screen.findByRole('heading', { name: 'Bozza privata' })).parentElement!
  expect(draft).toHaveTextContent(/Pacemaker\s*Sì/)
  expect(draft).not.toHaveTextContent(/Vaccino/)
  await user.click(screen.getByRole('button', { name: 'Scarta la bozza' }))
  await expect
    .poll(() => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path))
    .toEqual([`/api/users/me/drafts/${key}`])
})

const pains = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    localization: `Punto ${at + 1}`,
    ...(at === 0 && { struck: { reason: 'Scritto per errore' } }),
  }))

test('the list of pains is full at 100, struck ones included, and says so instead of offering one more', async () => {
  const full = someSavedSection('pain', { answers: { entries: pains(100) } })
  server(someAnamnesis([full]), 'pain')
  await open('pain')
  expect(await screen.findByText("L'elenco è pieno: 100 voci, comprese quelle annullate.")).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Aggiungi dolore' })).toBeNull()
})

test('an entry that its list refuses stays in its form, which says why', async () => {
  const full = someSavedSection('pain', { answers: { entries: pains(100) } })
  const value = {
    version: 1,
    answers: full.answers,
    marked_complete: false,
    pending: { entries: { localization: 'Spalla' } },
  }
  const sent = answerReads(nurse, {
    [`GET ${api}/anamnesis/${anamnesisId}`]: someAnamnesis([full]),
    [`GET ${api}/warnings`]: [],
    [`GET /api/users/me/drafts/anamnesis.${anamnesisId}.pain`]: { value, saved_at: full.saved_at },
  })
  const { user } = await open('pain')
  expect(await screen.findByLabelText('Localizzazione')).toHaveValue('Spalla')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText("L'elenco è troppo lungo.")).toBeVisible()
  expect(screen.getByLabelText('Localizzazione')).toHaveValue('Spalla')
  expect(writes(sent, 'PUT')).toEqual([])
})

test('an entry that the server refused does not look like one that is kept', async () => {
  const begun = someSavedSection('pain', { answers: { entries: [{ id: 1, localization: 'Anca' }] } })
  answerReads(nurse, {
    [`GET ${api}/anamnesis/${anamnesisId}`]: someAnamnesis([begun]),
    [`GET ${api}/warnings`]: [],
    [`PUT ${api}/anamnesis/${anamnesisId}/pain`]: () => ({
      status: 422,
      body: {
        code: 'unprocessable',
        detail: 'Controllare i campi.',
        errors: [
          { path: 'answers.entries.1.localization', code: 'too_long', message: 'Il testo è troppo lungo.' },
          { path: 'answers.pets', code: 'unknown_field', message: 'Questo campo non esiste.' },
        ],
      },
    }),
  })
  const { user } = await open('pain')
  await user.click(await screen.findByRole('button', { name: 'Aggiungi dolore' }))
  await user.type(await screen.findByLabelText('Localizzazione'), 'Spalla')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const list = within(await screen.findByRole('list', { name: 'Dolore' }))
  const [kept, refused] = list.getAllByRole('listitem')
  expect(await within(refused!).findByText('Non ancora salvata')).toBeVisible()
  expect(refused).toHaveTextContent('Localizzazione: Il testo è troppo lungo.')
  expect(kept).not.toHaveTextContent('Non ancora salvata')
  expect(screen.getByText(/Questo campo non esiste/)).toBeVisible()
  expect(within(kept!).getByRole('button', { name: 'Rimuovi Anca' })).toBeVisible()
  // What nobody has saved is not struck: it goes back into its form.
  await user.click(within(refused!).getByRole('button', { name: 'Correggi Spalla' }))
  expect(await screen.findByLabelText('Localizzazione')).toHaveValue('Spalla')
})

test('what is wrong with a measure that stands confirmed is said at the measures', async () => {
  const standing = someSavedSection('nutrition', { answers: { bmi: { height: 165, weight: 60 } } })
  answerReads(nurse, {
    [`GET ${api}/anamnesis/${anamnesisId}`]: someAnamnesis([standing]),
    [`GET ${api}/anamnesis/scores`]: [],
    [`GET ${api}/clinical_parameters/latest`]: [],
    [`GET ${api}/warnings`]: [],
    [`PUT ${api}/anamnesis/${anamnesisId}/nutrition`]: () => ({
      status: 422,
      body: {
        code: 'unprocessable',
        detail: 'Controllare i campi.',
        errors: [{ path: 'answers.bmi.weight', code: 'too_big', message: 'Il valore supera il massimo.' }],
      },
    }),
  })
  const { user } = await open('nutrition')
  const alcohol = await screen.findByRole('group', { name: 'Consumo di alcol' })
  await user.click(within(alcohol).getByRole('button', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Peso: Il valore supera il massimo.')).toBeVisible()
})

const copiedMass = someSavedSection('nutrition', {
  version: 0,
  state: 'to_confirm',
  saved_at: '2025-03-03T09:00:00.000Z',
  answers: { bmi: { height: 165, weight: 60 } },
  derived: {
    bmi: { bmi: 22.04, band: 'normal', scale_version: 1, assessed_at: '2025-03-03T09:00:00.000Z' },
  },
})

test('a copied weight says when it was taken, and counts as taken anew once it is confirmed itself', async () => {
  const sent = server(someAnamnesis([copiedMass]), 'nutrition')
  const { user } = await open('nutrition')
  expect(await screen.findByText('Rilevato il 03.03.2025')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Conferma e salva' }))
  await expect
    .poll(() => writes(sent, 'PUT').map(({ body }) => body))
    .toEqual([{ version: 0, answers: copiedMass.answers, marked_complete: false }])
})

test('copied measures of which no index was kept wait to be confirmed, and are not said to be missing', async () => {
  server(someAnamnesis([{ ...copiedMass, derived: {} }]), 'nutrition')
  await open('nutrition')
  expect(await screen.findByText('Altezza e peso da confermare')).toBeVisible()
  expect(screen.queryByText('Servono altezza e peso')).toBeNull()
})

test('measures that were taken again and are the same are sent as taken', async () => {
  const sent = server(someAnamnesis([copiedMass]), 'nutrition')
  const { user } = await open('nutrition')
  const weight = await screen.findByLabelText('Peso (kg)')
  await user.clear(weight)
  await user.type(weight, '60')
  await user.click(screen.getByRole('button', { name: 'Conferma' }))
  expect(screen.queryByText('Rilevato il 03.03.2025')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Conferma e salva' }))
  await expect
    .poll(() => writes(sent, 'PUT').map(({ body }) => body))
    .toMatchObject([{ answers: copiedMass.answers, assessed: ['bmi'] }])
})

test('at 87 an index of 20.2 is low for the age, and the MNA says for whom it was made', async () => {
  server(someAnamnesis(), 'nutrition')
  const { user } = await open('nutrition')
  await user.type(await screen.findByLabelText('Altezza (cm)'), '165')
  await user.type(screen.getByLabelText('Peso (kg)'), '55')
  expect(screen.getByRole('group', { name: 'Circonferenza del polpaccio' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Conferma' }))
  expect(screen.getByText("Basso per l'età")).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Circonferenza del polpaccio' })).toBeNull()
  expect(screen.getByText('Previsto per persone dai 65 anni in su.')).toBeVisible()
})

test('an index that no body has is said before it is confirmed', async () => {
  server(someAnamnesis(), 'nutrition')
  const { user } = await open('nutrition')
  await user.type(await screen.findByLabelText('Altezza (cm)'), '165')
  await user.type(screen.getByLabelText('Peso (kg)'), '6')
  expect(screen.getByRole('alert')).toHaveTextContent(/BMI fuori da 8–90/)
  expect(screen.getByRole('button', { name: 'Conferma' })).toBeDisabled()
})

test('a woman of 87 is not asked whether she is pregnant', async () => {
  server(someAnamnesis(), 'health_state')
  await open('health_state')
  expect(await screen.findByRole('group', { name: 'Pacemaker' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Gravidanza' })).toBeNull()
})

test('an answer on pregnancy that stands is shown', async () => {
  const saved = someSavedSection('health_state', { answers: { pregnancy: 'no' } })
  server(someAnamnesis([saved]), 'health_state')
  await open('health_state')
  expect(await screen.findByRole('group', { name: 'Gravidanza' })).toBeVisible()
})

test('a pressure that is high and low is asked about once, and never refused', async () => {
  const begun = someSavedSection('circulation', { answers: { is_altered: true, hypertensive: true } })
  const sent = server(someAnamnesis([begun]), 'circulation')
  const { user } = await open('circulation')
  const low = await screen.findByRole('group', { name: 'Ipoteso' })
  await user.click(within(low).getByRole('button', { name: 'Sì' }))
  const question = screen.getByText('Iperteso e ipoteso insieme: è proprio così?')
  expect(question).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(writes(sent, 'PUT')).toEqual([])
  const yes = screen.getByRole('button', { name: 'Sì, è così' })
  expect(yes).toHaveFocus()
  await user.click(yes)
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => writes(sent, 'PUT').map(({ body }) => body))
    .toMatchObject([{ answers: { hypertensive: true, hypothesized: true } }])
})

test('parts of the sleep above the whole are said at once', async () => {
  server(someAnamnesis(), 'sleep_and_rest')
  const { user } = await open('sleep_and_rest')
  await user.type(await screen.findByLabelText(/^Ore di sonno al giorno/), '6')
  const night = screen.getByLabelText(/^Di cui di notte/)
  await user.type(night, '8')
  await user.tab()
  expect(night).toHaveAccessibleDescription(/Le parti superano il totale/)
})

test('Norton stands with its total and the day on which it was taken', async () => {
  const norton = { physical_condition: 3, mental_condition: 3, activity: 3, mobility: 3, incontinence: 2 }
  const saved = someSavedSection('body_care', {
    answers: { autonomous_hygiene: true, norton },
    derived: {
      norton: { total: 14, band: 'at_risk', scale_version: 1, assessed_at: '2025-03-03T09:00:00.000Z' },
    },
  })
  server(someAnamnesis([saved]), 'body_care')
  const { user } = await open('body_care')
  expect(await screen.findByRole('group', { name: "Autonomo nell'igiene" })).toBeVisible()
  expect(screen.getByText('Rilevato il 03.03.2025')).toBeVisible()
  const mobility = screen.getByRole('group', { name: 'Mobilità' })
  await user.click(within(mobility).getByRole('button', { name: /^Piena/ }))
  expect(screen.getByText('Non a rischio')).toBeVisible()
  expect(screen.queryByText('Rilevato il 03.03.2025')).toBeNull()
})

test('why an entry is taken away is kept while it is typed, and goes into the section', async () => {
  const pain = someSavedSection('pain', { answers: { entries: [{ id: 1, localization: 'Anca' }] } })
  const drafts = `/api/users/me/drafts/anamnesis.${anamnesisId}.pain`
  const now = '2026-11-20T08:00:00.000Z'
  const sent = answerReads(nurse, {
    [`GET ${api}/anamnesis/${anamnesisId}`]: someAnamnesis([pain]),
    [`GET ${api}/warnings`]: [],
    [`PUT ${api}/anamnesis/${anamnesisId}/pain`]: someSavedSection('pain', { version: 2 }),
    [`PUT ${drafts}.strike.entries.1`]: { value: {}, saved_at: now },
    [`PUT ${drafts}`]: { value: {}, saved_at: now },
  })
  const { user } = await open('pain')
  await user.click(await screen.findByRole('button', { name: 'Rimuovi Anca' }))
  await user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Passato dopo la protesi')
  const kept = (method: string) =>
    sent.filter(call => call.method === method && call.path === `${drafts}.strike.entries.1`)
  await expect
    .poll(() => kept('PUT').at(-1)?.body)
    .toMatchObject({ value: { reason: 'Passato dopo la protesi' } })
  await user.click(screen.getByRole('button', { name: 'Rimuovi' }))
  await expect
    .poll(() => JSON.stringify(writes(sent, 'PUT').at(-1)?.body))
    .toContain('Passato dopo la protesi')
  await expect.poll(() => kept('DELETE').length).toBe(1)
})

test('what stands below the questions stays as it is while an entry is added', async () => {
  server(someAnamnesis(), 'pain')
  const { user } = await open('pain')
  const add = await screen.findByRole('button', { name: 'Aggiungi dolore' })
  const steps = screen.getByRole('navigation', { name: 'Altre sezioni' })
  await user.click(add)
  expect(await screen.findByLabelText('Localizzazione')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Altre sezioni' })).toBe(steps)
})
