import type { Locator, Page } from '@playwright/test'
import { type Act, button, field, link } from './hand.ts'
import {
  type People,
  type Scene,
  twelveOperators,
  twoNurses,
  visitNow,
  withDaughter,
  withDose,
  withFocus,
  withInsulin,
} from './scenes.ts'

/** What is done many times a day: what stands there before, what a hand does, and what the page says in the end. */
type Job = {
  name: string
  at: 'phone' | 'desk'
  prepare: (people: People) => Promise<Scene>
  acts: (scene: Scene) => readonly Act[]
  done: (page: Page, scene: Scene) => Locator
  /** The most taps that it may take, keys apart. */
  taps: number
}

const begin: Act = { tap: button('Inizia') }
const save: Act = { tap: button('Salva') }

const focuses = (page: Page): Locator => page.getByRole('list', { name: 'Focus aperti' })

/** A note on the one focus of the client, at a visit. */
const note: readonly Act[] = [
  { tap: button(/^Sonnolenza prova/) },
  { write: 'Dorme meno', into: field('D · Dati') },
]
const saveNote: Act = { tap: page => focuses(page).getByRole('button', { name: 'Salva' }) }
const noteIsSaved = (page: Page): Locator => focuses(page).getByText('Ultima nota: oggi')

const servicesSeen = (page: Page): Locator => page.getByText(/^Prestazioni: 1\s· /)

/** The ten jobs by which the product is measured, and a visit in which all went as planned. */
export const jobs: readonly Job[] = [
  {
    name: 'start the visit',
    at: 'phone',
    prepare: visitNow(),
    acts: () => [begin],
    done: servicesSeen,
    taps: 1,
  },
  {
    name: 'a visit that went as planned',
    at: 'phone',
    prepare: visitNow(),
    acts: () => [begin, { see: servicesSeen }, { tap: button('Termina') }],
    done: page => page.getByRole('list', { name: 'Prestazioni eseguite' }).getByRole('listitem'),
    taps: 4,
  },
  {
    name: 'a dose',
    at: 'phone',
    prepare: visitNow(withDose),
    acts: () => [begin, { tap: button('Torasemide prova: somministra') }],
    done: page => page.getByText('Somministrata', { exact: true }),
    taps: 2,
  },
  {
    name: 'pressure, pulse and saturation',
    at: 'phone',
    prepare: visitNow(),
    acts: () => [begin, { tap: field('Massima') }, { digits: '136847297' }, save],
    done: page => page.getByText(/^Salvati alle .*136\/84\smmHg.*97\s%/),
    taps: 6,
  },
  {
    name: 'glycaemia with insulin',
    at: 'phone',
    prepare: visitNow(withInsulin),
    acts: () => [
      begin,
      { tap: button('Insulina prova: Misura: Glicemia') },
      { write: '12,4', into: field(/^Glicemia/) },
      { tap: button('Somministra 6 unità') },
    ],
    done: page => page.getByText(/^6 unità, /).first(),
    taps: 4,
  },
  {
    name: 'find a client and call her daughter',
    at: 'phone',
    prepare: visitNow(withDaughter),
    acts: ({ client }) => [
      { tap: button('Trova') },
      { write: client.family.slice(0, 4), into: page => page.getByRole('combobox') },
      { tap: page => page.getByRole('option', { name: client.name }).first() },
      { tap: link('Chiama Laura Prova · Figlia') },
    ],
    done: page => page.getByRole('link', { name: 'Chiama Laura Prova · Figlia' }),
    taps: 3,
  },
  {
    name: 'move a visit to tomorrow',
    at: 'phone',
    prepare: visitNow(),
    acts: ({ client }) => [
      {
        tap: page =>
          page.getByRole('list', { name: 'La giornata' }).getByRole('link', { name: client.name }).first(),
      },
      { tap: link('Modifica') },
      { tap: button('Domani') },
      save,
    ],
    done: page => page.getByText('Appuntamento salvato'),
    taps: 4,
  },
  {
    name: 'a note on a focus',
    at: 'phone',
    prepare: visitNow(withFocus),
    acts: () => [begin, ...note, saveNote],
    done: noteIsSaved,
    taps: 4,
  },
  {
    name: 'hand over to a colleague',
    at: 'phone',
    prepare: twoNurses,
    acts: ({ colleague }) => [
      begin,
      ...note,
      { tap: page => focuses(page).getByText(/^In consegna/) },
      { choose: colleague, from: page => page.getByRole('combobox', { name: 'Per chi' }) },
      saveNote,
    ],
    done: noteIsSaved,
    taps: 7,
  },
  {
    name: 'what is new since yesterday',
    at: 'phone',
    prepare: twoNurses,
    acts: ({ client }) => [{ tap: link(client.name) }],
    done: page => page.getByRole('list', { name: "Dall'ultima visita" }),
    taps: 1,
  },
  {
    name: 'a day of twelve operators, one of whom calls in ill',
    at: 'desk',
    prepare: twelveOperators,
    acts: ({ colleague }) => [
      { tap: link(`Assenza di ${colleague}`) },
      { tap: button('Avanti') },
      { tap: button('Accetta tutte le proposte') },
      { see: page => page.getByText('Tutte affidate: 3') },
      { tap: button('Avanti') },
      { tap: button("Conferma l'assenza") },
    ],
    done: page => page.getByRole('link', { name: 'Elenco delle telefonate' }),
    taps: 5,
  },
]
