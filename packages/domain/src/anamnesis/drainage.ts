import type { ChoiceField, GroupField } from '../form/field.ts'
import { whenActive } from './equipment.ts'

const stomata = [
  { value: 'colostomia', label: 'Colostomia' },
  { value: 'ileostomia', label: 'Ileostomia' },
  { value: 'urostomia', label: 'Urostomia' },
  { value: 'gastrostomia', label: 'Gastrostomia' },
  { value: 'tracheostomia', label: 'Tracheostomia' },
  { value: 'nefrostomia', label: 'Nefrostomia' },
] as const

const protection = {
  kind: 'choice',
  label: 'Protezione',
  optional: true,
  options: [
    { value: 'daytime', label: 'Di giorno' },
    { value: 'nighttime', label: 'Di notte' },
  ],
  note: { wire: 'protection_note', label: 'Osservazione' },
} as const satisfies ChoiceField

const present = { kind: 'flag', label: 'Presente' } as const

/** What drains the bladder. A catheter's size is its outer circumference in Charrière. */
export const drainageDevices = {
  kind: 'group',
  label: 'Dispositivi di drenaggio',
  inEmergency: true,
  shownWhen: { field: 'has_drainage_devices', is: true },
  fields: {
    catheter_vescicale_ch: {
      kind: 'block',
      label: 'Catetere vescicale',
      fields: {
        is_active: present,
        size: {
          kind: 'number',
          label: 'Misura',
          shownWhen: whenActive,
          min: 4,
          max: 36,
          step: 1,
          unit: 'CH',
        },
        date: { kind: 'date', label: 'Posato il', shownWhen: whenActive },
      },
    },
    suprapubic_catheter: {
      kind: 'block',
      label: 'Catetere sovrapubico',
      fields: {
        is_active: present,
        date: { kind: 'date', label: 'Posato il', shownWhen: whenActive },
      },
    },
    stoma: {
      kind: 'block',
      label: 'Stomia',
      fields: {
        is_active: present,
        type: { kind: 'choice', label: 'Tipo di stomia', shownWhen: whenActive, options: stomata },
        date: { kind: 'date', label: 'Data della stomia', shownWhen: whenActive },
        position: { kind: 'text', label: 'Posizione della stomia', shownWhen: whenActive, max: 300 },
      },
    },
    bag: {
      kind: 'block',
      label: 'Sacca',
      fields: {
        is_active: present,
        type: { kind: 'text', label: 'Tipo di sacca', shownWhen: whenActive, max: 300 },
        date: { kind: 'date', label: 'Data della sacca', shownWhen: whenActive },
      },
    },
    valve: {
      kind: 'block',
      label: 'Valvola',
      fields: {
        is_active: present,
        type: { kind: 'text', label: 'Tipo di valvola', shownWhen: whenActive, max: 300 },
      },
    },
    protection,
    managed_by: { kind: 'text', label: 'Gestito da', max: 300 },
  },
} as const satisfies GroupField

/** The stoma of an altered intestine, with its bag. */
export const stomaForm = {
  kind: 'group',
  label: 'Scheda stomia',
  inEmergency: true,
  shownWhen: { field: 'intestinal_function', is: true },
  fields: {
    stoma: { kind: 'flag', label: 'Stomia' },
    stoma_type: {
      kind: 'choice',
      label: 'Tipo di stomia',
      shownWhen: { field: 'stoma', is: true },
      options: stomata,
    },
    stoma_date: { kind: 'date', label: 'Data della stomia', shownWhen: { field: 'stoma', is: true } },
    stoma_position: {
      kind: 'text',
      label: 'Posizione della stomia',
      max: 300,
      shownWhen: { field: 'stoma', is: true },
    },
    bag: { kind: 'flag', label: 'Sacca' },
    bag_type: { kind: 'text', label: 'Tipo di sacca', max: 300, shownWhen: { field: 'bag', is: true } },
    bag_date: { kind: 'date', label: 'Data della sacca', shownWhen: { field: 'bag', is: true } },
    protection,
    managed_by: { kind: 'text', label: 'Gestito da', max: 300, optional: true },
  },
} as const satisfies GroupField
