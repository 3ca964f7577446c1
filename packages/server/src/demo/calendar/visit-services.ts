import type { ServiceDetails } from '@vicino/domain/services/service-details.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { readCatalogue } from '../../db/catalogues.ts'

/** A service of the catalogue, as records refer to it and show it. */
type DemoService = { _id: Id; details: ServiceDetails }

/** A service that is planned for a visit, in minutes. */
export type DemoPlan = DemoService & { duration: number }

/** What is planned for a visit of each purpose, in minutes by code: together they last as long as the visit. */
const plans: Record<string, Record<string, number>> = {
  'Igiene e vestizione': { '5003.040': 25, '5003.090': 15 },
  Doccia: { '5003.030': 35, '5003.080': 10 },
  'Igiene serale e messa a letto': { '5003.040': 25, '5003.120': 15 },
  'Preparazione e aiuto al pasto': { '5003.160': 35 },
  Passeggiata: { '5003.130': 35 },
  'Merenda e liquidi': { '5003.160': 20, '5003.170': 15 },
  'Mobilizzazione e cambio': { '5003.130': 20, '5003.170': 15 },
  'Glicemia e insulina': { '5002.050': 5, '5002.220': 15 },
  'Preparazione dei farmaci della settimana': { '5002.200': 30 },
  'Controllo dei parametri vitali': { '5002.010': 20 },
  'Bendaggio compressivo': { '5002.370': 30 },
  'Medicazione dell’ulcera, gamba sinistra': { '5002.350': 30, '5001.140': 10 },
  'Colliri e farmaci': { '5002.250': 5, '5002.210': 15 },
  'Mobilizzazione e controllo della ferita': { '5003.130': 20, '5002.340': 15 },
  'Farmaci e mobilizzazione': { '5002.210': 15, '5003.130': 20 },
  'Controllo della glicemia': { '5002.050': 15 },
  'Colloquio e farmaci': { '5002.450': 25, '5002.210': 10 },
  'Cura dello stoma': { '5002.390': 40 },
  'Controllo del respiro e dell’ossigeno': { '5002.100': 10, '5002.040': 5, '5002.120': 10 },
  'Cura dei piedi': { '5002.410': 30 },
  'Cambio del cerotto e valutazione del dolore': { '5002.270': 5, '5001.140': 15 },
  'Prelievo per INR': { '5002.080': 20 },
  'Peso, edemi e pressione': { '5002.030': 5, '5002.020': 20 },
  'Cura del catetere vescicale': { '5002.150': 30 },
  'Somministrazione dei farmaci e sorveglianza': { '5002.210': 10, '5003.190': 15 },
  'Colloquio con i familiari': { '5001.130': 30 },
  'Prelievo di sangue': { '5002.070': 20 },
  'Controllo dei sintomi e del dolore': { '5001.140': 20, '5002.010': 15, '5002.280': 10 },
}

const services = readServices()

/** The services planned for a visit of this purpose; none where it is no care under the health insurance. */
export const plannedFor = (title: string): DemoPlan[] =>
  Object.entries(plans[title] ?? {}).map(([code, duration]) => ({ ...services.get(code)!, duration }))

/** The service of the catalogue under a code. */
export const serviceUnder = (code: string): DemoService => services.get(code)!

function readServices(): Map<string, DemoService> {
  const byKey = (table: Parameters<typeof readCatalogue>[0]) =>
    new Map(readCatalogue(table).rows.map(row => [row['code']!, row]))
  const [groups, categories] = [byKey('service_group'), byKey('service_category')]
  return new Map(
    Array.from(byKey('service'), ([code, { _id, name_it, category_code }]) => {
      const category = categories.get(category_code!)!
      const group = category['group_code']!
      const letter = groups.get(group)!['letter']!
      const details = { code, group, letter, name: name_it!, category: category['name_it']! }
      return [code, { _id: _id!, details }]
    }),
  )
}
