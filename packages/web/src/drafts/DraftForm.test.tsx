import { act, screen } from '@testing-library/react'
import { endpoint } from '@vicino/domain/wire/endpoint.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { someText } from '@vicino/domain/wire/text.ts'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { reportBack } from '../calls/server-away.ts'
import { useSave } from '../calls/use-save.ts'
import { answerCalls, type SentCall } from '../testing/answer-calls.ts'
import { show } from '../testing/show.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useRangeJudge } from '../ui/fields/use-clamp.ts'
import { DraftForm } from './DraftForm.tsx'
import { fieldOf } from './field-of.ts'
import { useDraftForm } from './use-draft-form.ts'

const Breath = z.strictObject({ name: someText(200), rate: z.nullable(z.number()) })
const create = endpoint({
  method: 'POST',
  path: '/api/breaths',
  summary: 'A measured breath',
  permission: 'signed_in',
  entity: 'clinical_parameter',
  body: Breath,
  answer: Breath,
  problems: [],
})

const saved: unknown[] = []

function BreathForm() {
  const judge = useRangeJudge({ min: 10, max: 40, widest: { min: 0, max: 80 } })
  const save = useSave(create)
  const draft = useDraftForm({
    key: 'vitals.new',
    schema: Breath,
    start: { name: '', rate: null as number | null },
    send: (values, form) => save.send({ body: values }, form),
    onSaved: answer => saved.push(answer),
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <TextField label="Nome" {...fieldOf(draft.form, 'name')} />
      <NumberField label="Frequenza" judge={judge} {...fieldOf(draft.form, 'rate')} />
    </DraftForm>
  )
}

const firstId = newId()

function NamedForm() {
  const save = useSave(create)
  const draft = useDraftForm({
    key: 'vitals.new',
    schema: z.object({ _id: z.string(), name: z.string() }),
    start: { _id: firstId, name: '' },
    send: (values, form) => save.send({ body: { ...values, rate: null } }, form),
    onSaved: answer => saved.push(answer),
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <TextField label="Nome" {...fieldOf(draft.form, 'name')} />
    </DraftForm>
  )
}

const path = '/api/users/me/drafts/vitals.new'
const keptAt = '2026-11-20T13:32:00.000Z'
const kept = (value: unknown) => ({ body: { value, saved_at: keptAt } })

/** A server that keeps one draft and takes every save. */
function server({ draft = null, refuse }: { draft?: unknown; refuse?: object } = {}): SentCall[] {
  saved.length = 0
  return answerCalls(call => {
    if (call.path === '/api/breaths')
      return refuse ? { status: 422, body: refuse } : { status: 201, body: call.body }
    if (call.method === 'PUT') return kept((call.body as { value: unknown }).value)
    return call.method === 'GET' && draft ? kept(draft) : { body: null }
  })
}

const posts = (sent: SentCall[]) => sent.filter(({ method }) => method === 'POST')
const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Nome' })
const rate = (): HTMLElement => screen.getByRole('textbox', { name: 'Frequenza' })
const press = (): HTMLElement => screen.getByRole('button', { name: 'Salva' })

test('while a clamped value is not answered, save sends nothing and leads to its question', async () => {
  const sent = server()
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'Riposo')
  await user.type(rate(), '8')
  await user.click(press())
  expect(screen.getByRole('button', { name: 'Mantieni 8' })).toHaveFocus()
  await user.click(press())
  expect(posts(sent)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Mantieni 8' }))
  await user.click(press())
  await expect.poll(() => saved).toEqual([{ name: 'Riposo', rate: 8 }])
})

test('while a number cannot be read, save sends nothing and leads to it', async () => {
  const sent = server()
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'Riposo')
  await user.type(rate(), '1-2')
  await user.click(press())
  expect(rate()).toHaveFocus()
  expect(posts(sent)).toEqual([])
  await user.clear(rate())
  await user.type(rate(), '12')
  await user.click(press())
  await expect.poll(() => saved).toEqual([{ name: 'Riposo', rate: 12 }])
})

test('Enter submits, and asks first where a value was clamped', async () => {
  const sent = server()
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'Riposo')
  await user.type(rate(), '8{Enter}')
  expect(posts(sent)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Usa 10' }))
  await user.type(await name(), '{Enter}')
  await expect.poll(() => saved).toEqual([{ name: 'Riposo', rate: 10 }])
})

test('the cursor goes to the first error, in words that say what to do', async () => {
  const sent = server()
  const { user } = await show(<BreathForm />)
  await user.type(await name(), '   ')
  await user.click(press())
  expect(await name()).toHaveFocus()
  expect(screen.getByText('Compilare questo campo.')).toBeInTheDocument()
  expect(posts(sent)).toEqual([])
})

test('what the server refuses of a field stands at the field, and the cursor goes there', async () => {
  const errors = [{ path: 'name', code: 'twice', message: 'Questo nome esiste già.' }]
  server({ refuse: { code: 'unprocessable', detail: 'Controllare i campi segnalati.', errors } })
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'Riposo')
  await user.click(press())
  expect(await screen.findByText('Questo nome esiste già.')).toBeInTheDocument()
  expect(await name()).toHaveFocus()
  expect(screen.queryByText('Controllare i campi segnalati.')).toBeNull()
})

