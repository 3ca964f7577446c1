import { noSums } from '@vicino/domain/testing/no-sums.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { careTask } from '@vicino/domain/tasks/task-step.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { ofEachMeasure } from '@vicino/domain/surveillance/measure.ts'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { somePerformance, somePlannedService } from '@vicino/domain/testing/some-performance.ts'
import { someVisitDose } from '@vicino/domain/testing/some-visit-dose.ts'
import type { endVisit } from '@vicino/domain/tasks/visit-end.contract.ts'
import type { BodyOf } from '@vicino/domain/wire/endpoint.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { drugWithoutDoseOf, visitDoseOf } from '@vicino/domain/tasks/visit-sheet.ts'
import { someSheet, someTask } from '@vicino/domain/testing/some-task.ts'

const task = someTask({
  visit: someSheet({ access_note: 'Chiave dalla vicina' }),
  date: '2199-11-20',
  end_date: '2199-11-20',
})
const path = `/api/tasks/${task._id}`
const open = () => showPage(`/plan/tasks/${task._id}`)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const nowIs = (now: string): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
}

test('a visit says everything that is known of it, and what may be done with it', async () => {
  nowIs('2199-11-20T06:50:00Z')
  answerReads(writing('calendar.own'), { [`GET ${path}`]: task })
  await open()
  expect(await heading('Medicazione')).toBeVisible()
  for (const words of ['Maria Bianchi', 'Chiave dalla vicina', 'mercoledì 20 novembre 2199', '08:00–08:45'])
    expect(screen.getByText(words)).toBeVisible()
  for (const name of ['Inizia', 'Termina', 'Non eseguita', 'Elimina'])
    expect(screen.getByRole('button', { name })).toBeVisible()
})

