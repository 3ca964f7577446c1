import type { ActivityLog } from '@vicino/domain/activity/activity.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inDossier, someDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { ActivityRow } from './ActivityRow.tsx'

const log: ActivityLog = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd50',
  dataModel: 'Drug',
  entityId: '01a1fc0a-5a3b-7006-9c68-eb853133fd51',
  action: 'corrected',
  stakeholderId: {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd52',
    name: 'Sara Pedrini',
    role: 'nurse_diploma',
    avatar: null,
  },
  populatedData: { name: 'Torasemide 5 mg' },
  focusTopicId: null,
  handover: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  read: true,
  later: null,
  visit: null,
}

test('a line leads to the record that it speaks of', async () => {
  await show(inDossier(<ActivityRow log={log} />))
  const line = screen.getByRole('link', { name: /Torasemide 5 mg.*Farmaco corretto.*Sara Pedrini/ })
  expect(line).toHaveAttribute('href', `/dossier/${someDossier()._id}/activity/drugs/${log.entityId}`)
})

test.each([
  [{ hr: 34, critical: ['hr'], news2: null }, true],
  [{ hr: 72, critical: [], news2: 6 }, true],
  [{ hr: 72, critical: [], news2: 4 }, false],
  [{ hr: 34 }, false],
])('the line of a reading carries the mark of a critical value: %j', async (populatedData, isMarked) => {
  await show(
    inDossier(
      <ActivityRow log={{ ...log, dataModel: 'ClinicalParameter', action: 'created', populatedData }} />,
    ),
  )
  expect(screen.queryAllByText('Critico')).toHaveLength(isMarked ? 1 : 0)
})

test('the line of a warning opens the sheet of the warnings', async () => {
  const ended: ActivityLog = {
    ...log,
    dataModel: 'Warning',
    action: 'ended',
    populatedData: { text: 'MRSA al tallone' },
  }
  const opened: string[] = []
  const { user } = await show(
    inDossier(<ActivityRow log={ended} />, someDossier(), () => opened.push('warnings')),
  )
  await user.click(screen.getByRole('button', { name: /MRSA al tallone.*Avvertenza terminata/ }))
  expect(opened).toEqual(['warnings'])
})

test('the line of a note leads to its focus, says its parts, and that it was struck since', async () => {
  const note: ActivityLog = {
    ...log,
    dataModel: 'FocusGroup',
    action: 'continued',
    populatedData: {
      focus: 'Stipsi',
      focusId: log._id,
      data: 'Addome teso',
      action: '',
      evaluation: 'Meglio',
    },
    later: 'struck',
  }
  await show(inDossier(<ActivityRow log={note} />))
  const line = screen.getByRole('link', { name: /Stipsi.*Nuovo evento.*D: Addome teso V: Meglio/ })
  const focus = `/dossier/${someDossier()._id}/activity/focus/${log._id}/events`
  expect(line).toHaveAttribute('href', `${focus}#${log.entityId}`)
  expect(line).toHaveTextContent('Annullato in seguito')
  expect(line).not.toHaveTextContent('Non letta')
})

test('how a dose worked is told as that, and as no correction', async () => {
  const told: ActivityLog = {
    ...log,
    dataModel: 'Administration',
    action: 'continued',
    populatedData: {
      drug: { name: 'Paracetamolo 1 g' },
      status: 'given',
      effect: 'none',
      effect_note: 'Ancora 7',
    },
  }
  await show(inDossier(<ActivityRow log={told} />))
  expect(screen.getByRole('link', { name: /Paracetamolo 1 g.*Effetto: nessuno.*Ancora 7/ })).toBeVisible()
})

test('a reason that serves for the dose and for what was asked of it is told once', async () => {
  const given: ActivityLog = {
    ...log,
    dataModel: 'Administration',
    action: 'created',
    populatedData: {
      drug: { name: 'Insulina aspart', dose_unit: 'unit' },
      dose: 40,
      status: 'given',
      status_reason: 'Ordine telefonico',
      confirm: { reason: 'Ordine telefonico', of: ['dose_multiple'], ordered: 20 },
      note: '',
    },
  }
  await show(inDossier(<ActivityRow log={given} />))
  // What is twice the order says both amounts.
  expect(screen.getByText('40 unità, prescrizione: 20 unità. Ordine telefonico')).toBeVisible()
})

test('a note that was struck is not told as its focus struck', async () => {
  const ofFocus: ActivityLog = {
    ...log,
    dataModel: 'FocusGroup',
    action: 'struck',
    populatedData: { focus: 'Stipsi' },
  }
  await show(inDossier(<ActivityRow log={ofFocus} />))
  expect(screen.getByRole('link', { name: /Focus annullato/ })).toBeVisible()
  const ofNote = { ...ofFocus, populatedData: { focus: 'Stipsi', focusId: log._id, data: 'Addome teso' } }
  await show(inDossier(<ActivityRow log={ofNote} />))
  expect(screen.getByRole('link', { name: /Evento annullato/ })).toBeVisible()
})
