import type { Bedside } from '@vicino/domain/administrations/bedside.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import type { DayDose } from '@vicino/domain/administrations/doses-of-day.ts'
import { someAdministration } from '@vicino/domain/testing/some-administration.ts'
import type { DoseTime } from '@vicino/domain/drugs/dose-windows.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls as answerAll, type SentCall } from '../../testing/answer-calls.ts'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { getOpenDoses } from '@vicino/domain/administrations/open-doses.contract.ts'
import { useRead } from '../../calls/use-read.ts'
import { PersonContext } from '../../session/person.ts'
import { dropAlarm } from '../../surveillance/critical/shown-alarms.ts'
import { ShownAlarm } from '../../surveillance/critical/ShownAlarm.tsx'
import { inDossier, someDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { BedsideContext } from '../bedside/bedside-context.ts'
import { DoseActions } from '../give/DoseActions.tsx'
import { DoseLine } from './DoseLine.tsx'

const drug = someDrug({ name: 'Torasemide 5 mg', version: 2, morning: 1 })
const dose: DayDose = { drug, day: '2026-11-20', moment: 'morning', dose: 1, answers: [] }
/** The refusal of a dose of which something is asked. */
const asks = (...questions: object[]) =>
  conflict('dose_questions', { questions: questions.map(one => ({ until: null, ...one })) })
const answeredBy = (answer: object) => ({ code: 'dose_answered', key: 'dose_answered:1', answers: [answer] })
const changedTo = (morning: number) => ({
  code: 'drug_changed',
  key: 'drug_changed:1',
  of_its_time: false,
  drug: { ...drug, version: 3, morning },
})
const conflict = (code: string, current: unknown) => ({
  status: 409,
  body: {
    type: `urn:vicino:problem:${code}`,
    title: code,
    status: 409,
    detail: '',
    code,
    errors: [],
    requestId: 'r',
    current,
  },
})

/** What became of the dose, as the server would store what was sent. */
const stored = (body: unknown) => ({
  status: 201,
  body: someAdministration({
    ...pickAnswer(body as Partial<Administration>),
    drug: { ...someAdministration().drug, version: 2, name: drug.name },
  }),
})

const pickAnswer = ({ status, status_reason = '', site = '', confirm = null }: Partial<Administration>) => ({
  ...(status && { status }),
  status_reason,
  site,
  confirm,
})

/** A server that keeps no draft of the sheet, unless told which. */
const answerCalls = (
  answer: Parameters<typeof answerAll>[0],
  draft: { value: object; saved_at: string } | null = null,
): SentCall[] =>
  answerAll(call => (call.path.startsWith('/api/users/me/drafts/') ? { body: draft } : answer(call)))

const showLine = (line: DayDose = dose, time: DoseTime = 'now', bedside: Bedside | null = null) =>
  show(
    <PersonContext value={somebody()}>
      <BedsideContext value={bedside}>
        {inDossier(<ul>{<DoseLine dossierId={drug.dossierId} dose={line} time={time} mayGive />}</ul>)}
      </BedsideContext>
    </PersonContext>,
  )

/** Lets the device stand on a day. */
const standOn = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T09:00:00.000Z`) })

afterEach(() => vi.useRealTimers())

const posted = (sent: readonly SentCall[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('one tap gives the dose as it was ordered, under the order that was read', async () => {
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showLine()
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  await expect
    .poll(() => posted(sent))
    .toEqual([
      {
        _id: expect.any(String),
        drugId: drug._id,
        drug_version: 2,
        day: '2026-11-20',
        moment: 'morning',
        status: 'given',
        given_at: expect.any(String),
      },
    ])
})

test('a dose is given when it is tapped, however late the word of it arrives', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:30:00.000Z') })
  let away = true
  const sent = answerCalls(({ body }) => (away ? 'nobody' : stored(body)))
  const { user } = await showLine()
  const tap = () => user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  await tap()
  await expect.poll(() => posted(sent)).toHaveLength(1)
  vi.setSystemTime(new Date('2026-11-20T07:50:00.000Z'))
  away = false
  await tap()
  await expect.poll(() => posted(sent)).toHaveLength(2)
  const [first, again] = posted(sent)
  expect(first).toMatchObject({ given_at: '2026-11-20T07:30:00.000Z' })
  expect(again).toEqual(first)
})

test('a double tap gives one dose', async () => {
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showLine()
  await user.dblClick(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  await expect.poll(() => posted(sent)).toHaveLength(1)
})

test('until the page shows what became of a dose, a further tap is not another one', async () => {
  const sent = answerCalls(({ method, body }) =>
    method === 'POST' ? stored(body) : { body: { clients: [], house: null } },
  )
  const answered = globalThis.fetch
  let isGiven = false
  const { promise: reads, resolve: arrive } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (isGiven) await reads
    isGiven ||= init.method === 'POST'
    return answered(path, init)
  })
  const { user } = await show(
    <PersonContext value={somebody()}>
      {inDossier(
        <>
          <Reader />
          <ul>{<DoseLine dossierId={drug.dossierId} dose={dose} time="now" mayGive />}</ul>
        </>,
      )}
    </PersonContext>,
  )
  await screen.findByText('letto')
  const give = screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' })
  await user.click(give)
  await expect.poll(() => posted(sent)).toHaveLength(1)
  await new Promise(settled => setTimeout(settled, 50))
  await user.click(give)
  arrive()
  await waitFor(() => expect(give).not.toHaveAttribute('aria-busy'))
  expect(posted(sent)).toHaveLength(1)
})

/** A page on which what became of a dose is read anew. */
function Reader() {
  const { data } = useRead(getOpenDoses, {})
  return data && <p>letto</p>
}

test('a dose that a colleague gave meanwhile says by whom, and is stored only with a reason', async () => {
  const theirs = stored({ status: 'given' }).body
  const sent = answerCalls(({ body }) =>
    (body as { confirm?: unknown }).confirm ? stored(body) : asks(answeredBy(theirs)),
  )
  const { user } = await showLine()
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  expect(sheet).toHaveTextContent('Somministrata: 08:30, Marco Vassalli')
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  expect(posted(sent)).toHaveLength(1)
  await user.type(within(sheet).getByLabelText(/Motivo/), 'Data due volte')
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  await expect.poll(() => posted(sent)).toHaveLength(2)
  expect(posted(sent)[1]).toMatchObject({ status: 'given', confirm: { reason: 'Data due volte' } })
})

test('what speaks against a dose stays on the screen when the answer of the colleague arrives', async () => {
  const theirs = stored({ status: 'given' }).body
  answerCalls(() => asks(answeredBy(theirs)))
  function LiveLine() {
    const [answers, setAnswers] = useState<Administration[]>([])
    return (
      <>
        <DoseLine dossierId={drug.dossierId} dose={{ ...dose, answers }} time="now" mayGive />
        <button type="button" onClick={() => setAnswers([theirs])}>
          arriva
        </button>
      </>
    )
  }
  const { user } = await show(
    inDossier(
      <ul>
        <LiveLine />
      </ul>,
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  await screen.findByRole('dialog', { name: 'Prima della dose' })
  await user.click(screen.getByText('arriva'))
  expect(screen.getByRole('link', { name: /Somministrata/, hidden: true })).toBeInTheDocument()
  const sheet = screen.getByRole('dialog', { name: 'Prima della dose' })
  await user.click(within(sheet).getByRole('button', { name: 'Indietro' }))
  expect(screen.queryByRole('button', { name: /somministra$/ })).toBeNull()
})

test('what was typed of a dose is still there after what spoke against it', async () => {
  answerCalls(() => asks(changedTo(0.5)))
  const { user } = await showLine()
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: altro esito' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  await user.click(await within(sheet).findByRole('button', { name: 'Rifiutata' }))
  await user.type(within(sheet).getByLabelText(/Motivo/), 'Dorme ancora')
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  const changed = await screen.findByRole('dialog', { name: 'Prima della dose' })
  await user.click(within(changed).getByRole('button', { name: 'Ho letto' }))
  expect(within(sheet).getByLabelText(/Motivo/)).toHaveValue('Dorme ancora')
})

test('a reason that finds nobody stays, and answers only what was on the screen', async () => {
  const theirs = stored({ status: 'given' }).body
  let away = false
  const sent = answerCalls(({ body }) => {
    if (away) return 'nobody'
    const { of = [] } = (body as { confirm?: { of: string[] } }).confirm ?? {}
    if (of.length === 0) return asks(changedTo(0.5))
    return of.length === 1 ? asks(answeredBy(theirs)) : stored(body)
  })
  const { user } = await showLine()
  const confirm = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Registra la dose' }))
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  expect(sheet).toHaveTextContent('La prescrizione è cambiata')
  await user.type(screen.getByLabelText(/Motivo/), 'Data alle 7')
  away = true
  await confirm()
  expect(await screen.findByText(/^Il server non risponde/)).toBeInTheDocument()
  expect(screen.getByLabelText(/Motivo/)).toHaveValue('Data alle 7')
  away = false
  await confirm()
  await within(sheet).findByText('Dose già documentata')
  await confirm()
  await expect
    .poll(() => posted(sent).at(-1))
    .toMatchObject({ confirm: { reason: 'Data alle 7', of: ['drug_changed:1', 'dose_answered:1'] } })
})

test.each([
  [{ start_date: '2026-11-21' }, /non era ancora prescritta: il farmaco comincia il 21.11.2026/],
  [{ end_date: '2026-11-19' }, /Ora questa dose non è più prescritta/],
])('a dose that is not ordered says whether it was not yet or is no more: %o', async (now, words) => {
  const { drug: changed, ...question } = changedTo(1)
  answerCalls(() => asks({ ...question, drug: { ...changed, ...now } }))
  const { user } = await showLine()
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  expect(await screen.findByRole('dialog', { name: 'Prima della dose' })).toHaveTextContent(words)
})

test.each([
  [
    { morning: 2 },
    'La prescrizione di allora era diversaEra prescritto: Torasemide 5 mg, 2 compresse · Orale OS',
  ],
  [{ morning: 0 }, 'La prescrizione di allora era diversaQuesta dose non era prescritta.'],
])('a dose whose window is over says what was ordered then: %o', async (then, words) => {
  const { drug: changed, ...question } = changedTo(1)
  answerCalls(() => asks({ ...question, of_its_time: true, drug: { ...changed, ...then } }))
  const { user } = await showLine()
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  expect(await screen.findByRole('dialog', { name: 'Prima della dose' })).toHaveTextContent(words)
})

test('an order that changed meanwhile is shown as it is now', async () => {
  answerCalls(() => asks(changedTo(0.5)))
  const { user } = await showLine()
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  expect(sheet).toHaveTextContent('Ora è prescritto: Torasemide 5 mg, ½ compressa · Orale OS')
})

/** A line whose order a colleague changes while something of it is open. */
function ChangingLine({ questions }: { questions: readonly DoseQuestion[] }) {
  const [isChanged, setChanged] = useState(false)
  const changed = { ...dose, drug: { ...drug, version: 3, morning: 2 }, dose: 2 }
  const line = isChanged ? changed : dose
  return (
    <>
      <ul>
        <DoseLine dossierId={drug.dossierId} dose={line} time="now" mayGive questions={questions} />
      </ul>
      <button type="button" onClick={() => setChanged(true)}>
        cambia
      </button>
    </>
  )
}

test('what is said of a dose stays under the order that was read, though that changes meanwhile', async () => {
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await show(inDossier(<ChangingLine questions={[]} />))
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: altro esito' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  await user.click(await within(sheet).findByRole('button', { name: 'Somministrata' }))
  await user.click(screen.getByText('cambia'))
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ drug_version: 2, dose: 1 }])
})

test('a reason answers for the order under which it was asked', async () => {
  standOn('2026-11-20')
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await show(inDossier(<ChangingLine questions={[near]} />))
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  await user.click(screen.getByText('cambia'))
  expect(sheet).toHaveTextContent('1 compressa · Orale OS')
  await user.click(within(sheet).getByRole('button', { name: 'Come da prescrizione' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ drug_version: 2 }])
})

const near = {
  code: 'dose_near',
  key: 'dose_near:1',
  until: '2026-11-20T11:00:00.000Z',
  doses: [{ ...someAdministration({ moment: null, given_at: '2026-11-20T08:30:00.000Z' }) }],
} as unknown as DoseQuestion

const showAsked = (questions: readonly DoseQuestion[]) =>
  show(
    inDossier(
      <ul>
        <DoseLine dossierId={drug.dossierId} dose={dose} time="now" mayGive questions={questions} />
      </ul>,
    ),
  )

test('what is asked of a dose stands on its line, and the tap asks it before anything is sent', async () => {
  standOn('2026-11-20')
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showAsked([near])
  expect(screen.getByRole('listitem')).toHaveTextContent(/Già data: .*09:30, Marco Vassalli/)
  expect(screen.getByRole('listitem')).toHaveTextContent('Possibile dalle 12:00, tra 2 h')
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  expect(posted(sent)).toEqual([])
  await user.click(within(sheet).getByRole('button', { name: 'Come da prescrizione' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ status: 'given', confirm: { reason: 'Come da prescrizione', of: ['dose_near:1'] } }])
})

test('what time has settled is asked no more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00.000Z') })
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showAsked([near])
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Già data')
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  await expect.poll(() => posted(sent)).toHaveLength(1)
})

test('all questions stand in one sheet, and what the order speaks against has no answer of one tap', async () => {
  standOn('2026-11-20')
  const suspended = {
    code: 'client_suspended',
    key: 'client_suspended:1',
    until: null,
    from: '2026-11-19',
    to: null,
  } as const
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showAsked([near, suspended])
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  expect(sheet).toHaveTextContent(/Già data.*Il cliente è sospeso dal/)
  expect(within(sheet).queryByRole('button', { name: 'Come da prescrizione' })).toBeNull()
  await user.type(within(sheet).getByLabelText(/Motivo/), 'È a casa per il fine settimana')
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ confirm: { of: ['dose_near:1', 'client_suspended:1'] } }])
})

test('a tap after a lost answer that has since been read is another dose taken as needed', async () => {
  let away = true
  const sent = answerCalls(({ body }) => (away ? 'nobody' : stored(body)))
  const asked = { dossierId: drug.dossierId, drug, day: dose.day, moment: null, dose: 1 }
  function Line() {
    const [written, setWritten] = useState<readonly { _id: string }[]>([])
    const read = (): void => setWritten(posted(sent) as { _id: string }[])
    return inDossier(
      <>
        <DoseActions asked={{ ...asked, written }} />
        <button type="button" onClick={read}>
          letta
        </button>
      </>,
    )
  }
  const { user } = await show(<Line />)
  const tap = (): Promise<void> =>
    user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  await tap()
  await screen.findByRole('alert')
  away = false
  await user.click(screen.getByText('letta'))
  await tap()
  await expect.poll(() => posted(sent)).toHaveLength(3)
  const [first, again, second] = posted(sent) as { _id: string }[]
  expect(again!._id).toBe(first!._id)
  expect(second!._id).not.toBe(first!._id)
})

const hold = {
  code: 'hold',
  key: 'hold:1',
  until: null,
  rules: [{ parameter: 'hr', below: 50, above: null, value: null, measured_at: null }],
} as const satisfies DoseQuestion

const openHold = async (user: UserEvent): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  await within(sheet).findByLabelText('Polso')
  return sheet
}

test('a value that is inside its rule is stored with the dose, without a reason', async () => {
  standOn('2026-11-20')
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showAsked([hold])
  expect(screen.getByRole('listitem')).toHaveTextContent('Prima misurare: Polso, non dare se sotto 50')
  const sheet = await openHold(user)
  await user.type(within(sheet).getByLabelText('Polso'), '62')
  await user.tab()
  expect(within(sheet).queryByLabelText(/Motivo/)).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ status: 'given', measured: { hr: 62 } }])
  expect(posted(sent)[0]).not.toHaveProperty('confirm')
})

test('a value whose answer was lost stays in its sheet, and is sent again as the same dose', async () => {
  standOn('2026-11-20')
  let away = true
  const sent = answerCalls(({ body }) => (away ? 'nobody' : stored(body)))
  const { user } = await showAsked([hold])
  const sheet = await openHold(user)
  await user.type(within(sheet).getByLabelText('Polso'), '62')
  await user.tab()
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  await within(sheet).findByText(/^Il server non risponde/)
  expect(within(sheet).getByLabelText('Polso')).toHaveValue('62')
  away = false
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const [first, again] = [posted(sent)[0], posted(sent).at(-1)]
  expect(again).toMatchObject({ status: 'given', measured: { hr: 62 } })
  expect(again).toEqual(first)
})

test('the sheet of a value starts in its field', async () => {
  answerCalls(({ body }) => stored(body))
  const { user } = await showAsked([hold])
  const sheet = await openHold(user)
  expect(within(sheet).getByLabelText('Polso')).toHaveFocus()
})

test('outside its rule the first button holds the dose, with the value as its reason', async () => {
  standOn('2026-11-20')
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showAsked([hold])
  const sheet = await openHold(user)
  await user.type(within(sheet).getByLabelText('Polso'), '46')
  await user.tab()
  await user.click(within(sheet).getByRole('button', { name: 'Sospendi (Polso 46)' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ status: 'held', status_reason: 'Polso fuori dal limite', measured: { hr: 46 } }])
})

test('the value counts while it is typed, and a half-typed one is no value', async () => {
  const { user } = await showAsked([hold])
  const sheet = await openHold(user)
  const field = within(sheet).getByLabelText('Polso')
  const held = () => within(sheet).queryByRole('button', { name: /^Sospendi/ })
  await user.type(field, '4')
  expect(held()).toBeNull()
  await user.type(field, '6')
  expect(held()).toHaveAccessibleName('Sospendi (Polso 46)')
  await user.type(field, '{Backspace}{Backspace}62')
  expect(held()).toBeNull()
  expect(within(sheet).queryByLabelText(/Motivo/)).toBeNull()
  await user.type(field, '0')
  expect(within(sheet).getByLabelText(/Motivo/)).toBeVisible()
  expect(within(sheet).queryByText(/^Ha scritto/)).toBeNull()
  expect(field).toHaveFocus()
})

test('a value that is in doubt holds no dose, also where its field was left and another is typed', async () => {
  const glycaemia = { ...hold.rules[0], parameter: 'glyc', below: 4, above: null } as const
  const { user } = await showAsked([{ ...hold, rules: [...hold.rules, glycaemia] }])
  const sheet = await openHold(user)
  const held = () => within(sheet).queryByRole('button', { name: /^Sospendi/ })
  const pulse = within(sheet).getByLabelText('Polso')
  await user.type(pulse, '460')
  await user.tab()
  expect(within(sheet).getByText(/^Ha scritto 460/)).toBeVisible()
  expect(held()).toBeNull()
  await user.type(within(sheet).getByLabelText('Glicemia'), '7')
  await user.tab()
  expect(held()).toBeNull()
  await user.clear(pulse)
  await user.type(pulse, '12')
  await user.tab()
  expect(held()).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: /^Mantieni 12/ }))
  expect(held()).toHaveAccessibleName('Sospendi (Polso 12)')
})

test('a value that may not be told holds the dose without it, and nothing is to be measured', async () => {
  standOn('2026-11-20')
  const untold = { ...hold.rules[0], measured_at: '2026-11-20T06:50:00.000Z' }
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showAsked([{ ...hold, rules: [untold] }])
  expect(
    screen.getByText('Fuori dal limite per sospendere: Polso (07:50), non dare se sotto 50'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  expect(within(sheet).queryByLabelText('Polso')).toBeNull()
  await user.click(await within(sheet).findByRole('button', { name: 'Sospendi (Polso fuori dal limite)' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ status: 'held', status_reason: 'Polso fuori dal limite' }])
  expect(posted(sent)[0]).not.toHaveProperty('measured')
})

test('a pressure counts as soon as both its numbers stand', async () => {
  const rule = { parameter: 'bp_max', below: 100, above: null, value: null, measured_at: null } as const
  const { user } = await showAsked([{ ...hold, rules: [rule] }])
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  const field = await within(sheet).findByLabelText(/Pressione/)
  await user.type(field, '92/5')
  expect(within(sheet).queryByRole('button', { name: /^Sospendi/ })).toBeNull()
  await user.type(field, '8')
  expect(within(sheet).getByRole('button', { name: 'Sospendi (Massima 92)' })).toBeVisible()
  expect(field).toHaveFocus()
})

test('a critical value that was measured for a dose is no word that passes, also where its line is gone', async () => {
  standOn('2026-11-20')
  const reading = someReading({ dossierId: drug.dossierId, hr: 34, critical: ['hr'] })
  const head = someDossier({ _id: drug.dossierId })
  const sent = answerCalls(({ method, path, body }) => {
    if (method === 'POST') return { status: 201, body: { ...stored(body).body, alarm: reading._id } }
    if (path.endsWith(`/clinical_parameters/${reading._id}`)) return { body: reading }
    return path.endsWith('/clinical_parameters/limits') ? 'nobody' : { body: head }
  })
  function Page() {
    const [isGone, setGone] = useState(false)
    const asked = { dossierId: drug.dossierId, drug, day: dose.day, moment: dose.moment, dose: 1 }
    return (
      <>
        {!isGone && <DoseActions asked={asked} questions={[hold]} onDone={() => setGone(true)} />}
        <ShownAlarm />
      </>
    )
  }
  const { user } = await show(<PersonContext value={somebody()}>{<Page />}</PersonContext>)
  const asking = await openHold(user)
  await user.type(within(asking).getByLabelText('Polso'), '34')
  await user.tab()
  await user.click(within(asking).getByRole('button', { name: 'Sospendi (Polso 34)' }))
  const sheet = await screen.findByRole('dialog', { name: 'Valore critico: Maria Bianchi' })
  expect(sheet).toHaveTextContent('Polso 34/min')
  expect(sheet).toHaveTextContent('Chiamare subito il medico.')
  expect(screen.queryByRole('dialog', { name: 'Prima della dose' })).toBeNull()
  expect(within(sheet).getByRole('button', { name: 'Chiudi' })).toBeDisabled()
  expect(posted(sent)).toHaveLength(1)
  dropAlarm({ readingId: reading._id })
})

test('a glycaemia whose unit is in question settles nothing and sends nothing', async () => {
  standOn('2026-11-20')
  const sent = answerCalls(({ body }) => stored(body))
  const glycaemia = { parameter: 'glyc', below: 4, above: null, value: null, measured_at: null } as const
  const { user } = await showAsked([{ ...hold, rules: [glycaemia] }])
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  await user.type(await within(sheet).findByLabelText(/Glicemia/), '45')
  await user.tab()
  const record = within(sheet).getByRole('button', { name: 'Registra la dose' })
  await user.click(record)
  await user.click(record)
  expect(sheet).toHaveTextContent(/in quale unità/)
  expect(posted(sent)).toEqual([])
})

test('what was not measured has its reason', async () => {
  standOn('2026-11-20')
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showAsked([hold])
  const sheet = await openHold(user)
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  expect(posted(sent)).toEqual([])
  await user.click(within(sheet).getByRole('button', { name: 'Non misurato' }))
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ confirm: { reason: 'Non misurato', of: ['hold:1'] } }])
})

test('a patch asks where it sticks before anything is sent, and proposes the day of its change', async () => {
  const sent = answerCalls(({ body }) => stored(body))
  const patch = someDrug({
    name: 'Fentanil 25 mcg/h',
    modality: 'TTS',
    morning: 1,
    every_n_days: 3,
    start_date: '2026-11-20',
  })
  const { user } = await showLine({ ...dose, drug: patch })
  await user.click(screen.getByRole('button', { name: 'Fentanil 25 mcg/h: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  expect(posted(sent)).toEqual([])
  await user.click(await within(sheet).findByRole('button', { name: 'Petto a destra' }))
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect.poll(() => posted(sent)).toHaveLength(1)
  expect(posted(sent)[0]).toMatchObject({ status: 'given', site: 'Petto a destra', change_on: '2026-11-23' })
})

test('a patch asks whether the one of before was taken off, and why it was left on', async () => {
  const sticking = someAdministration({ site: 'Schiena a destra', day: '2026-11-17' })
  const sent = answerCalls(({ method, path, body }) =>
    method === 'GET' && path.includes('/patch_before/') ? { body: sticking } : stored(body),
  )
  const patch = someDrug({ name: 'Fentanil 25 mcg/h', modality: 'TTS', morning: 1 })
  const { user } = await showLine({ ...dose, drug: patch })
  await user.click(screen.getByRole('button', { name: 'Fentanil 25 mcg/h: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  const asked = await within(sheet).findByRole('group', {
    name: /precedente \(Schiena a destra, .*17.*tolto\?/,
  })
  await user.click(within(sheet).getByRole('button', { name: 'Petto a destra' }))
  await user.click(within(asked).getByRole('button', { name: 'No' }))
  await user.type(within(sheet).getByLabelText(/Perché non è stato tolto/), 'Ordinati due')
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ site: 'Petto a destra', old_patch: 'left_on', old_patch_note: 'Ordinati due' }])
})

test('what the server asks of a patch stands at its field, also where the patch could not be read', async () => {
  const refused = {
    ...conflict('unprocessable', undefined),
    status: 422,
  }
  const errors = [{ path: 'old_patch', code: 'required', message: 'Compilare questo campo.' }]
  const sent = answerCalls(({ method, path }) =>
    method === 'GET' && path.includes('/patch_before/')
      ? { status: 500, body: conflict('fault', undefined).body }
      : { ...refused, body: { ...refused.body, status: 422, errors } },
  )
  const patch = someDrug({ name: 'Fentanil 25 mcg/h', modality: 'TTS', morning: 1 })
  const { user } = await showLine({ ...dose, drug: patch })
  await user.click(screen.getByRole('button', { name: 'Fentanil 25 mcg/h: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  await user.click(await within(sheet).findByRole('button', { name: 'Petto a destra' }))
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect.poll(() => posted(sent)).toHaveLength(1)
  expect(await within(sheet).findByText('Il cerotto precedente è stato tolto?')).toBeVisible()
})

/** What is in sight at a bed where the drug of the tests is a narcotic. */
const narcoticBedside = (may_give: boolean): Bedside => ({
  client: { _id: newId(), name: 'Adele Prova', avatar: null },
  birthday: '1940-03-02',
  allergies: null,
  drugs: [],
  narcotics: { may_give, drugs: [drug._id] },
})

test('a narcotic asks who else was present before anything is sent', async () => {
  const sent = answerCalls(({ method, path, body }) =>
    method === 'GET' && path.endsWith('/stakeholders') ? { body: [] } : stored(body),
  )
  const { user } = await showLine(dose, 'now', narcoticBedside(true))
  expect(screen.getByText('Stupefacente')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  expect(posted(sent)).toEqual([])
  await user.click(await within(sheet).findByRole('button', { name: 'Un familiare' }))
  await user.type(within(sheet).getByLabelText(/Rimangono/), '12')
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ status: 'given', second_person: 'Un familiare', remaining: 12 }])
})

test('a narcotic that is tapped before the bedside is read opens the sheet that asks for the witness', async () => {
  const errors = [{ path: 'second_person', code: 'required', message: 'Indicare chi era presente.' }]
  const refused = { code: 'validation', detail: 'Ci sono campi da correggere.', errors }
  const sent = answerCalls(({ method, body }) => {
    if (method === 'GET') return { body: [] }
    return (body as Partial<Administration>).second_person ? stored(body) : { status: 422, body: refused }
  })
  const { user } = await showLine()
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(await within(sheet).findByRole('button', { name: 'Un familiare' }))
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => posted(sent).at(-1))
    .toMatchObject({ status: 'given', second_person: 'Un familiare' })
})

test.each(['now', 'over'] as const)(
  'who may not give a narcotic sees it (%s), says what else became of it, and is not invited to give it',
  async time => {
    answerCalls(({ body }) => stored(body))
    const { user } = await showLine(dose, time, narcoticBedside(false))
    expect(screen.getByText(/Stupefacente: lo dà/)).toBeVisible()
    for (const name of [/: somministra/, /: data alle/, /: dare ora/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: altro esito' }))
    const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
    expect(await within(sheet).findByRole('button', { name: 'Rifiutata' })).toBeVisible()
    expect(within(sheet).queryByRole('button', { name: 'Somministrata' })).toBeNull()
  },
)

test('a dose whose window is over asks when it was given before anything is sent', async () => {
  standOn('2026-11-21')
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showLine(dose, 'over')
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: data alle' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  expect(within(sheet).getByRole('button', { name: 'Salva' })).toBeDisabled()
  expect(posted(sent)).toEqual([])
  await user.type(await within(sheet).findByLabelText(/Ora/), '0815')
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ day: '2026-11-20', status: 'given', given_at: '2026-11-20T07:15:00.000Z' }])
})

test('a dose that was forgotten has a truthful answer, with its reason and without a time', async () => {
  standOn('2026-11-25')
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showLine(dose, 'over')
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: non data' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  await user.click(await within(sheet).findByRole('button', { name: 'Dimenticata' }))
  expect(within(sheet).queryByLabelText(/Ora/)).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ status: 'missed', status_reason: 'Dimenticata' }])
  expect(posted(sent)[0]).not.toHaveProperty('given_at')
})

test('giving it now is a question that names the next dose, and says to ask the doctor', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T13:00:00.000Z') })
  const late = someDrug({ ...drug, evening: 2 })
  const sent = answerCalls(({ method, body }) => (method === 'GET' ? { body: late } : stored(body)))
  const { user } = await showLine({ ...dose, drug: late }, 'over')
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: dare ora' }))
  const question = await screen.findByRole('dialog', { name: 'Dare ora Torasemide 5 mg?' })
  expect(await within(question).findByText(/^La prossima dose/)).toHaveTextContent(
    'La prossima dose: Sera, 2 compresse, dalle 16:00.',
  )
  expect(question).toHaveTextContent('Mattina, fino alle 11:00')
  expect(question).toHaveTextContent('chiedere al medico')
  await user.click(within(question).getByRole('button', { name: 'Sentito il medico' }))
  expect(posted(sent)).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Dare ora' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ status: 'given', status_reason: 'Sentito il medico' }])
})

test.each([
  ['dare ora', 'Dare ora Actrapid 100 unità/ml?'],
  ['data alle', 'Esito della dose'],
  ['altro esito', 'Esito della dose'],
])(
  'what the order says and the last value stand where it is decided too, units in words: %s',
  async (tap, title) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T13:00:00.000Z') })
    const insulin = someDrug({
      ...drug,
      name: 'Actrapid 100 U/ml',
      dose_unit: 'unit',
      morning: 8,
      comments: 'Non dare se la glicemia è sotto 5',
    })
    answerCalls(({ method, body }) => (method === 'GET' ? { body: insulin } : stored(body)))
    const value = {
      field: 'glyc',
      value: 2.1,
      second: null,
      measured_at: '2026-11-20T12:30:00.000Z',
    } as const
    const known = {
      drugId: insulin._id,
      indication: '',
      comments: insulin.comments,
      matches: [],
      value,
      by_scale: null,
    }
    const bedside = { ...narcoticBedside(true), drugs: [known], narcotics: { drugs: [], may_give: true } }
    const { user } = await showLine({ ...dose, dose: 8, drug: insulin }, 'over', bedside)
    await user.click(screen.getByRole('button', { name: `Actrapid 100 unità/ml: ${tap}` }))
    const sheet = await screen.findByRole('dialog', { name: title })
    expect(sheet).toHaveTextContent('Actrapid 100 unità/ml')
    expect(sheet).toHaveTextContent('8 unità')
    expect(sheet).not.toHaveTextContent('100 U/')
    expect(sheet).toHaveTextContent('Non dare se la glicemia è sotto 5')
    expect(sheet).toHaveTextContent('Ultimo valore: Glicemia 2.1 mmol/l, 30 min fa')
  },
)

test('what can still be given is not called missed, and two days later nobody gives it now', async () => {
  standOn('2026-11-20')
  answerCalls(({ body }) => stored(body))
  const { user } = await showLine()
  const sheet = await openSheet(user)
  expect(within(sheet).queryByRole('button', { name: 'Non data' })).toBeNull()
  cleanup()
  standOn('2026-11-22')
  await showLine(dose, 'over')
  expect(screen.getByRole('button', { name: 'Torasemide 5 mg: non data' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Torasemide 5 mg: dare ora' })).toBeNull()
})

test('a dose whose time has not come is given by no single tap', async () => {
  await show(
    inDossier(
      <ul>
        <DoseLine dossierId={drug.dossierId} dose={dose} time="later" mayGive early />
      </ul>,
    ),
  )
  expect(screen.getByRole('button', { name: 'Torasemide 5 mg: altro esito' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Torasemide 5 mg: somministra' })).toBeNull()
})

test('a dose whose amount nobody ordered asks for it before anything is sent', async () => {
  const sent = answerCalls(({ body }) => stored(body))
  const { user } = await showLine({ ...dose, dose: 0 })
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  expect(posted(sent)).toEqual([])
  expect(await within(sheet).findByLabelText(/Dose/)).toHaveValue('')
})

const openSheet = async (user: UserEvent): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: altro esito' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  await within(sheet).findByRole('button', { name: 'Rifiutata' })
  return sheet
}

test('what was typed of a dose before a reload comes back, under the id that it had', async () => {
  const _id = newId()
  const value = { _id, status: 'refused', status_reason: 'Dorme ancora' }
  const sent = answerCalls(({ body }) => stored(body), { value, saved_at: '2026-11-20T07:20:00.000Z' })
  const { user } = await showLine()
  const sheet = await openSheet(user)
  expect(within(sheet).getByLabelText(/Motivo/)).toHaveValue('Dorme ancora')
  expect(sheet).toHaveTextContent('Ripresa la bozza del 20.11.2026, 08:20.')
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect.poll(() => posted(sent)).toMatchObject([value])
  await expect
    .poll(() => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path))
    .toEqual([`/api/users/me/drafts/dose.other.${drug._id}.2026-11-20.morning`])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('which of two hours was meant is asked again of another time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-25T02:10:00.000Z') })
  const sent = answerCalls(({ body }) => stored(body))
  const asked = { dossierId: drug.dossierId, drug, day: '2026-10-25', moment: null, dose: 1 }
  const { user } = await show(inDossier(<DoseActions asked={asked} />))
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: altro esito' }))
  const sheet = await screen.findByRole('dialog', { name: 'Esito della dose' })
  await user.click(await within(sheet).findByRole('button', { name: 'Somministrata' }))
  const clock = within(sheet).getByLabelText(/^Ora/)
  await user.type(clock, '2:05')
  await user.tab()
  await user.click(await within(sheet).findByRole('button', { name: 'La seconda volta (ora solare)' }))
  await user.clear(clock)
  await user.type(clock, '2:50')
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  expect(within(sheet).getByRole('button', { name: 'La seconda volta (ora solare)' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  expect(posted(sent)).toEqual([])
})

test('a sheet that is closed says that what was typed is kept', async () => {
  answerCalls(({ body }) => stored(body))
  const { user } = await showLine()
  const sheet = await openSheet(user)
  await user.type(within(sheet).getByLabelText(/Osservazioni/), 'Dorme')
  await user.click(within(sheet).getByRole('button', { name: 'Chiudi' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(/^La bozza è conservata/)).toBeInTheDocument()
})

test('a value that was measured after a lost answer stands in the correction of what had arrived', async () => {
  standOn('2026-11-20')
  let away = true
  const sent = answerCalls(({ method, body }) => {
    if (method === 'GET') return { body: stored({ status: 'given' }).body }
    if (method === 'PATCH') return { body: stored(body).body }
    return away ? 'nobody' : conflict('id_taken', undefined)
  })
  const { user } = await showAsked([hold])
  const sheet = await openHold(user)
  await user.click(within(sheet).getByRole('button', { name: 'Non misurato' }))
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  await within(sheet).findByText(/^Il server non risponde/)
  away = false
  await user.type(within(sheet).getByLabelText('Polso'), '46')
  await user.tab()
  await user.click(within(sheet).getByRole('button', { name: 'Sospendi (Polso 46)' }))
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body))
    .toMatchObject([{ version: 1, status: 'held', measured: { hr: 46 } }])
})

test('what waited as a draft and has arrived since is no answer of the next dose taken as needed', async () => {
  const { _id } = someAdministration()
  const kept = { _id, status: 'refused', status_reason: 'Dorme' }
  const sent = answerCalls(({ body }) => stored(body), {
    value: kept,
    saved_at: '2026-11-20T08:00:00.000Z',
  })
  const asked = { dossierId: drug.dossierId, drug, day: dose.day, moment: null, dose: 1, written: [{ _id }] }
  const { user } = await show(inDossier(<DoseActions asked={asked} />))
  const sheet = await openSheet(user)
  await expect.poll(() => within(sheet).queryByDisplayValue('Dorme')).toBeNull()
  await user.click(await within(sheet).findByRole('button', { name: 'Rifiutata' }))
  await user.type(within(sheet).getByLabelText(/Motivo/), 'Nausea')
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ status: 'refused', status_reason: 'Nausea' }])
  expect((posted(sent)[0] as Administration)._id).not.toBe(_id)
})

test('what was edited after a lost answer corrects what had arrived, and gives no second dose', async () => {
  let away = true
  const sent = answerCalls(({ method, body }) => {
    if (method === 'GET') return { body: stored({ status: 'refused' }).body }
    if (method === 'PATCH') return { body: stored(body).body }
    return away ? 'nobody' : conflict('id_taken', undefined)
  })
  const { user } = await showLine()
  const sheet = await openSheet(user)
  await user.click(within(sheet).getByRole('button', { name: 'Rifiutata' }))
  await user.type(within(sheet).getByLabelText(/Motivo/), 'Dorme')
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await within(sheet).findByText(/^Il server non risponde/)
  away = false
  await user.type(within(sheet).getByLabelText(/Motivo/), ' ancora')
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body))
    .toMatchObject([{ version: 1, status: 'refused', status_reason: 'Dorme ancora' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(new Set(posted(sent).map(body => (body as Administration)._id)).size).toBe(1)
})
