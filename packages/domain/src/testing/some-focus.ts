import type { FocusEvent } from '../focus/focus-event.ts'
import type { Focus } from '../focus/focus.ts'
import { someDrug } from './some-drug.ts'

const { author, dossierId, created_at, written_at } = someDrug()
const signed = {
  version: 1,
  dossierId,
  author,
  created_at,
  written_at,
  reason: null,
  struck: null,
  handover: false,
}

/** A focus that somebody else opened long ago; each test says what matters to it. */
export const someFocus = (more: Partial<Focus> = {}): Focus => ({
  ...signed,
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
  focus: 'Stipsi',
  focusTopicId: 'constipation',
  data: 'Addome teso',
  action: '',
  evaluation: '',
  readings: [],
  status: 'open',
  last_event_at: null,
  ...more,
})

/** A note on it. */
export const someFocusEvent = (more: Partial<FocusEvent> = {}): FocusEvent => ({
  ...signed,
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd41',
  focusId: someFocus()._id,
  data: 'Ha bevuto poco',
  action: '',
  evaluation: '',
  readings: [],
  status: 'open',
  ...more,
})