test('a visit of another day to come is called off or taken off the plan, not begun', async () => {
  nowIs('2199-11-19T06:50:00Z')
  answerReads(writing('calendar.own'), { [`GET ${path}`]: task })
  await open()
  expect(await screen.findByRole('button', { name: 'Non eseguita' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Elimina' })).toBeVisible()
  for (const name of ['Inizia', 'Termina']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('who only reads finds nothing to press', async () => {
  answerReads(reading('calendar.own'), { [`GET ${path}`]: task })
  await open()
  await heading('Medicazione')
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Modifica' })).toBeNull()
})

test('a colleague’s visit is only read by who does not plan', async () => {
  const luca = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19', name: 'Luca Riva', avatar: null }
  answerReads(writing('calendar.own'), { [`GET ${path}`]: { ...task, operators: [luca], author: luca } })
  await open()
  await heading('Medicazione')
  for (const name of ['Inizia', 'Elimina']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Modifica' })).toBeNull()
})

const begun = { ...task, started_at: '2199-11-20T06:35:00.000Z' }

test('what has begun stays: it cannot be taken off the plan', async () => {
  nowIs('2199-11-20T06:50:00Z')
  answerReads(writing('calendar.own'), { [`GET ${path}`]: begun })
  const { user } = await open()
  await heading('Medicazione')
  expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull()
  await user.click(screen.getByText('Via Nosedo 4, 6500 Bellinzona', { selector: 'summary > span' }))
  expect(screen.getByText('07:35–…')).toBeVisible()
})

describe('that goes on', () => {
  const dossier = `/api/dossiers/${task.dossierId}`
  const dressing = somePlannedService()
  const mayAll = writing(
    'calendar.own',
    'performance.record',
    'parameters.read',
    'parameters.write',
    'focus.read',
    'focus.event',
  )
  const ended = { ...begun, version: 2, status: 'completed' as const, ended_at: '2199-11-20T06:50:00.000Z' }

  /** A server with a visit that began a quarter of an hour ago; `more` is what differs. */
  function server(more: Record<string, unknown> = {}) {
    nowIs('2199-11-20T06:50:00Z')
    let kept: object = begun
    let done: object[] = []
    return answerReads(mayAll, {
      [`GET ${path}`]: () => ({ body: kept }),
      [`POST ${path}/end`]: () => {
        kept = ended
        done = [somePerformance({ service_details: dressing.service_details, duration: 15 })]
        return { status: 201, body: ended }
      },
      [`GET ${path}/planned_services`]: [dressing],
      [`GET ${path}/performances`]: () => ({ body: done }),
      [`GET ${path}/material_uses`]: [],
      [`GET ${dossier}`]: someDossier({ _id: task.dossierId!, permissions: mayAll }),
      [`GET ${dossier}/clinical_parameters/latest`]: [],
      [`GET ${dossier}/focuses/all_focuses`]: [],
      ...more,
    })
  }
  const written = (sent: SentCall[]) =>
    sent.flatMap(({ method, path: to }) => (['PATCH', 'POST'].includes(method) ? [`${method} ${to}`] : []))
  const ends = (sent: SentCall[]) =>
    sent.flatMap(({ method, path: to, body }) =>
      method === 'POST' && to === `${path}/end` ? [body as BodyOf<typeof endVisit>] : [],
    )
  const endWith = (duration: number) => ({
    version: 1,
    _id: expect.stringMatching(/-7/) as string,
    ended_at: '2199-11-20T06:50:00.000Z',
    performances: [{ service_details: { code: '5002.340' }, duration, comment: '' }],
  })

  it('ends with one tap, which records the services that stand ticked, in the minutes of the visit', async () => {
    const sent = server()
    const { user } = await open()
    expect(await screen.findByRole('checkbox', { name: 'Eseguita: Medicazione semplice' })).toBeChecked()
    expect(await screen.findByText('Prestazioni: 1 · Totale 15 di 15 min')).toBeVisible()
    const scrolls = vi.spyOn(window, 'scrollTo')
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    expect(await screen.findByText('Service added')).toBeVisible()
    expect(scrolls.mock.calls, 'what it became is seen from its top').toEqual([[{ top: 0 }]])
    expect(written(sent)).toEqual([`POST ${path}/end`])
    expect(ends(sent)).toEqual([endWith(15)])
    expect(await screen.findByRole('list', { name: 'Prestazioni eseguite' })).toHaveTextContent('15 min')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('records the services with its end also for who has left it before the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const sent = server({ [`POST ${path}/end`]: () => promise })
    const { user, goTo, address } = await open()
    await screen.findByText('Prestazioni: 1 · Totale 15 di 15 min')
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    await expect.poll(() => ends(sent)).toEqual([endWith(15)])
    await goTo('/handover')
    await heading('Consegne')
    const scrolls = vi.spyOn(window, 'scrollTo')
    resolve({ body: ended })
    expect(await screen.findByText('Service added')).toBeVisible()
    expect(scrolls, 'the page where she is meanwhile stays where it is').not.toHaveBeenCalledWith({ top: 0 })
    expect(address()).toBe('/handover')
    expect(written(sent)).toEqual([`POST ${path}/end`])
  })

  it('is the same end where no answer came and she taps again', async () => {
    let isAway = true
    const sent = server({
      [`POST ${path}/end`]: () => (isAway ? { status: 503, body: {} } : { body: ended }),
    })
    const { user } = await open()
    await screen.findByText('Prestazioni: 1 · Totale 15 di 15 min')
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    expect(await screen.findByText(/^Il server non risponde/)).toBeVisible()
    isAway = false
    vi.setSystemTime('2199-11-20T06:58:00Z')
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    expect(await screen.findByText('Service added')).toBeVisible()
    const [first] = ends(sent)
    expect(first).toEqual(endWith(15))
    expect(new Set(ends(sent).map(body => JSON.stringify(body)))).toEqual(new Set([JSON.stringify(first)]))
  })

  it('tells who has left it of whom the values were saved, or why they were not', async () => {
    let held = Promise.withResolvers<object>()
    const draft = `/api/users/me/drafts/vitals.new.${task.dossierId}`
    server({
      [`POST ${dossier}/clinical_parameters/create`]: () => held.promise,
      [`PUT ${draft}`]: { value: {}, saved_at: '2199-11-20T06:50:00.000Z' },
    })
    const { user, goTo } = await open()
    const measure = async (): Promise<void> => {
      await user.type(await screen.findByRole('textbox', { name: 'Polso' }), '72')
      await user.click(screen.getByRole('button', { name: 'Salva' }))
      await goTo('/handover')
      await heading('Consegne')
    }
    await measure()
    held.resolve({ status: 201, body: someReading({ dossierId: task.dossierId!, hr: 72 }) })
    expect(await screen.findByText('Maria Bianchi: Parametri salvati')).toBeVisible()
    held = Promise.withResolvers<object>()
    await goTo(`/plan/tasks/${task._id}`)
    await measure()
    held.resolve({ status: 422, body: { code: 'unprocessable', detail: 'Non si può salvare.', errors: [] } })
    expect(await screen.findByText('Appuntamento, Maria Bianchi: Non si può salvare.')).toBeVisible()
  })

  it('goes on where a service is refused, which says so, until it ends with it', async () => {
    let isRefused = true
    const errors = [
      {
        path: 'performances.0.service_details.code',
        code: 'not_an_option',
        message: 'Non offerta.',
      },
    ]
    const refusal = { code: 'unprocessable', detail: 'Non si può registrare.', errors }
    const sent = server({
      [`POST ${path}/end`]: () => (isRefused ? { status: 422, body: refusal } : { body: ended }),
    })
    const { user } = await open()
    await screen.findByText('Prestazioni: 1 · Totale 15 di 15 min')
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    const line = within(await screen.findByRole('group', { name: 'Medicazione semplice' }))
    expect(await line.findByText('Non offerta.')).toBeVisible()
    isRefused = false
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    expect(await screen.findByText('Service added')).toBeVisible()
    expect(ends(sent)).toHaveLength(2)
  })

  it('says with its end what was unticked', async () => {
    const bath = {
      ...dressing,
      serviceId: '01906b97-5c00-7aaa-8aaa-000050023401',
      service_details: { ...dressing.service_details, code: '5002.341', name: 'Bendaggio' },
    }
    const sent = server({ [`GET ${path}/planned_services`]: [dressing, bath] })
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'Eseguita: Bendaggio' }))
    await screen.findByText(/^Prestazioni: 1 ·/)
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    expect(await screen.findByText('Service added')).toBeVisible()
    expect(ends(sent)).toMatchObject([
      {
        performances: [{ service_details: { code: '5002.340' } }],
        left_out: ['5002.341'],
      },
    ])
    expect(ends(sent)[0]!.performances).toHaveLength(1)
  })

  it('is asked about its open doses before it ends with what stands ticked', async () => {
    const refusal = {
      type: 'urn:vicino:problem:doses_open',
      title: 'doses_open',
      status: 409,
      code: 'doses_open',
      detail: 'Dosi aperte.',
      errors: [],
      requestId: 'x',
      current: [someVisitDose(someDrug())],
    }
    const sent = server({
      [`POST ${path}/end`]: ({ body }: SentCall) =>
        (body as BodyOf<typeof endVisit>).confirm_open_doses
          ? { body: ended }
          : { status: 409, body: refusal },
    })
    const { user } = await open()
    await screen.findByText('Prestazioni: 1 · Totale 15 di 15 min')
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Prima di concludere' }))
    await user.type(asked.getByLabelText('Motivo per lasciarle aperte'), 'La dà la figlia')
    await user.click(asked.getByRole('button', { name: 'Termina con dosi aperte' }))
    expect(await screen.findByText('Service added')).toBeVisible()
    expect(ends(sent).at(-1)).toEqual({ ...endWith(15), confirm_open_doses: { reason: 'La dà la figlia' } })
  })

  it('says before its end what is typed and not saved, and ends then all the same', async () => {
    const sent = server()
    const { user } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Massima' }), '138')
    await screen.findByText('Prestazioni: 1 · Totale 15 di 15 min')
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    const asked = async () => within(await screen.findByRole('dialog', { name: 'Terminare senza salvare?' }))
    expect((await asked()).getByText(/^I parametri non sono salvati/)).toBeVisible()
    await user.click((await asked()).getByRole('button', { name: 'Torna alla visita' }))
    expect(screen.getByRole('textbox', { name: 'Massima' })).toHaveValue('138')
    expect(ends(sent)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    await user.click((await asked()).getByRole('button', { name: 'Termina lo stesso' }))
    await expect.poll(() => ends(sent)).toEqual([endWith(15)])
  })

  it('asks as much before it is said not to have taken place', async () => {
    server()
    const { user } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Massima' }), '138')
    await user.click(screen.getByRole('button', { name: 'Non eseguita' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Continuare senza salvare?' }))
    expect(asked.getByText(/^I parametri non sono salvati/)).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Continua lo stesso' }))
    expect(await screen.findByRole('dialog', { name: 'Visita non eseguita' })).toBeVisible()
  })

  it('takes nothing away that is typed where somebody else ends it, and can still save it', async () => {
    let kept: object = begun
    const sent = server({
      [`GET ${path}`]: () => ({ body: kept }),
      [`POST ${dossier}/clinical_parameters/create`]: ({ body }: SentCall) => ({
        status: 201,
        body: someReading({ ...(body as object), dossierId: task.dossierId! }),
      }),
    })
    const { user, hearNews } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Polso' }), '72')
    kept = ended
    await hearNews()
    expect(await screen.findByText(/^Questa visita non è più in corso/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Termina' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Polso' })).toHaveValue('72')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByText(/^Salvati alle 07:50: .*Polso 72/)).toBeVisible()
    expect(written(sent)).toEqual([`POST ${dossier}/clinical_parameters/create`])
    await user.click(screen.getByRole('button', { name: 'Mostra la visita' }))
    await expect.poll(() => screen.queryByRole('textbox', { name: 'Polso' })).toBeNull()
  })

  it('measures each time when it is typed, not when the page was opened or last saved', async () => {
    const sent = server({
      [`POST ${dossier}/clinical_parameters/create`]: ({ body }: SentCall) => ({
        status: 201,
        body: someReading({ ...(body as object), dossierId: task.dossierId! }),
      }),
    })
    const { user } = await open()
    const pulse = async () => screen.findByRole('textbox', { name: 'Polso' })
    for (const [at, typed] of [
      ['2199-11-20T07:05:00.000Z', '72'],
      ['2199-11-20T07:25:00.000Z', '76'],
    ] as const) {
      await pulse()
      vi.setSystemTime(at)
      await user.type(await pulse(), typed)
      await user.click(screen.getByRole('button', { name: 'Salva' }))
      expect(await screen.findByText(new RegExp(`^Salvati alle .*${typed}`))).toBeVisible()
    }
    const readings = sent.filter(({ path: to }) => to.endsWith('/create')).map(({ body }) => body)
    expect(readings).toMatchObject([
      { hr: 72, measured_at: '2199-11-20T07:05:00.000Z' },
      { hr: 76, measured_at: '2199-11-20T07:25:00.000Z' },
    ])
  })

  it('asks about unusual minutes where they stand, and records nothing before', async () => {
    const sent = server({ [`GET ${path}`]: { ...begun, started_at: '2199-11-20T05:20:00.000Z' } })
    const { user } = await open()
    await screen.findByText('Prestazioni: 1 · Totale 90 di 90 min')
    expect(screen.queryByRole('textbox', { name: 'Durata' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    const keep = await screen.findByRole('button', { name: 'Mantieni 90' })
    await expect.poll(() => document.activeElement).toBe(keep)
    expect(written(sent)).toEqual([])
    await user.click(keep)
    await user.click(screen.getByRole('button', { name: 'Termina' }))
    await expect.poll(() => ends(sent)).toEqual([endWith(90)])
  })

  it('is only seen by who plans it for a colleague', async () => {
    const luca = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19', name: 'Luca Riva', avatar: null }
    nowIs('2199-11-20T06:50:00Z')
    answerReads([...mayAll, ...writing('calendar.plan_all')], {
      [`GET ${path}`]: { ...begun, operators: [luca], author: luca },
      [`GET ${path}/planned_services`]: [dressing],
      [`GET ${path}/performances`]: [],
      [`GET ${path}/material_uses`]: [],
    })
    await open()
    expect(await screen.findByRole('button', { name: 'Conferma le prestazioni' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('asks for the values that everybody has taken, with nothing in their fields', async () => {
    server({
      [`GET ${dossier}/clinical_parameters/latest`]: [
        {
          _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
          measured_at: '2199-11-19T07:00:00.000Z',
          ...ofEachMeasure(() => null),
          bp_max: 138,
          glyc: 7.2,
        },
      ],
    })
    await open()
    const highest = await screen.findByRole('textbox', { name: 'Massima' })
    expect(highest).toHaveValue('')
    expect(highest).toHaveAccessibleDescription('138\u00a0· ieri')
    expect(screen.getByRole('textbox', { name: 'Glicemia' })).toHaveAccessibleDescription('7.2\u00a0· ieri')
  })

  describe('past midnight', () => {
    const gives = [...mayAll, ...writing('drugs.read', 'drugs.administer')]
    const untold = someDrug({ _id: newId(), name: 'Metamizolo 500 mg', dossierId: task.dossierId! })
    const drops = someDrug({ _id: newId(), name: 'Gocce della sera', evening: 1, dossierId: task.dossierId! })
    const tablet = someDrug({
      _id: newId(),
      name: 'Pastiglia del mattino',
      morning: 1,
      dossierId: task.dossierId!,
    })
    const evening = { drug: drops, dose: 1, day: '2199-11-19', moment: 'evening' as const }
    const morning = { drug: tablet, dose: 1, day: '2199-11-20', moment: 'morning' as const }
    const around = (more: object) => ({
      administrations: [],
      as_needed: [],
      without_dose: [],
      doses: [],
      ...more,
    })
    const [ofFirst, ofLast] = ['2199-11-19', '2199-11-20'].map(
      day => `GET ${dossier}/administrations/around/${day}`,
    )
    const night = {
      ...begun,
      date: '2199-11-19',
      visit: someSheet({
        due: [visitDoseOf(evening, null), visitDoseOf(morning, null)],
        without_dose: [drugWithoutDoseOf(untold)],
      }),
    }
    const shows = async (more: Record<string, unknown>) => {
      nowIs('2199-11-20T06:50:00Z')
      answerReads(gives, {
        [`GET ${path}`]: night,
        [`GET ${dossier}`]: someDossier({ _id: task.dossierId!, permissions: gives }),
        ...more,
      })
      await open()
    }

    it('shows the doses of both days, and a drug without a dose once', async () => {
      await shows({
        [ofFirst!]: around({ doses: [{ ...evening, questions: [] }], without_dose: [untold] }),
        [ofLast!]: around({ doses: [{ ...morning, questions: [] }], without_dose: [untold] }),
      })
      const doses = within(await screen.findByRole('region', { name: 'Dosi di questa visita' }))
      expect(doses.getByText('Gocce della sera')).toBeVisible()
      expect(doses.getByText('Pastiglia del mattino')).toBeVisible()
      expect(screen.getAllByText('Metamizolo 500 mg')).toHaveLength(1)
    })

    it('says what it knows of its drugs itself where the doses cannot be read', async () => {
      const body = { code: 'unprocessable', detail: 'Dosi non leggibili.', errors: [] }
      await shows({ [ofFirst!]: () => ({ status: 422, body }), [ofLast!]: around({}) })
      expect(await screen.findByText('Dosi non leggibili.')).toBeVisible()
      for (const name of ['Gocce della sera', 'Pastiglia del mattino', 'Metamizolo 500 mg'])
        expect(await screen.findByText(name)).toBeVisible()
      expect(screen.getAllByText('Metamizolo 500 mg')).toHaveLength(1)
    })
  })

  it('loses no other part where one cannot be read', async () => {
    const refusal = { code: 'unavailable', detail: 'Non disponibile.', errors: [] }
    server({ [`GET ${dossier}/clinical_parameters/latest`]: () => ({ status: 503, body: refusal }) })
    await open()
    expect(await screen.findByRole('checkbox', { name: 'Eseguita: Medicazione semplice' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Termina' })).toBeVisible()
    expect(await screen.findByText('Nessun focus aperto')).toBeVisible()
  })
})

describe('that is over', () => {
  const ended = { ...begun, status: 'completed' as const, ended_at: '2199-11-20T07:05:00.000Z', version: 3 }
  const carlo = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd21', name: 'Carlo Bordoli', avatar: null }
  const next = someTask({
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd41',
    client: carlo,
    dossierId: carlo._id,
    date: ended.date,
    end_date: ended.date,
    start_time: '10:00',
    end_time: '10:30',
    visit: someSheet(),
  })
  const day = `GET /api/tasks/date/${ended.date}`

  it('names the next one of her day, whom, when and where, and leads there', async () => {
    nowIs('2199-11-20T07:10:00Z')
    // What Oggi read before the end still has it going on.
    answerReads(writing('calendar.own'), { [`GET ${path}`]: ended, [day]: [begun, next] })
    await open()
    const way = within(await screen.findByRole('list', { name: 'Prossima visita' })).getByRole('link')
    expect(way).toHaveTextContent('Carlo Bordoli')
    expect(way).toHaveTextContent('Prossima visita · 10:00–10:30 · Bellinzona')
    expect(way).toHaveAttribute('href', `/plan/tasks/${next._id}`)
  })

  it('says that it was the last one, with the way to tomorrow', async () => {
    nowIs('2199-11-20T07:10:00Z')
    answerReads(writing('calendar.own'), { [`GET ${path}`]: ended, [day]: [ended] })
    await open()
    const way = await screen.findByRole('link', { name: /^Tutte le visite di oggi sono concluse/ })
    expect(way).toHaveAttribute('href', '/?day=tomorrow')
  })

  it.each([
    ['of another day', '2199-11-21T07:10:00Z', {}],
    ['of a colleague', '2199-11-20T07:10:00Z', { operators: [carlo] }],
  ])('and %s asks nothing of her day', async (_, now, changed) => {
    nowIs(now)
    const sent = answerReads(writing('calendar.own'), { [`GET ${path}`]: { ...ended, ...changed } })
    await open()
    expect(await screen.findByText('Eseguita')).toBeVisible()
    expect(sent.filter(call => call.path.startsWith('/api/tasks/date/'))).toEqual([])
  })
})

test('a duty is done or not done', async () => {
  const duty = { ...task, type: 'task', client: null, dossierId: null, visit: undefined }
  answerReads(writing('calendar.own'), { [`GET ${path}`]: duty })
  await open()
  expect(await screen.findByRole('button', { name: 'Fatto' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Non eseguito' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull()
})

test('the to-do of a step says step and client, and is done by confirming the step', async () => {
  const { _id: dossierId, name } = task.client!
  const [openedId, stepId] = [newId(), newId()]
  const step = {
    dossierId,
    openedId,
    stepId,
    text: 'Ripetere la scala',
    client: task.client!,
    goes_on: true,
    done_on: null,
  }
  const more = { type: 'task' as const, title: careTask.label, client: null, dossierId: null }
  const toDo = { ...task, ...more, visit: undefined, step }
  const ofProtocol = `/api/dossiers/${dossierId}/protocols/${openedId}`
  const sent = answerReads(writing('calendar.own'), {
    [`GET ${path}`]: toDo,
    [`POST ${ofProtocol}/confirm_step`]: () => ({
      status: 409,
      body: { code: 'ended', detail: '', errors: [] },
    }),
  })
  const { user } = await open()
  expect(await heading('Ripetere la scala')).toBeVisible()
  const way = `/dossier/${dossierId}/attributes/protocols/${openedId}#step-${stepId}`
  expect(screen.getByRole('link', { name: 'Mostra il passo' })).toHaveAttribute('href', way)
  expect(screen.getByText(name)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fatto' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Conferma il passo' }))
  await user.type(await sheet.findByRole('textbox', { name: /Che cosa è stato fatto/ }), 'Totale 13')
  await user.click(sheet.getByRole('button', { name: 'Conferma' }))
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ stepId, taskId: task._id, note: 'Totale 13' })
})

test('a to-do of which one may not know the step is a task of care, which one does not say was done', async () => {
  const more = { type: 'task', title: careTask.label, client: null, dossierId: null, visit: undefined }
  const untold = { ...task, ...more, operators: [], care_untold: true, needs: 'INF-SPEC' }
  answerReads(writing('calendar.own', 'calendar.plan_all'), { [`GET ${path}`]: untold })
  await open()
  expect(await heading('Compito di cura')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Non eseguito' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Fatto' })).toBeNull()
  expect(screen.getByText('Richiede').nextSibling).toHaveTextContent('INF-SPEC')
})

test('a step that was done late says when it really was', async () => {
  const { _id: dossierId } = task.client!
  const step = {
    dossierId,
    openedId: newId(),
    stepId: newId(),
    text: 'Ripetere la scala',
    client: task.client!,
    goes_on: true,
    done_on: '2026-11-23',
  }
  const more = { type: 'task', title: careTask.label, client: null, dossierId: null, visit: undefined }
  answerReads(writing('calendar.own'), { [`GET ${path}`]: { ...task, ...more, status: 'completed', step } })
  await open()
  expect(await heading('Ripetere la scala')).toBeVisible()
  expect(screen.getByText('Fatto il').nextSibling).toHaveTextContent('23.11.2026')
})

test('a task that is missing or somebody else’s shows the page of an unknown address', async () => {
  const body = { code: 'not_found', detail: 'Non trovato.', errors: [] }
  const permissions = [...reading('dossier.list'), ...writing('calendar.own')]
  answerReads(permissions, { [`GET ${path}`]: () => ({ status: 404, body }) })
  await open()
  expect(await heading('Pagina non trovata')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Calendario' })[0]).toBeVisible()
})

describe('of a series', () => {
  const series = {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd50',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TH',
    until: '2026-12-17',
    count: null,
    skip_holidays: true,
    last_day: '2026-12-17',
  }
  const visit = someTask({ date: '2026-12-10', end_date: '2026-12-10', series })

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T07:10:00Z') })
    return () => vi.useRealTimers()
  })

  it('says how it repeats', async () => {
    answerReads(reading('calendar.own'), { [`GET ${path}`]: visit })
    await open()
    const words = 'Ogni settimana, lunedì e giovedì, fino al 17.12.2026, senza i giorni festivi'
    expect(await screen.findByText(words)).toBeVisible()
  })

  it.each([
    ['the last', { ...visit, date: '2026-12-17' }, "È l'ultimo appuntamento della serie"],
    [
      'the last, from which somebody comes back',
      {
        ...visit,
        date: '2026-12-10',
        status: 'completed' as const,
        series: { ...series, last_day: '2026-12-10' },
      },
      "È l'ultimo appuntamento della serie",
    ],
    ['near its end', visit, 'La serie finisce tra 7 giorni'],
  ])('%s leads to where it is prolonged', async (_, shown, words) => {
    answerReads(writing('calendar.own'), { [`GET ${path}`]: shown })
    const { user, address } = await open()
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Prolunga la serie' }))
    await expect.poll(address).toBe(`${path.replace('/api', '/plan')}/edit`)
  })

  it('says nothing of its end while that is far', async () => {
    const far = { ...series, until: '2027-12-17', last_day: '2027-12-17' }
    answerReads(writing('calendar.own'), { [`GET ${path}`]: { ...visit, series: far } })
    await open()
    await heading('Medicazione')
    expect(screen.queryByRole('button', { name: 'Prolunga la serie' })).toBeNull()
  })

  it.each([
    ['Solo questo', /\?change=[\w-]{36}&version=1$/],
    ['Questo e i seguenti', /\?change=[\w-]{36}&scope=following&series_state=as-it-was&version=1$/],
    ['Tutta la serie', /\?change=[\w-]{36}&scope=all&series_state=as-it-was&version=1$/],
  ])('is removed as far as is said: %s', async (choice, search) => {
    const sums = { ...noSums, removed: 5, removed_substitutions: 1, past: 2 }
    const sent = answerReads(writing('calendar.own'), {
      [`GET ${path}`]: visit,
      [`GET ${path}/series_removal`]: { state: 'as-it-was', sums, landing: [] },
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Elimina' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Eliminare questo appuntamento?' }))
    await user.click(sheet.getByRole('radio', { name: choice }))
    if (choice !== 'Solo questo')
      expect(await sheet.findByText('5 rimosse, 1 sostituzione compresa, 2 passate restano')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Elimina' }))
    await expect.poll(() => sent.find(({ method }) => method === 'DELETE')?.path).toMatch(search)
  })
})
