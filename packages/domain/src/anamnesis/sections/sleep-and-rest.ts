import { partsWithin } from '../../form/rule.ts'
import { section } from '../section.ts'

const whenAltered = { field: 'is_altered', is: true } as const

export const sleepAndRest = section({
  slug: 'sleep_and_rest',
  definitionVersion: 1,
  rules: [partsWithin('sleep_hours_per_day', ['of_which_nighttime', 'of_which_daytime'], 24)],
  fields: {
    is_altered: {
      kind: 'flag',
      label: 'Sonno',
      options: [
        { value: true, label: 'Alterato' },
        { value: false, label: 'Fisiologico' },
      ],
    },
    frequent_wakening: { kind: 'flag', label: 'Risvegli frequenti', shownWhen: whenAltered },
    early_wakening: { kind: 'flag', label: 'Risveglio precoce', shownWhen: whenAltered },
    difficulty_falling_asleep: {
      kind: 'flag',
      label: 'Difficoltà ad addormentarsi',
      shownWhen: whenAltered,
    },
    sleep_hours_per_day: {
      kind: 'number',
      label: 'Ore di sonno al giorno',
      min: 0,
      max: 24,
      step: 0.5,
      unit: 'h',
    },
    of_which_nighttime: {
      kind: 'number',
      label: 'Di cui di notte',
      min: 0,
      max: 24,
      step: 0.5,
      unit: 'h',
    },
    of_which_daytime: {
      kind: 'number',
      label: 'Di cui di giorno',
      min: 0,
      max: 24,
      step: 0.5,
      unit: 'h',
    },
    bedtime_hour: { kind: 'time', label: 'Ora in cui va a letto' },
    wake_up_hour: { kind: 'time', label: 'Ora in cui si sveglia' },
    afternoon_rest: { kind: 'flag', label: 'Riposo pomeridiano' },
    medication_use: { kind: 'flag', label: 'Uso di sonniferi' },
  },
  parts: [
    { label: 'Qualità del sonno', from: 'is_altered' },
    { label: 'Ore e orari', from: 'sleep_hours_per_day' },
    { label: 'Abitudini', from: 'afternoon_rest' },
  ],
})