test('what the server refuses as a whole stands beside the save, has the cursor, and nothing typed is lost', async () => {
  server({ refuse: { code: 'unprocessable', detail: 'Controllare i campi segnalati.', errors: [] } })
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'Riposo')
  await user.click(press())
  const refusal = await screen.findByRole('alert')
  expect(refusal).toHaveTextContent('Controllare i campi segnalati.')
  expect(refusal.closest('[data-save-bar]')).toContainElement(press())
  expect(document.activeElement).toContainElement(refusal)
  expect(await name()).toHaveValue('Riposo')
})

test('a pause in typing keeps a draft on the server, and saving drops it', async () => {
  const sent = server()
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'Riposo')
  expect(await screen.findByText('Bozza salvata 14:32')).toBeInTheDocument()
  expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    value: { name: 'Riposo', rate: null },
    typed_at: expect.any(String),
  })
  await user.click(press())
  await expect
    .poll(() => sent.filter(({ method }) => method === 'DELETE').map(call => call.path))
    .toEqual([path])
})

test('a draft comes back with a notice, and can be thrown away after asking', async () => {
  const sent = server({ draft: { name: 'Sotto sforzo', rate: 22 } })
  const { user } = await show(<BreathForm />)
  expect(await name()).toHaveValue('Sotto sforzo')
  expect(screen.getByText('Ripresa la bozza del 20.11.2026, 14:32.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ricomincia da capo' }))
  await user.click(screen.getByRole('button', { name: 'Scarta la bozza' }))
  expect(await name()).toHaveValue('')
  await expect.poll(() => sent.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('a draft thrown away takes its open question with it', async () => {
  const sent = server({ draft: { name: 'Sotto sforzo', rate: 50 } })
  const { user } = await show(<BreathForm />)
  expect(await screen.findByRole('button', { name: 'Usa 40' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ricomincia da capo' }))
  await user.click(screen.getByRole('button', { name: 'Scarta la bozza' }))
  expect(screen.queryByRole('button', { name: 'Usa 40' })).not.toBeInTheDocument()
  expect(rate()).toHaveValue('')
  await user.type(await name(), 'A riposo')
  await user.click(press())
  await expect.poll(() => posts(sent).map(({ body }) => body)).toEqual([{ name: 'A riposo', rate: null }])
})

test('while the server is away the draft waits, and goes out when it is back', async () => {
  let away = true
  const sent = answerCalls(call => {
    if (call.method === 'GET') return call.path === path ? { body: null } : 'nobody'
    return away ? 'nobody' : kept(null)
  })
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'Riposo')
  expect(await screen.findByText(/non ancora salvata/)).toBeInTheDocument()
  away = false
  reportBack()
  expect(await screen.findByText('Bozza salvata 14:32')).toBeInTheDocument()
  expect(sent.at(-1)?.body).toEqual({
    value: { name: 'Riposo', rate: null },
    typed_at: expect.any(String),
  })
})

test('until it is known whether a draft waits, nothing is written over it', async () => {
  let away = true
  const sent = answerCalls(call => {
    if (call.path !== path || away) return 'nobody'
    return call.method === 'GET' ? kept({ name: 'Sotto sforzo', rate: 22 }) : kept(null)
  })
  await show(<BreathForm />)
  expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull()
  away = false
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Sotto sforzo')
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
})

test('opens without a draft that is not read in time, and asks which counts once it is', async () => {
  const { promise: read, resolve: give } = Promise.withResolvers<object>()
  const sent = answerCalls(call => {
    if (call.path !== path) return 'nobody'
    return call.method === 'GET' ? read : kept(null)
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { user } = await show(<BreathForm />)
  await act(() => vi.advanceTimersByTimeAsync(6000))
  vi.useRealTimers()
  await user.type(await name(), 'Riposo')
  expect(screen.getByText(/^Bozza di prima non ancora letta/)).toBeVisible()
  give(kept({ name: 'Sotto sforzo', rate: 22 }))
  const takeUp = await screen.findByRole('button', { name: 'Riprendi la bozza' })
  expect(await name()).toHaveValue('Riposo')
  await user.click(takeUp)
  expect(await name()).toHaveValue('Sotto sforzo')
  expect(rate()).toHaveValue('22')
  expect(screen.getByText(/^Ripresa la bozza del/)).toBeVisible()
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
})

test('a draft that the server does not take is not said to wait for it', async () => {
  answerCalls(call => {
    if (call.path !== path) return 'nobody'
    return call.method === 'GET'
      ? { body: null }
      : { status: 422, body: { code: 'unprocessable', detail: 'Troppo lungo.', errors: [] } }
  })
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'Riposo')
  expect(await screen.findByText(/^Bozza non conservata/)).toBeInTheDocument()
})

test.each([
  [{ body: null }, 'Quello che è scritto qui non è conservato'],
  [
    kept({ name: 'Sotto sforzo', rate: 22 }),
    'È conservata la bozza delle 14:32, per chi ha scritto; non le ultime modifiche',
  ],
])('where somebody else works in this browser now, it says what is kept: %j', async (found, words) => {
  answerCalls(call => {
    if (call.path !== path) return 'nobody'
    if (call.method === 'GET') return found
    return { status: 409, body: { code: 'other_person', detail: '', errors: [] } }
  })
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'x')
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test.each([
  ['that the form never shows', [['_id', 'Già usato.']], 'Già usato.'],
  [
    'beside one that is shown',
    [
      ['_id', 'Già usato.'],
      ['name', 'Troppo lungo.'],
    ],
    'Già usato.',
  ],
  ['that the form does not know', [['dose', 'Troppo grande.']], 'Controllare. Troppo grande.'],
])('an error of a field %s is said above the save', async (_what, refused, words) => {
  const errors = refused.map(([at, message]) => ({ path: at, code: 'invalid', message }))
  server({ refuse: { code: 'unprocessable', detail: 'Controllare.', errors } })
  const { user } = await show(<NamedForm />)
  await user.type(await name(), 'Riposo')
  await user.click(press())
  expect(await screen.findByText(words)).toBeVisible()
})

test('begun anew it is another record, under an id of its own', async () => {
  const sent = server({ draft: { _id: firstId, name: 'Prima' } })
  const { user } = await show(<NamedForm />)
  expect(await name()).toHaveValue('Prima')
  await user.click(screen.getByRole('button', { name: 'Ricomincia da capo' }))
  await user.click(screen.getByRole('button', { name: 'Scarta la bozza' }))
  await user.type(await name(), 'Seconda')
  await user.click(press())
  await expect.poll(() => posts(sent)).toHaveLength(1)
  const { _id } = posts(sent)[0]!.body as { _id: string }
  expect(_id).not.toBe(firstId)
})

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('a number that is being typed is in the draft when the page %s', async (_, end) => {
  const sent = server()
  const { user } = await show(<BreathForm />)
  await name()
  await user.type(rate(), '17')
  end()
  vi.restoreAllMocks()
  const drafts = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(drafts.at(-1)).toMatchObject({ value: { rate: 17 } })
  // A hidden page that comes back is typed on where it was left.
  document.dispatchEvent(new Event('visibilitychange'))
})

test('takes no letter while it is being saved', async () => {
  const { promise: answer, resolve: give } = Promise.withResolvers<object>()
  answerCalls(({ path: to }) => (to === '/api/breaths' ? answer : { body: null }))
  const { user } = await show(<BreathForm />)
  await user.type(await name(), 'Riposo')
  await user.click(press())
  expect((await name()).closest('[inert]')).not.toBeNull()
  give({ status: 422, body: { code: 'unprocessable', detail: 'Controllare.', errors: [] } })
  expect(await screen.findByText('Controllare.')).toBeVisible()
  expect((await name()).closest('[inert]')).toBeNull()
})
